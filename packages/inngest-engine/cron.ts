import { CronExpressionParser } from "cron-parser";

/** The first tick after a time. `cron` has 5 or 6 fields (seconds first) and may start with `TZ=<zone> `. */
export function nextTick(cron: string, after: Date): Date {
  return parse(cron, after).next().toDate();
}

/** The last tick at or before a time. */
export function lastTick(cron: string, at: Date): Date {
  return parse(cron, new Date(at.getTime() + 1))
    .prev()
    .toDate();
}

/** Whether it is a cron expression with a next tick. */
export function isCron(cron: string): boolean {
  try {
    nextTick(cron, new Date());
    return /^(\S+\s+){4,5}\S+$/.test(split(cron).fields) || cron.startsWith("@");
  } catch {
    return false;
  }
}

function parse(cron: string, currentDate: Date) {
  const { zone, fields } = split(cron);
  return CronExpressionParser.parse(fields, { currentDate, tz: zone });
}

function split(cron: string): { zone: string; fields: string } {
  const [, zone = "UTC", fields = cron] = /^(?:CRON_)?TZ=(\S+)\s+(.*)$/.exec(cron.trim()) ?? [];
  return { zone, fields: fields.trim() };
}

const units: Record<string, number> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 };
const longestMs = 366 * 86_400_000;

/** The time that `time` means: an SDK duration from now ("1d2h30m10s") or an ISO date. Undefined if neither. */
export function momentOf(time: unknown, now: Date): Date | undefined {
  if (typeof time !== "string") return undefined;
  const ms = durationMs(time);
  if (ms !== undefined) return new Date(now.getTime() + ms);
  const at = Date.parse(time);
  return Number.isNaN(at) ? undefined : new Date(at);
}

/** Whether the time is a date rather than a duration, which counts from now. */
export const isDate = (time: unknown): boolean => typeof time === "string" && durationMs(time) === undefined;

/** Milliseconds of an SDK duration, at most a year; "" is 0. Undefined if it is not a duration. */
export function durationMs(text: string): number | undefined {
  if (!/^(\d+[wdhms])*$/.test(text)) return undefined;
  let total = 0;
  for (const [, count, unit] of text.matchAll(/(\d+)([wdhms])/g)) {
    total += Number(count) * (units[unit ?? ""] ?? 0);
  }
  return Math.min(total, longestMs);
}

/** When a snoozed signal can return. `zone` is the time zone that the reader's times are shown in. */
import { dayIn } from "@/components/ui/format-time";

const morning = 9;
const dayMs = 24 * 60 * 60 * 1_000;

/** The morning of the day that many days from now. */
export function morningIn(days: number, now: Date, zone: string): Date {
  const day = Date.parse(dayIn(now.toISOString(), zone)) + days * dayMs;
  return morningOn(new Date(day).toISOString().slice(0, 10), zone);
}

/** The morning of the same day of next month, or of its last day if it is shorter. */
function morningNextMonth(now: Date, zone: string): Date {
  const [year = 0, month = 1, day = 1] = dayIn(now.toISOString(), zone).split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = new Date(Date.UTC(year, month, Math.min(day, lastDay)));
  return morningOn(next.toISOString().slice(0, 10), zone);
}

/** The usual choices. Next week starts on Monday. */
export function snoozeTimes(now: Date, zone: string): { label: string; until: Date }[] {
  const weekday = new Date(dayIn(now.toISOString(), zone)).getUTCDay();
  return [
    { label: "Tomorrow", until: morningIn(1, now, zone) },
    { label: "Next week", until: morningIn((8 - weekday) % 7 || 7, now, zone) },
    { label: "Next month", until: morningNextMonth(now, zone) },
  ];
}

/** The morning of a day written as in a date input; null if it is not a day after `now`. */
export function morningOf(day: string, now: Date, zone: string): Date | null {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return null;
  const until = morningOn(day, zone);
  return until <= now ? null : until;
}

/** A date as in a date input. */
export const inputDay = (date: Date, zone: string): string => dayIn(date.toISOString(), zone);

/** Nine o'clock of a day, `YYYY-MM-DD`. The offset is read twice, since it may change between the guess and nine. */
function morningOn(day: string, zone: string): Date {
  const wall = Date.parse(`${day}T0${morning}:00:00Z`);
  const guess = wall - offsetAt(wall, zone);
  return new Date(wall - offsetAt(guess, zone));
}

/** How far the zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment;
}

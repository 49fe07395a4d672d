/** When a snoozed signal can return. */

const morning = 9;

/** The morning of the day that many days from now, in the reader's time zone. */
export function morningIn(days: number, now: Date): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  day.setHours(morning, 0, 0, 0);
  return day;
}

/** The usual choices. Next week starts on Monday. */
export function snoozeTimes(now: Date): { label: string; until: Date }[] {
  return [
    { label: "Tomorrow", until: morningIn(1, now) },
    { label: "Next week", until: morningIn((8 - now.getDay()) % 7 || 7, now) },
    { label: "In 30 days", until: morningIn(30, now) },
  ];
}

/** The morning of a day written as in a date input; null if it is not a day after `now`. */
export function morningOf(day: string, now: Date): Date | null {
  const until = new Date(`${day}T0${morning}:00:00`);
  return Number.isNaN(until.getTime()) || until <= now ? null : until;
}

/** A date as in a date input, in the reader's time zone. */
export const inputDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");

/**
 * Adds calendar months in UTC, keeping the time of day, whatever the process's time zone. If the month is too short,
 * uses its last day: January 31 plus one month is February 28.
 */
export function addUtcMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return moved;
}

/** The billing month that contains `now`, counted in whole months from the end of the last period. */
export function nextPeriod(lastEnd: Date, now: Date): { periodStart: Date; periodEnd: Date } {
  let months = 0;
  while (addUtcMonths(lastEnd, months + 1) <= now) months += 1;
  return { periodStart: addUtcMonths(lastEnd, months), periodEnd: addUtcMonths(lastEnd, months + 1) };
}

/**
 * So many calendar months later at the same time of day, in UTC wherever the process runs. A month that is too
 * short ends it on its last day: 31 January and one month is 28 February.
 */
export function addUtcMonths(moment: Date, months: number): Date {
  const moved = new Date(moment);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return moved;
}

/** The billing month that holds `now`, counted in whole months from where the last period ended. */
export function nextPeriod(lastEnd: Date, now: Date): { periodStart: Date; periodEnd: Date } {
  let months = 0;
  while (addUtcMonths(lastEnd, months + 1) <= now) months += 1;
  return { periodStart: addUtcMonths(lastEnd, months), periodEnd: addUtcMonths(lastEnd, months + 1) };
}

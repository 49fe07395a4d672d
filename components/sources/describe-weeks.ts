import { countOf } from "@/db/count-of";

/** How many of the weeks stand out. */
export const recentWeeks = 4;

/** A source's signals by week, in words: "12 signals in the last 4 weeks, 8 in the 4 before". */
export function describeWeeks(weeks: readonly number[]): string {
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  const recent = sum(weeks.slice(-recentWeeks));
  const before = sum(weeks.slice(-2 * recentWeeks, -recentWeeks));
  return `${countOf(recent, "signal")} in the last ${recentWeeks} weeks, ${before} in the ${recentWeeks} before`;
}

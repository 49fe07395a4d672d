import type { CreditBurn } from "@/lib/contracts/credits";
import { figure, onDay } from "./plan-words";

/**
 * When credits run out and what that assumes, in a sentence. `periodEnd` is when the allotment ends or is renewed;
 * null without one; `today` is the UTC day.
 */
export function describeForecast(
  { perDay, days, exhaustedAt }: CreditBurn["forecast"],
  { balance, periodEnd, today }: { balance: number | null; periodEnd: string | null; today: string },
): string {
  if (perDay === 0) {
    return `Nothing was used in the last ${days === 1 ? "day" : `${days} days`}, so there is no forecast yet.`;
  }
  const span = days === 1 ? "At today's rate" : `At the average of the last ${days} days`;
  const rate = `${span}, ${figure(perDay)} ${perDay === 1 ? "credit" : "credits"} a day`;
  if (balance === null) return `${rate}. Your plan has no limit.`;
  if (balance === 0) return `${rate}. No credits are left.`;
  if (exhaustedAt?.startsWith(today)) return `${rate}, they run out today.`;
  if (exhaustedAt) return `${rate}, they run out on ${onDay(exhaustedAt)}.`;
  if (periodEnd?.startsWith(today)) return `${rate}, they last until the period ends today.`;
  return periodEnd ? `${rate}, they last until the period ends.` : `${rate}, they don't run out.`;
}

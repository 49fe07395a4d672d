import type { CreditBurn } from "@/lib/contracts/credits";

/** The credits left on a day: those that were, or those that the forecast expects. */
export interface BalanceDay {
  /** `YYYY-MM-DD`, in UTC. */
  date: string;
  left: number | null;
  forecast: number | null;
}

const dayMs = 86_400_000;

/**
 * What was left day by day, and what will be at the forecast's rate: until nothing is left, the period ends, or as many
 * days ahead as there are behind. Empty without a limit.
 */
export function burnDown({ days, forecast }: CreditBurn, periodEnd: string | null): BalanceDay[] {
  const past = days.flatMap(({ date, balance }) =>
    balance === null ? [] : [{ date, left: balance, forecast: null }],
  );
  const today = past.at(-1);
  if (!today || forecast.perDay === 0 || today.left <= 0) return past;
  const ahead: BalanceDay[] = [];
  for (let n = 1; n <= past.length; n += 1) {
    const date = new Date(Date.parse(today.date) + n * dayMs).toISOString().slice(0, 10);
    if (periodEnd !== null && date > periodEnd.slice(0, 10)) break;
    const isOver = forecast.exhaustedAt !== null && date >= forecast.exhaustedAt.slice(0, 10);
    const left = isOver ? 0 : Math.max(0, Math.round(today.left - forecast.perDay * n));
    ahead.push({ date, left: null, forecast: left });
    if (left === 0) break;
  }
  return [...past.slice(0, -1), { ...today, forecast: today.left }, ...ahead];
}

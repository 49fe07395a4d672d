import { policy } from "@/db/policy";
import { findBalanceChangesByDay, findBurnByDay } from "@/db/queries/credit-burn";
import { findBalance } from "@/db/queries/credits";
import { findCustomer } from "@/db/queries/customers";
import { bundles } from "@/db/vocabulary";
import { days as inMs } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { CreditBurn } from "@/lib/contracts/credits";
import { requirePlan } from "@/lib/domain/plans/read";
import { startOfUtcDay, utcDay } from "@/lib/utc-day";
import { isPaced } from "./day-limits";
import { projectExhaustion } from "./summary";

/** Credits used and left by UTC day, today last, and when the balance runs out at the average use. */
export async function readBurn(ctx: Context, input: { days: number }): Promise<CreditBurn> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const since = new Date(startOfUtcDay(now).getTime() - inMs(input.days - 1));
  const [plan, customer, rows, changes, balance] = await Promise.all([
    requirePlan(ctx),
    findCustomer(db, { customerId }),
    findBurnByDay(db, { customerId, since }),
    findBalanceChangesByDay(db, { customerId, since }),
    findBalance(db, { customerId, now }),
  ]);
  const burnedOn = new Map(rows.map((row) => [`${row.date} ${row.bundle}`, row.burned]));
  const dates = Array.from({ length: input.days }, (_, n) => utcDay(new Date(since.getTime() + inMs(n))));
  const leftOn = plan.creditsPerMonth === null ? null : balancesOf(dates, balance, changes);
  const averaged = countDays(customer?.activatedAt ?? null, { since, now, days: input.days });
  const total = rows.reduce((sum, row) => sum + row.burned, 0);
  const most = customer && isPaced(customer) ? policy.trialCreditsPerDay : Number.POSITIVE_INFINITY;
  const perDay = Math.min(total / averaged, most);
  const exhaustedAt = projectExhaustion({
    balance,
    burned: perDay * averaged,
    since: new Date(now.getTime() - inMs(averaged)),
    periodEnd: customer?.periodEnd ?? null,
    now,
  });
  return {
    days: dates.map((date) => ({
      date,
      bundles: bundles.map((name, n) => ({ bundle: n + 1, burned: burnedOn.get(`${date} ${name}`) ?? 0 })),
      balance: leftOn?.get(date) ?? null,
    })),
    forecast: {
      perDay: Math.round(perDay * 10) / 10,
      days: averaged,
      exhaustedAt: plan.creditsPerMonth === null ? null : (exhaustedAt?.toISOString() ?? null),
    },
  };
}

/** What was left when each day ended: what is left now, less what has changed since. */
function balancesOf(
  dates: readonly string[],
  now: number,
  changes: readonly { date: string; amount: number }[],
): Map<string, number> {
  const changedOn = new Map(changes.map(({ date, amount }) => [date, amount]));
  let left = now;
  return new Map(
    dates.toReversed().map((date) => {
      const entry = [date, left] as const;
      left -= changedOn.get(date) ?? 0;
      return entry;
    }),
  );
}

/** How many of the days to average over: those since the workspace was activated, at least one. */
function countDays(activatedAt: Date | null, input: { since: Date; now: Date; days: number }): number {
  if (!activatedAt || activatedAt <= input.since) return input.days;
  const first = startOfUtcDay(activatedAt).getTime();
  return Math.max(1, Math.round((startOfUtcDay(input.now).getTime() - first) / inMs(1)) + 1);
}

import { pick } from "@/db/pick";
import { policy } from "@/db/policy";
import { findBalance, findUnexpiredGrants, sumBurned } from "@/db/queries/credits";
import { findCustomer } from "@/db/queries/customers";
import { bundles } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { CreditSummary } from "@/lib/contracts/plan";
import { requirePlan } from "@/lib/domain/plans/read";

/** How far back to measure usage for a workspace without a billing period. */
const windowMs = days(policy.burnDays);
/** The shortest time to base a usage rate on: the first minutes of a period say nothing. */
const leastElapsedMs = days(1);
const packsListed = 100;

/** The workspace's remaining credits, what used them, and how long they will last. */
export async function readCreditSummary(ctx: Context): Promise<CreditSummary> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const plan = await requirePlan(ctx);
  const customer = await findCustomer(db, { customerId });
  const { periodStart = null, periodEnd = null, activatedAt = null } = customer ?? {};
  const since = periodStart ?? new Date(now.getTime() - windowMs);
  const [left, burned, packs, [allotment]] = await Promise.all([
    findBalance(db, { customerId, now }),
    sumBurned(db, { customerId, since }),
    findUnexpiredGrants(db, { customerId, kind: "pack", now, limit: packsListed }),
    findUnexpiredGrants(db, { customerId, kind: "allotment", now, limit: 1 }),
  ]);
  const isUnlimited = plan.creditsPerMonth === null;
  const total = [...burned.values()].reduce((sum, credits) => sum + credits, 0);
  const start = activatedAt && activatedAt > since ? activatedAt : since;
  const exhaustion = projectExhaustion({ balance: left, burned: total, since: start, periodEnd, now });
  return {
    balance: isUnlimited ? null : left,
    periodStart: periodStart?.toISOString() ?? null,
    periodEnd: periodEnd?.toISOString() ?? null,
    allotment: isUnlimited ? null : (allotment?.credits ?? plan.creditsPerMonth),
    bundles: bundles.map((name, index) => ({ bundle: index + 1, name, burned: burned.get(name) ?? 0 })),
    packs: packs.map((pack) => ({
      ...pick(pack, "id", "credits", "remaining"),
      source: pack.cause.startsWith("pack:") ? "purchase" : "grant",
      purchasedAt: pack.createdAt.toISOString(),
    })),
    projectedExhaustion: isUnlimited ? null : (exhaustion?.toISOString() ?? null),
  };
}

/**
 * When the balance runs out if usage continues at the rate since `since`. Null if nothing was used, or if the period
 * ends first.
 */
export function projectExhaustion(input: {
  balance: number;
  burned: number;
  since: Date;
  periodEnd: Date | null;
  now: Date;
}): Date | null {
  const { balance, burned, since, periodEnd, now } = input;
  if (burned === 0) return null;
  const elapsedMs = Math.max(now.getTime() - since.getTime(), leastElapsedMs);
  const at = now.getTime() + (balance * elapsedMs) / burned;
  // A balance that lasts for a century counts as one that never runs out.
  if (at > now.getTime() + days(36_500) || (periodEnd && at > periodEnd.getTime())) return null;
  return new Date(Math.round(at));
}

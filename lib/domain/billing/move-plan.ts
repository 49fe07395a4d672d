import {
  type Customer,
  findCustomer,
  findPlan,
  lockCustomer,
  type Plan,
  updateCustomer,
} from "@/db/queries/customers";
import { findPlanBySlug } from "@/db/queries/plans";
import type { PlanSlug } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { moveAllotment } from "@/lib/domain/credits/move-allotment";
import type { Period } from "@/lib/domain/credits/parts-of-a-period";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { AppError, notFound } from "@/lib/errors";
import { applyCaps } from "./apply-caps";

/**
 * Puts the workspace on a plan with a billing period, as often as it is told. Without a period, a monthly plan keeps
 * the period that has not ended, or begins a month now. Must run in a transaction; locks the workspace, then its
 * grants.
 *
 * - The same plan and period change nothing.
 * - A new period ends the current allotment and grants the plan's, once for each start. If it begins before the last
 *   one has ended, what was used ahead of time counts against it.
 * - A larger plan in the same period adds what it allots more for the rest of it; a smaller one takes nothing until the
 *   period ends.
 * - A plan whose allotment is granted once ends the current allotment, and grants none after any other.
 *
 * Packs stay. With another plan, its caps apply. Throws `plan_unavailable` for a plan without a row.
 */
export async function movePlan(
  ctx: Context,
  { plan: slug, period }: { plan: PlanSlug; period: Period | null },
): Promise<void> {
  const { db, customerId } = ctx;
  await lockCustomer(db, { customerId });
  const [customer, from, plan] = [
    await findCustomer(db, { customerId }),
    await findPlan(db, { customerId }),
    await findPlanBySlug(db, { slug }),
  ];
  if (!customer) throw notFound("workspace");
  if (!plan) throw new AppError("plan_unavailable", "There is no such plan.");
  const before = periodOf(customer);
  const after = nextPeriodOf(plan, before, period, ctx.clock.now());
  if (from?.slug === slug && isSame(before, after)) return;
  const dates = { periodStart: after?.start ?? null, periodEnd: after?.end ?? null };
  await updateCustomer(db, { customerId, set: { planSlug: slug, ...dates } });
  await moveAllotment(ctx, { from: { plan: from, period: before }, to: { plan, period: after } });
  if (from?.slug !== slug) await applyCaps(ctx);
}

const periodOf = ({ periodStart, periodEnd }: Customer): Period | null =>
  periodStart && periodEnd && { start: periodStart, end: periodEnd };

function nextPeriodOf(plan: Plan, before: Period | null, period: Period | null, now: Date): Period | null {
  if (plan.allotmentOnce) return null;
  if (period) return period;
  return before && before.end > now ? before : { start: now, end: addUtcMonths(now, 1) };
}

const isSame = (a: Period | null, b: Period | null): boolean =>
  a?.start.getTime() === b?.start.getTime() && a?.end.getTime() === b?.end.getTime();

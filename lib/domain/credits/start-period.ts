import { hasAllotment } from "@/db/queries/credits";
import { findCustomer, updateCustomer } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import { grantAllotment } from "@/lib/domain/credits/grant-allotment";
import { requirePlan } from "@/lib/domain/plans/read";
import { addUtcMonths } from "./period";

/**
 * Starts the first billing month with its allotment, if none has started. A one-time allotment has no period and
 * does not expire. Must run in a transaction that has locked the workspace.
 */
export async function startPeriod(ctx: Context): Promise<void> {
  const { db, customerId } = ctx;
  const now = ctx.clock.now();
  const plan = await requirePlan(ctx);
  const customer = await findCustomer(db, { customerId });
  if (customer?.periodEnd) return;
  const periodEnd = plan.allotmentOnce ? null : addUtcMonths(now, 1);
  if (periodEnd) await updateCustomer(db, { customerId, set: { periodStart: now, periodEnd } });
  if (plan.creditsPerMonth === null) return;
  if (plan.allotmentOnce && (await hasAllotment(db, { customerId }))) return;
  await grantAllotment(db, { customerId, credits: plan.creditsPerMonth, periodStart: now, periodEnd, now });
}

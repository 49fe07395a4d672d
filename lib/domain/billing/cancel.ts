import { lockBilling } from "@/db/queries/subscriptions";
import { type Context, transaction } from "@/lib/context";
import type { ScheduledCancellation } from "@/lib/contracts/billing";
import type { MePlan } from "@/lib/contracts/plan";
import { recordAudit } from "@/lib/domain/audit/record";
import { readConsequences } from "@/lib/domain/plans/consequences";
import { readPlan, requirePlan } from "@/lib/domain/plans/read";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { applySubscription } from "./apply-subscription";
import { requireGoverning, requirePlanRow } from "./governing";
import { ask, reachPayments } from "./processor";

/**
 * Ends the subscription with its period: the workspace moves to the trial plan then, and keeps everything until then.
 * Throws 404 without a plan, 409 `no_active_subscription` or `already_scheduled`, and 500 `payment_processor_failed`
 * with nothing changed. Of two concurrent requests one gets the 409.
 */
export async function cancelToTrial(ctx: Context): Promise<ScheduledCancellation> {
  const { slug } = await requirePlanRow(ctx);
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockBilling(db, { customerId });
    const governing = await requireGoverning(ctx);
    if (governing.cancelAtPeriodEnd) {
      throw new AppError("already_scheduled", "The cancellation is already scheduled.");
    }
    const downgradeTo = "trial";
    const given = {
      subscriptionId: governing.id,
      downgradeTo,
      key: newId(),
    } as const;
    const ending = await ask(() => reachPayments(ctx).scheduleEnd(given));
    await applySubscription(ctx, ending);
    const effectiveAt = ending.periodEnd.toISOString();
    const detail = { plan: slug, downgradeTo, effectiveAt };
    await recordAudit(ctx, { action: "plan.cancellation_scheduled", subjectId: customerId, detail });
    const consequences = await readConsequences(ctx, downgradeTo);
    return { status: "scheduled", downgradeTo, cancelAtPeriodEnd: true, effectiveAt, consequences };
  });
}

/** Undoes a scheduled cancellation. Throws 409 `no_active_subscription` or `not_scheduled`. */
export async function keepPlan(ctx: Context): Promise<MePlan> {
  await requirePlan(ctx);
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockBilling(db, { customerId });
    const governing = await requireGoverning(ctx);
    if (!governing.cancelAtPeriodEnd) throw new AppError("not_scheduled", "No cancellation is scheduled.");
    const given = { subscriptionId: governing.id, key: newId() };
    await applySubscription(ctx, await ask(() => reachPayments(ctx).keepSubscription(given)));
    const detail = { plan: governing.planSlug };
    await recordAudit(ctx, { action: "plan.cancellation_undone", subjectId: customerId, detail });
    return readPlan(ctx);
  });
}

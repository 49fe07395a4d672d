import { policy } from "@/db/policy";
import { insertDueAlertsAcrossCustomers } from "@/db/queries/credit-alerts";
import { findCustomer } from "@/db/queries/customers";
import { type Context, type SystemContext, transaction } from "@/lib/context";
import type { EventData } from "@/lib/contracts/events";
import { notifyOfCredits } from "@/lib/domain/notifications/notify";
import { requirePlan } from "@/lib/domain/plans/read";
import { groupBy } from "@/lib/group-by";
import { utcDay } from "@/lib/utc-day";

const limit = 1_000;

/**
 * Announces allotments that are used up to one of the policy's percentages: each of these once, and of several that
 * were passed at once only the highest.
 */
export async function announceAlerts(ctx: SystemContext): Promise<{ announced: number }> {
  return transaction(ctx, async ({ db, clock, emit }) => {
    const percents = policy.creditAlertPercents;
    const due = await insertDueAlertsAcrossCustomers(db, { now: clock.now(), percents, limit });
    const allotments = groupBy(due, ({ customerId, allotment }) => `${customerId} ${allotment}`);
    for (const [, passed] of allotments) {
      const last = passed.reduce((highest, one) => (one.percent > highest.percent ? one : highest));
      emit({ name: "credits/allotment.used", data: last });
    }
    return { announced: allotments.size };
  });
}

/** Notifies the admins how much of the allotment is used. */
export async function notifyOfAllotment(
  ctx: Context,
  { allotment, percent }: EventData<"credits/allotment.used">,
): Promise<void> {
  const { db, customerId } = ctx;
  const [plan, customer] = [await requirePlan(ctx), await findCustomer(db, { customerId })];
  const renewsAt = plan.allotmentOnce ? null : (customer?.periodEnd ?? null);
  await notifyOfCredits(ctx, {
    key: `${allotment} ${percent}`,
    data: {
      ...{ what: "allotment_used", percent, isTrial: plan.slug === "trial" },
      ...(renewsAt && { renewsOn: utcDay(renewsAt) }),
    },
  });
}

/** Notifies the admins that a charge of the automatic top-up was declined. `key` names the charge. */
export const notifyOfDeclinedTopUp = (ctx: Context, { key }: { key: string }): Promise<void> =>
  notifyOfCredits(ctx, { key, data: { what: "top_up_declined" } });

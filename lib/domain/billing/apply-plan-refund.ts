import { lockCustomer } from "@/db/queries/customers";
import { findPlanRefund, storePlanRefund } from "@/db/queries/plan-refunds";
import { findPlanBySlug } from "@/db/queries/plans";
import { findSubscription } from "@/db/queries/subscriptions";
import type { Context } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { takeFromAllotment } from "@/lib/domain/credits/take-back-refunded";
import type { Payment, PlanPayment } from "@/lib/payments/payments";
import { isLive } from "./subscription-state";

/**
 * Takes back the unspent credits that a refunded payment for a plan gave. A payment for an earlier period takes none:
 * what it gave has expired. One for a subscription that has ended takes none either: its allotment ended with it.
 * Repeating it changes nothing. Must run in a transaction that has locked the workspace's billing and applied the
 * subscription.
 */
export async function applyPlanRefund(ctx: Context, payment: Payment, paid: PlanPayment): Promise<void> {
  const { db, customerId, clock } = ctx;
  const { id: paymentId, refundedCents } = payment;
  const { subscriptionId } = paid;
  await lockCustomer(db, { customerId });
  const row = await findSubscription(db, { customerId, id: subscriptionId });
  const before = await findPlanRefund(db, { customerId, paymentId });
  if (!row || !isLive(row) || refundedCents <= (before?.refundedCents ?? 0)) return;
  const { periodEnd } = row;
  const isPresent = paid.lines.some((line) => line.periodEnd.getTime() === periodEnd.getTime());
  const creditsDue = isPresent ? await creditsOf(ctx, paid, refundedCents) : 0;
  const taken = await takeFromAllotment(ctx, {
    credits: creditsDue - (before?.creditsDue ?? 0),
    why: `refund ${paymentId} ${refundedCents}`,
    hasLaterMonths: row.interval === "year",
  });
  const creditsTaken = (before?.creditsTaken ?? 0) + taken;
  const counts = { refundedCents, creditsDue, creditsTaken };
  await storePlanRefund(db, {
    ...{ paymentId, customerId, subscriptionId, periodEnd, ...counts },
    updatedAt: clock.now(),
  });
  const detail = { plan: row.planSlug, refundedCents, amountCents: payment.cents, creditsTakenBack: taken };
  await recordAudit(ctx, { action: "plan.refunded", subjectId: customerId, detail });
}

/** The credits that correspond to refunded cents of an invoice, at the prices of its lines; rounded once. */
async function creditsOf({ db }: Context, { lines, cents }: PlanPayment, refundedCents: number) {
  let credits = 0;
  for (const line of lines) {
    const monthly = (await findPlanBySlug(db, { slug: line.plan }))?.creditsPerMonth ?? 0;
    credits += (monthly * (line.interval === "year" ? 12 : 1) * line.cents) / line.priceCents;
  }
  return cents > 0 ? Math.max(0, Math.round((credits * Math.min(refundedCents, cents)) / cents)) : 0;
}

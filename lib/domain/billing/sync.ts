/** Reads objects of the payment processor again and applies their present state, one workspace's at a time. */
import { findCustomer } from "@/db/queries/customers";
import { findPurchase } from "@/db/queries/pack-purchases";
import { lockBilling } from "@/db/queries/subscriptions";
import { type Context, transaction } from "@/lib/context";
import { recordAudit } from "@/lib/domain/audit/record";
import { log } from "@/lib/log";
import type { Payment, PaymentEvent } from "@/lib/payments/payments";
import { applyPlanRefund } from "./apply-plan-refund";
import { applyCharge, applyCheckout } from "./apply-purchase";
import { applyReversals } from "./apply-reversals";
import { applySubscription } from "./apply-subscription";
import { ask, reachPayments } from "./processor";

type About = NonNullable<PaymentEvent["about"]>;

/**
 * Applies the present state of what an event, a checkout or a sweep names. The object is read under the lock: of two
 * readers, the later one stores the later state. Throws `payment_processor_failed`.
 */
export async function sync(ctx: Context, about: About, eventType?: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await lockBilling(ctx.db, ctx);
    if (about.kind === "subscription") await syncSubscription(ctx, about.id);
    else if (about.kind === "checkout") await syncCheckout(ctx, about.id);
    else await syncPayment(ctx, about.id, eventType);
  });
}

async function syncSubscription(ctx: Context, id: string): Promise<void> {
  const found = await ours(ctx, await ask(() => reachPayments(ctx).readSubscription(id)));
  if (found) await applySubscription(ctx, found);
}

async function syncCheckout(ctx: Context, id: string): Promise<void> {
  const checkout = await ours(ctx, await ask(() => reachPayments(ctx).readCheckout(id)));
  if (!checkout) return;
  if (checkout.subscriptionId) await syncSubscription(ctx, checkout.subscriptionId);
  const { paymentId } = checkout;
  const payment = paymentId ? await ask(() => reachPayments(ctx).readPayment(paymentId)) : null;
  await applyCheckout(ctx, checkout, payment);
}

/** A payment of a checkout that is not known yet is applied with the checkout. */
async function syncPayment(ctx: Context, id: string, eventType?: string): Promise<void> {
  const payment = await ours(ctx, await ask(() => reachPayments(ctx).readPayment(id)));
  if (!payment) return;
  const { db, customerId } = ctx;
  const purchase = await findPurchase(db, { customerId, paymentId: id });
  if (payment.pack) await applyCharge(ctx, payment);
  else if (purchase?.status === "paid") await applyReversals(ctx, purchase, payment);
  else if (purchase) await syncCheckout(ctx, purchase.reference);
  else {
    if (eventType === "charge.dispute.created") {
      const detail = { payment: id, amountCents: payment.cents };
      await recordAudit(ctx, { action: "billing.disputed", subjectId: customerId, detail });
    }
    if (payment.refundedCents > 0) await syncPlanRefund(ctx, payment);
  }
}

/** The subscription is applied first: a refund may be heard of before the period that was paid. */
async function syncPlanRefund(ctx: Context, payment: Payment): Promise<void> {
  const paid = await ask(() => reachPayments(ctx).readPlanPayment(payment.id));
  if (!paid) return;
  await syncSubscription(ctx, paid.subscriptionId);
  await applyPlanRefund(ctx, payment, paid);
}

/** The object if it is the workspace's own: a person or an event can name any. */
async function ours<T extends { paymentCustomerId: string; id: string }>(
  { db, customerId }: Context,
  found: T | null,
): Promise<T | null> {
  if (!found) return null;
  const customer = await findCustomer(db, { customerId });
  if (customer?.paymentCustomerId === found.paymentCustomerId) return found;
  log.warn({ customerId, object: found.id }, "object of another payment customer ignored");
  return null;
}

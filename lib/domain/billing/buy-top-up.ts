import { packOf } from "@/db/packs";
import { findCustomer } from "@/db/queries/customers";
import { findSpending } from "@/db/queries/spending";
import { lockBilling } from "@/db/queries/subscriptions";
import { findTopUp, findTopUpSpend, setTopUpFailed, type TopUpRow } from "@/db/queries/top-ups";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { applyCharge } from "@/lib/domain/billing/apply-purchase";
import { requirePlan } from "@/lib/domain/plans/read";
import { log } from "@/lib/log";
import { type Payment, PaymentError, type Payments } from "@/lib/payments/payments";
import { utcDay } from "@/lib/utc-day";
import { startOfUtcMonth } from "./top-up";

/** How long no charge is tried after one was declined. */
export const retryAfterMs = days(1);

export type TopUpOutcome = "bought" | "pending" | "declined" | "not_due";

/**
 * Buys the chosen pack if the balance is below the threshold and the month's cap allows it. Takes turns with all other
 * work on the workspace's billing, so that one shortfall buys one pack; a repeated attempt repeats the same charge, by
 * its key. Throws what the processor throws if it is unavailable: the step is then retried.
 */
export async function buyTopUp(ctx: Context): Promise<TopUpOutcome> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId, clock } = ctx;
    await lockBilling(db, { customerId });
    const due = await findDue(ctx);
    if (!due) return "not_due";
    const payment = await charge(due);
    if (payment) await applyCharge(ctx, payment);
    if (payment?.status === "succeeded") return "bought";
    if (payment?.status === "pending") return "pending";
    log.info({ customerId }, "automatic top-up: the charge was declined");
    await setTopUpFailed(db, { customerId, at: clock.now() });
    ctx.emit({ name: "credits/top-up.declined", data: { customerId } });
    return "declined";
  });
}

interface Due {
  payments: Payments;
  paymentCustomerId: string;
  topUp: TopUpRow;
  key: string;
}

/** What to charge now; null if nothing is due any more. */
async function findDue(ctx: Context): Promise<Due | null> {
  const { db, customerId, clock, ports } = ctx;
  const now = clock.now();
  const topUp = await findTopUp(db, { customerId });
  if (!topUp?.isEnabled || !ports.payments) return null;
  if (topUp.failedAt && now.getTime() - topUp.failedAt.getTime() < retryAfterMs) return null;
  const customer = await findCustomer(db, { customerId });
  const { paymentCustomerId = null, lifecycle } = customer ?? {};
  if (lifecycle !== "active" || !paymentCustomerId || !(await requirePlan(ctx)).paygEnabled) return null;
  const spending = await findSpending(db, { customerId, now, day: utcDay(now) });
  if (spending.isUnlimited || spending.isIntakePaused || spending.balance >= topUp.threshold) return null;
  const spend = await findTopUpSpend(db, { customerId, monthStart: startOfUtcMonth(now) });
  const isWithinCap = spend.monthCents + packOf(topUp.pack).priceCents <= topUp.monthlyCapCents;
  if (spend.hasPending || !isWithinCap) return null;
  // The same for every attempt until one is recorded.
  const key = `top-up:${customerId}:${spend.purchases}:${topUp.failedAt?.getTime() ?? 0}`;
  return { payments: ports.payments, paymentCustomerId, topUp, key };
}

/** Charges the stored payment method; null if the processor refuses, for example without a stored card. */
async function charge({ payments, paymentCustomerId, topUp, key }: Due): Promise<Payment | null> {
  const { slug: pack, credits, priceCents: cents, currency } = packOf(topUp.pack);
  try {
    return await payments.chargePack({ paymentCustomerId, price: { pack, credits, cents, currency }, key });
  } catch (error) {
    if (!(error instanceof PaymentError) || error.failure !== "rejected") throw error;
    log.warn({ err: error }, "automatic top-up: the charge was rejected");
    return null;
  }
}

/** Maps Stripe's objects to the port's. Pure: no I/O and no clock. */
import { packSlugs } from "@/db/packs";
import { billingIntervals, paidPlanSlugs, planSlugs, type SubscriptionStatus } from "@/db/vocabulary";
import {
  type ChangePreview,
  type PackCheckout,
  type PackPrice,
  type PaidInvoice,
  type Payment,
  PaymentError,
  type PaymentMethod,
  type PlanPayment,
  type Subscription,
} from "../payments";
import type {
  WireCard,
  WireInvoice,
  WirePaymentIntent,
  WirePlanInvoice,
  WirePreview,
  WirePrice,
  WireSession,
  WireSubscription,
} from "./wire";

type Metadata = Record<string, string>;

const oneOf = <T extends string>(all: readonly T[], input: string | undefined): T | null =>
  all.find((one) => one === input) ?? null;

/** What is noted on a sale of a pack. Only a charge without a checkout is a `top_up`. */
export const packMetadata = ({ pack, credits }: PackPrice, soldBy: "checkout" | "top_up"): Metadata => ({
  pack,
  credits: String(credits),
  sold_by: soldBy,
});

function packOf({ pack, credits }: Metadata): Payment["pack"] {
  const slug = oneOf(packSlugs, pack);
  const count = Number(credits);
  return slug && Number.isInteger(count) && count > 0 ? { pack: slug, credits: count } : null;
}

/** Null for a subscription to a price that is not one of the product's plans. */
export function toSubscription(wire: WireSubscription): Subscription | null {
  const [item] = wire.items.data;
  const plan = oneOf(paidPlanSlugs, item?.price.metadata.plan);
  const interval = oneOf(billingIntervals, item?.price.metadata.interval);
  if (!item || !plan || !interval) return null;
  return {
    id: wire.id,
    paymentCustomerId: wire.customer,
    status: wire.status,
    plan,
    interval,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelAtPeriodEnd: wire.cancel_at_period_end,
    downgradeTo: oneOf(planSlugs, wire.metadata.downgrade_to),
    startedAt: wire.start_date,
    endedAt: wire.ended_at,
    isDuplicate: wire.metadata.duplicate === "true",
  };
}

/** The subscription of one of the product's plans. Throws for any other. */
export function requirePlan(wire: WireSubscription): Subscription {
  const subscription = toSubscription(wire);
  if (!subscription) throw new PaymentError("rejected", `${wire.id} is no subscription of a plan`);
  return subscription;
}

export const toCheckout = (wire: WireSession): PackCheckout => ({
  id: wire.id,
  paymentCustomerId: wire.customer,
  pack: packOf(wire.metadata),
  cents: wire.amount_total ?? 0,
  currency: wire.currency ?? "usd",
  isPaid: wire.payment_status === "paid",
  paymentId: wire.payment_intent,
  subscriptionId: wire.subscription,
});

const paymentStatuses: Record<string, Payment["status"]> = { succeeded: "succeeded", canceled: "failed" };

/** Null for a payment without a customer: the product makes none. */
export function toPayment(wire: WirePaymentIntent, isDisputed: boolean): Payment | null {
  if (!wire.customer) return null;
  const charge = typeof wire.latest_charge === "string" ? null : wire.latest_charge;
  const isRefused = wire.status === "requires_payment_method" && wire.last_payment_error !== null;
  return {
    id: wire.id,
    paymentCustomerId: wire.customer,
    status: isRefused ? "failed" : (paymentStatuses[wire.status] ?? "pending"),
    cents: wire.amount,
    currency: wire.currency,
    refundedCents: charge?.amount_refunded ?? 0,
    isDisputed,
    pack: wire.metadata.sold_by === "top_up" ? packOf(wire.metadata) : null,
  };
}

/** Null for an invoice of no subscription, or of none to one of the product's plans. */
export function toPlanPayment(wire: WirePlanInvoice, prices: WirePrice[]): PlanPayment | null {
  const subscriptionId = wire.parent?.subscription_details?.subscription;
  const lines = wire.lines.data.flatMap(({ amount, period, pricing }) => {
    const price = prices.find(({ id }) => id === pricing?.price_details?.price);
    const plan = oneOf(paidPlanSlugs, price?.metadata.plan);
    const interval = oneOf(billingIntervals, price?.metadata.interval);
    if (!plan || !interval || !price?.unit_amount) return [];
    return [{ plan, interval, cents: amount, priceCents: price.unit_amount, periodEnd: period.end }];
  });
  return subscriptionId && lines.length > 0 ? { subscriptionId, cents: wire.total, lines } : null;
}

export const toInvoice = (wire: WireInvoice): PaidInvoice => ({
  id: wire.id,
  number: wire.number,
  cents: wire.amount_paid,
  currency: wire.currency,
  paidAt: wire.status_transitions.paid_at ?? wire.created,
  hostedUrl: wire.hosted_invoice_url ?? null,
  pdfUrl: wire.invoice_pdf ?? null,
  description: wire.lines.data[0]?.description ?? null,
});

/** The new price's line ends when the next invoice is due. */
export function toChangePreview({
  amount_due,
  total,
  currency,
  lines,
  period_end,
}: WirePreview): ChangePreview {
  const ends = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end.getTime());
  return {
    dueCents: Math.max(0, amount_due),
    creditCents: Math.max(0, -total),
    currency,
    nextInvoiceAt: ends.length > 0 ? new Date(Math.max(...ends)) : period_end,
  };
}

export const toPaymentMethod = ({ card }: WireCard): PaymentMethod | null =>
  card
    ? { brand: card.brand, last4: card.last4, expiresMonth: card.exp_month, expiresYear: card.exp_year }
    : null;

/** Whether a subscription in this state is charged again. */
export const isLive = (status: SubscriptionStatus): boolean =>
  ["trialing", "active", "past_due", "unpaid", "paused"].includes(status);

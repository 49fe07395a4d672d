import type { Invoice, Price, Subscription, SubscriptionItem } from "../objects";
import { invalid, missing } from "../refusal";
import { objectId, type World } from "../world";
import { cardOf, charge, declined } from "./charge";
import { collectInvoice, draftInvoice, issueInvoice, markPaid, openInvoicesOf } from "./invoice";
import { type Change, lineOf, periodEnd, prorate } from "./periods";

/** The subscription's only item. */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw missing("subscription item", id);
  return item;
}

/** A product's name and price, for example `Growth (yearly)`. */
export function nameOf({ state }: World, price: Price): string {
  const name = state.product[price.product]?.name ?? price.product;
  return price.recurring ? `${name} (${price.recurring.interval}ly)` : name;
}

/** Starts a subscription whose first invoice was just paid with this card. */
export function startSubscription(
  world: World,
  { customer, price, card }: { customer: string; price: Price; card: string },
): Subscription {
  const id = objectId("sub");
  const start = world.now();
  const end = periodEnd(start, price.recurring?.interval ?? "month", start);
  const item: SubscriptionItem = {
    id: objectId("si"),
    object: "subscription_item",
    created: start,
    current_period_start: start,
    current_period_end: end,
    metadata: {},
    price: structuredClone(price),
    quantity: 1,
    subscription: id,
  };
  const subscription: Subscription = {
    id,
    object: "subscription",
    created: start,
    livemode: false,
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    currency: price.currency,
    customer,
    default_payment_method: card,
    ended_at: null,
    items: {
      object: "list",
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: {},
    start_date: start,
    status: "active",
  };
  world.state.subscription[id] = subscription;
  const line = lineOf(nameOf(world, price), price.unit_amount, price, { start, end });
  const invoice = issueInvoice(world, {
    customer,
    subscription,
    lines: [line],
    currency: price.currency,
    reason: "subscription_create",
  });
  world.emit("customer.subscription.created", subscription);
  invoice.attempt_count = 1;
  markPaid(world, invoice);
  return subscription;
}

const changeOf = (world: World, item: SubscriptionItem, price: Price): Change =>
  prorate(item, price, [nameOf(world, item.price), nameOf(world, price)], world.now());

/** The invoice that moving to this price now would cause. */
export function previewPrice(world: World, subscription: Subscription, price: Price): Invoice {
  const item = itemOf(subscription);
  const { lines, start, end } = changeOf(world, item, price);
  const { customer, currency } = subscription;
  const period = { start, end };
  return draftInvoice(world, {
    customer,
    subscription,
    lines,
    currency,
    reason: "subscription_update",
    period,
  });
}

/** The invoice of the next renewal. Throws 404 `invoice_upcoming_none` if none follows. */
export function previewRenewal(world: World, subscription: Subscription): Invoice {
  const { customer, currency, status, cancel_at_period_end: isEnding } = subscription;
  if (status === "canceled" || isEnding) {
    const refusal = missing("upcoming invoice", subscription.id, "subscription");
    refusal.error.code = "invoice_upcoming_none";
    throw refusal;
  }
  const { price, current_period_end: start } = itemOf(subscription);
  const end = periodEnd(start, price.recurring?.interval ?? "month", subscription.billing_cycle_anchor);
  const lines = [lineOf(nameOf(world, price), price.unit_amount, price, { start, end })];
  const period = { start: itemOf(subscription).current_period_start, end: start };
  return draftInvoice(world, { customer, subscription, lines, currency, reason: "upcoming", period });
}

/** Moves a subscription to another price and charges the difference. A declined card changes nothing. */
export function changePrice(world: World, subscription: Subscription, price: Price): void {
  const item = itemOf(subscription);
  const { lines, start, end } = changeOf(world, item, price);
  if (lines.length === 0) return;
  const { customer, currency } = subscription;
  const billed = { customer, subscription, lines, currency, reason: "subscription_update" as const };
  const { amount_due: amount } = draftInvoice(world, billed);
  let payment: string | null = null;
  if (amount > 0) {
    const card = cardOf(world, customer, subscription);
    const description = `Change to ${nameOf(world, price)}`;
    const intent = charge(world, { amount, currency, customer, card, isOnSession: false, description });
    if (intent.status !== "succeeded") throw declined(intent);
    payment = intent.id;
  }
  if (item.current_period_start !== start) subscription.billing_cycle_anchor = start;
  item.price = structuredClone(price);
  item.current_period_start = start;
  item.current_period_end = end;
  if (subscription.cancel_at_period_end) subscription.cancel_at = end;
  const invoice = issueInvoice(world, billed);
  if (payment) world.state.invoice_paid_by[invoice.id] = payment;
  markPaid(world, invoice);
}

/** Moves a subscription to another price of the same interval, charged from the next period on. */
export function changePriceLater(subscription: Subscription, price: Price): void {
  const item = itemOf(subscription);
  if (item.price.recurring?.interval !== price.recurring?.interval) {
    throw invalid("Another interval begins a new period, which is charged at once.", "items");
  }
  item.price = structuredClone(price);
}

/** Schedules the end with the period, or takes that back. */
export function setEnding(world: World, subscription: Subscription, isEnding: boolean): void {
  subscription.cancel_at_period_end = isEnding;
  subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isEnding ? world.now() : null;
}

/** Ends a subscription now. Throws 404 if it has ended. */
export function endSubscription(world: World, subscription: Subscription): void {
  if (subscription.status === "canceled") throw missing("subscription", subscription.id);
  const now = world.now();
  subscription.status = "canceled";
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  delete world.state.failing[subscription.id];
  world.emit("customer.subscription.deleted", subscription);
}

/** Ends the present period at `at`: the subscription ends with it if that was scheduled, and renews otherwise. */
export function endPeriod(world: World, subscription: Subscription, at: number): void {
  if (subscription.status === "canceled") throw invalid("The subscription has ended.");
  const item = itemOf(subscription);
  const isEarly = at < item.current_period_end;
  item.current_period_end = at;
  item.current_period_start = Math.min(item.current_period_start, at);
  if (subscription.cancel_at_period_end) {
    subscription.cancel_at = at;
    endSubscription(world, subscription);
    return;
  }
  if (isEarly) subscription.billing_cycle_anchor = at;
  renew(world, subscription, at);
}

function renew(world: World, subscription: Subscription, start: number): void {
  const item = itemOf(subscription);
  const { price } = item;
  const end = periodEnd(start, price.recurring?.interval ?? "month", subscription.billing_cycle_anchor);
  item.current_period_start = start;
  item.current_period_end = end;
  const invoice = issueInvoice(world, {
    customer: subscription.customer,
    subscription,
    lines: [lineOf(nameOf(world, price), price.unit_amount, price, { start, end })],
    currency: price.currency,
    reason: "subscription_cycle",
  });
  const mustFail = subscription.id in world.state.failing;
  delete world.state.failing[subscription.id];
  const isPaid = collectInvoice(world, invoice, { isOnSession: false, mustFail });
  if (!isPaid) subscription.status = "past_due";
  world.emit("customer.subscription.updated", subscription);
}

/** Charges what is overdue again, oldest first, and stops at the first decline. Returns whether all is paid. */
export function retryInvoices(world: World, subscription: Subscription): boolean {
  const isPaid = openInvoicesOf(world, subscription.id).every((invoice) =>
    collectInvoice(world, invoice, { isOnSession: false }),
  );
  if (isPaid && subscription.status === "past_due") {
    subscription.status = "active";
    world.emit("customer.subscription.updated", subscription);
  }
  return isPaid;
}

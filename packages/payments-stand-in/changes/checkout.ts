import { declineOf } from "../cards";
import type { Customer, PaymentIntent, PaymentMethod, Session } from "../objects";
import { invalid } from "../refusal";
import { need, type World } from "../world";
import { charge, declined } from "./charge";
import { addCard, type BillingDetails, setDetails } from "./customer";
import { issueInvoice, markPaid, taxIdsOf } from "./invoice";
import { lineOf } from "./periods";
import { nameOf, startSubscription } from "./subscription";

export interface Paid extends BillingDetails {
  /** The number of a test card. */
  card: string;
}

/** Pays an open checkout as a person does. Throws 402 if the card is declined: the checkout then stays open. */
export function payCheckout(world: World, sessionId: string, paid: Paid): Session {
  const session = openSession(world, sessionId);
  const customer = need(world, "customer", session.customer);
  const card = addCard(world, customer, paid.card, paid);
  let payment: PaymentIntent | null;
  try {
    payment = chargeSession(world, session, customer, card);
  } catch (error) {
    delete world.state.payment_method[card.id];
    throw error;
  }
  setDetails(world, customer, paid);
  sell(world, session, customer, card);
  if (payment && session.invoice) world.state.invoice_paid_by[session.invoice] = payment.id;
  session.payment_status = "paid";
  session.status = "complete";
  session.url = null;
  const { name, email, address } = customer;
  session.customer_details = { name, email, address, tax_ids: taxIdsOf(world, customer.id) };
  world.emit("checkout.session.completed", session);
  return session;
}

/** The session if it can still be paid. Throws 404, or 400 if it is complete or expired. */
export function openSession(world: World, id: string): Session {
  const session = need(world, "checkout.session", id);
  if (session.status === "open" && session.expires_at <= world.now()) {
    session.status = "expired";
    session.url = null;
    world.emit("checkout.session.expired", session);
  }
  if (session.status !== "open") throw invalid(`This checkout is ${session.status}.`);
  return session;
}

/** The price that a session sells. */
export function soldBy(world: World, { id }: Session) {
  const sale = world.state.sale[id];
  if (!sale) throw invalid(`The checkout ${id} sells nothing.`);
  return { sale, price: need(world, "price", sale.price) };
}

/** Null if the customer's balance covers it. */
function chargeSession(
  world: World,
  session: Session,
  customer: Customer,
  card: PaymentMethod,
): PaymentIntent | null {
  const { sale, price } = soldBy(world, session);
  const isSubscription = session.mode === "subscription";
  const amount = isSubscription ? Math.max(0, session.amount_total + customer.balance) : session.amount_total;
  if (amount === 0 && !declineOf(card, true)) return null;
  const intent = charge(world, {
    amount,
    currency: session.currency,
    customer: customer.id,
    card,
    isOnSession: true,
    description: nameOf(world, price),
    metadata: isSubscription ? {} : sale.paymentMetadata,
    setupFutureUsage: isSubscription ? "off_session" : sale.setupFutureUsage,
    intent: session.payment_intent ? (world.state.payment_intent[session.payment_intent] ?? null) : null,
  });
  // A checkout of a subscription names the subscription, whose invoices have the payments.
  if (!isSubscription) session.payment_intent = intent.id;
  if (intent.status !== "succeeded") throw declined(intent);
  return intent;
}

function sell(world: World, session: Session, customer: Customer, card: PaymentMethod): void {
  const { price } = soldBy(world, session);
  if (session.mode === "subscription") {
    const subscription = startSubscription(world, { customer: customer.id, price, card: card.id });
    session.subscription = subscription.id;
    session.invoice = subscription.latest_invoice;
    return;
  }
  if (!session.invoice_creation?.enabled) return;
  const now = world.now();
  const balance = customer.balance;
  const invoice = issueInvoice(world, {
    customer: customer.id,
    lines: [lineOf(nameOf(world, price), price.unit_amount, price, { start: now, end: now })],
    currency: price.currency,
    reason: "manual",
  });
  // It was paid in full by the card, so the balance stays for the subscription.
  customer.balance = balance;
  Object.assign(invoice, { amount_due: invoice.total, starting_balance: balance, ending_balance: balance });
  session.invoice = invoice.id;
  markPaid(world, invoice);
}

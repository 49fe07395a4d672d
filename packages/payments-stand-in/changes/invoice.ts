import type { Invoice, Line, Subscription } from "../objects";
import { invalid } from "../refusal";
import { objectId, type World } from "../world";
import { cardOf, charge } from "./charge";

interface Billed {
  customer: string;
  subscription?: Subscription;
  lines: Line[];
  currency: string;
  reason: Invoice["billing_reason"];
  period?: Line["period"];
}

/** An invoice that is not issued: nothing is stored, numbered or taken from the customer's balance. */
export function draftInvoice(world: World, billed: Billed): Invoice {
  const { customer: customerId, subscription, lines, currency, reason } = billed;
  const customer = world.state.customer[customerId];
  const id = objectId("in");
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customer?.balance ?? 0;
  const applied = total < 0 ? total : -Math.min(total, Math.max(0, -balance));
  const due = Math.max(0, total + Math.min(0, applied));
  const now = world.now();
  return {
    id,
    object: "invoice",
    created: now,
    livemode: false,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    billing_reason: reason,
    currency,
    customer: customerId,
    customer_name: customer?.name ?? null,
    customer_email: customer?.email ?? null,
    customer_address: customer?.address ?? null,
    customer_tax_ids: taxIdsOf(world, customerId),
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: "list", data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: {},
    number: null,
    parent: subscription
      ? {
          type: "subscription_details",
          subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
        }
      : null,
    period_start: billed.period?.start ?? now,
    period_end: billed.period?.end ?? now,
    starting_balance: balance,
    ending_balance: total < 0 ? balance + total : balance - applied,
    status: "draft",
    status_transitions: { finalized_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  };
}

/** Issues an invoice, and settles what the customer's balance covers. It is not collected yet. */
export function issueInvoice(world: World, billed: Billed): Invoice {
  const { state } = world;
  const draft = draftInvoice(world, billed);
  const customer = state.customer[billed.customer];
  if (customer) customer.balance = draft.ending_balance ?? customer.balance;
  state.invoices += 1;
  const url = `${world.pagesUrl}/invoices/${draft.id}`;
  const invoice: Invoice = {
    ...draft,
    number: `TEST-${String(state.invoices).padStart(4, "0")}`,
    status: "open",
    status_transitions: { ...draft.status_transitions, finalized_at: world.now() },
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
  };
  state.invoice[invoice.id] = invoice;
  if (billed.subscription) billed.subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Charges an open invoice by the stored card. Returns whether it is paid. */
export function collectInvoice(
  world: World,
  invoice: Invoice,
  how: { isOnSession: boolean; mustFail?: boolean },
): boolean {
  const subscriptionId = invoice.parent?.subscription_details.subscription ?? "";
  invoice.attempt_count += 1;
  if (invoice.amount_due > 0) {
    const intent = charge(world, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: invoice.customer,
      card: cardOf(world, invoice.customer, world.state.subscription[subscriptionId]),
      description: `Invoice ${invoice.number}`,
      ...how,
    });
    if (intent.status !== "succeeded") {
      world.emit("invoice.payment_failed", invoice);
      return false;
    }
    world.state.invoice_paid_by[invoice.id] = intent.id;
  }
  markPaid(world, invoice);
  return true;
}

/** Notes that an invoice was paid. */
export function markPaid(world: World, invoice: Invoice): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = world.now();
  world.emit("invoice.paid", invoice);
}

/** Takes back an open invoice. Throws 400 for any other. */
export function voidInvoice(world: World, invoice: Invoice): void {
  if (invoice.status !== "open") throw invalid(`Invoice ${invoice.id} is ${invoice.status}.`);
  invoice.status = "void";
  invoice.amount_remaining = 0;
  invoice.status_transitions.voided_at = world.now();
  world.emit("invoice.voided", invoice);
}

/** The invoices of a subscription that are not paid, oldest first. */
export const openInvoicesOf = ({ state }: World, subscriptionId: string): Invoice[] =>
  Object.values(state.invoice).filter(
    ({ status, parent }) => status === "open" && parent?.subscription_details.subscription === subscriptionId,
  );

export const taxIdsOf = ({ state }: World, customerId: string): { type: string; value: string }[] =>
  Object.values(state.tax_id)
    .filter(({ customer }) => customer === customerId)
    .map(({ type, value }) => ({ type, value }));

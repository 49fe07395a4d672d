/** The port of payments: what the product asks of a payment processor, in the product's terms. Amounts are in cents. */
import type { PackSlug } from "@/db/packs";
import type { BillingInterval, PaidPlanSlug, PlanSlug, SubscriptionStatus } from "@/db/vocabulary";

/** A plan as it is sold: the processor's price for it is found or created by these values. */
export interface PlanPrice {
  plan: PaidPlanSlug;
  name: string;
  interval: BillingInterval;
  cents: number;
  currency: string;
}

/** A pack as it is sold. */
export interface PackPrice {
  pack: PackSlug;
  credits: number;
  cents: number;
  currency: string;
}

/** A subscription's present state. */
export interface Subscription {
  id: string;
  paymentCustomerId: string;
  status: SubscriptionStatus;
  plan: PaidPlanSlug;
  interval: BillingInterval;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** The plan that follows its end, if one was named when it was canceled. */
  downgradeTo: PlanSlug | null;
  startedAt: Date;
  endedAt: Date | null;
  /** Whether it was marked as a second subscription, whose payments are given back. */
  isDuplicate: boolean;
}

/** A checkout of a pack, and the payment that it led to. */
export interface PackCheckout {
  id: string;
  paymentCustomerId: string;
  /** Null for a checkout of a plan. */
  pack: { pack: PackSlug; credits: number } | null;
  cents: number;
  currency: string;
  isPaid: boolean;
  paymentId: string | null;
  subscriptionId: string | null;
}

/** A payment and what was given back of it. */
export interface Payment {
  id: string;
  paymentCustomerId: string;
  status: "succeeded" | "pending" | "failed";
  cents: number;
  currency: string;
  refundedCents: number;
  isDisputed: boolean;
  /** Set for a charge of an automatic top-up. */
  pack: { pack: PackSlug; credits: number } | null;
}

/** What a payment for a subscription was for. */
export interface PlanPayment {
  subscriptionId: string;
  /** What its invoice came to. The payment may be less: a balance may have paid the rest. */
  cents: number;
  /** Negative for what was given back of another plan, for example. */
  lines: {
    plan: PaidPlanSlug;
    interval: BillingInterval;
    cents: number;
    /** What the plan costs for a whole period. */
    priceCents: number;
    periodEnd: Date;
  }[];
}

export interface PaidInvoice {
  id: string;
  number: string | null;
  cents: number;
  currency: string;
  paidAt: Date;
  /** The processor's page of the invoice. */
  hostedUrl: string | null;
  pdfUrl: string | null;
  /** What the first line is for. */
  description: string | null;
}

/** What changing to another price would cost. */
export interface ChangePreview {
  /** Charged now: the rest of the period at the new price less the unused part of the old one. Never negative. */
  dueCents: number;
  /** The unused part of the present period, which counts toward later invoices. */
  creditCents: number;
  currency: string;
  nextInvoiceAt: Date;
}

export interface UpcomingInvoice {
  cents: number;
  currency: string;
  at: Date;
}

export interface PaymentMethod {
  brand: string;
  last4: string;
  expiresMonth: number;
  expiresYear: number;
}

/** A verified event. It says only what to read again: events come late, twice and in any order. */
export interface PaymentEvent {
  id: string;
  type: string;
  paymentCustomerId: string | null;
  about:
    | { kind: "subscription"; id: string }
    | { kind: "checkout"; id: string }
    | { kind: "payment"; id: string }
    | null;
}

/** Where the processor sends people after its own pages. */
export interface Returns {
  successUrl: string;
  cancelUrl: string;
}

/**
 * A payment processor. Every call has a timeout; a failed one throws `PaymentError`. Calls that change something take a
 * key, so that repeating them changes nothing more.
 */
export interface Payments {
  /** True for the local stand-in, which takes test cards only. */
  readonly isStandIn: boolean;
  /** Creates the customer of a workspace, or returns the one that this key created. */
  createCustomer(input: { workspaceId: string; name: string; email: string }): Promise<{ id: string }>;
  /** Opens the processor's page that starts a subscription. */
  openPlanCheckout(
    input: Returns & { paymentCustomerId: string; price: PlanPrice; key: string },
  ): Promise<{ id: string; url: string }>;
  /** Opens the processor's page that sells a pack. */
  openPackCheckout(
    input: Returns & { paymentCustomerId: string; price: PackPrice; key: string },
  ): Promise<{ id: string; url: string }>;
  /** Charges the stored payment method for a pack. A declined card is a `failed` payment, not an error. */
  chargePack(input: { paymentCustomerId: string; price: PackPrice; key: string }): Promise<Payment>;
  /** Opens the processor's page for payment methods, tax id, address and invoices. */
  openPortal(input: { paymentCustomerId: string; returnUrl: string }): Promise<{ url: string }>;
  previewChange(input: { subscriptionId: string; price: PlanPrice }): Promise<ChangePreview>;
  /** Moves a subscription to another price now. A declined card changes nothing. */
  changePlan(input: {
    subscriptionId: string;
    price: PlanPrice;
    /** Whether the rest of the period is charged or credited now; if not, the new price begins with the next one. */
    isProrated: boolean;
    key: string;
  }): Promise<Subscription>;
  /** Ends the subscription with its period, and notes the plan that follows. */
  scheduleEnd(input: { subscriptionId: string; downgradeTo: PlanSlug; key: string }): Promise<Subscription>;
  /** Takes back a scheduled end. */
  keepSubscription(input: { subscriptionId: string; key: string }): Promise<Subscription>;
  /**
   * Ends a subscription now, with nothing owed. A duplicate is marked as one before it ends, so that a crash between
   * the end and the refund is noticed when it is read next.
   */
  endNow(input: { subscriptionId: string; isDuplicate: boolean; key: string }): Promise<Subscription>;
  /** Gives back everything that was paid for a subscription, once however often it is asked; returns how much. */
  refundSubscription(input: { subscriptionId: string }): Promise<{ cents: number; currency: string }>;
  /** Closes the customer's open checkouts of plans but this one, so that they can't be paid any more. */
  closePlanCheckouts(input: { paymentCustomerId: string; except: string | null }): Promise<void>;
  /** Null if the processor does not know it. */
  readSubscription(id: string): Promise<Subscription | null>;
  /** The customer's newest subscriptions, ended ones included; at most 10. */
  findSubscriptions(paymentCustomerId: string): Promise<Subscription[]>;
  readCheckout(id: string): Promise<PackCheckout | null>;
  readPayment(id: string): Promise<Payment | null>;
  /** Null for a payment that was for no subscription to one of the product's plans. */
  readPlanPayment(paymentId: string): Promise<PlanPayment | null>;
  /** Paid invoices, newest first. */
  listPaidInvoices(input: { paymentCustomerId: string; limit: number }): Promise<PaidInvoice[]>;
  /** Null without a subscription that renews. */
  readUpcomingInvoice(input: { subscriptionId: string }): Promise<UpcomingInvoice | null>;
  /** Null without a stored card. */
  readPaymentMethod(paymentCustomerId: string): Promise<PaymentMethod | null>;
  /** Verifies the signature of the raw body. Throws `PaymentError` `bad_signature` for anything else. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent>;
}

export type PaymentFailure = "bad_signature" | "unavailable" | "rejected" | "gone";

/** A failed call; `message` is for the log and carries no secret. */
export class PaymentError extends Error {
  override readonly name = "PaymentError";
  constructor(
    readonly failure: PaymentFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

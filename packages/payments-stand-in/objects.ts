/** The processor's objects as the stand-in keeps them: the documented fields that matter here, by their own names. */

export type Metadata = Record<string, string>;
export type Interval = "day" | "week" | "month" | "year";

interface Kept<Name extends string> {
  id: string;
  object: Name;
  /** Seconds since 1970. */
  created: number;
  livemode: false;
}

export interface List<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

export interface Address {
  line1: string | null;
  line2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
}

export interface Product extends Kept<"product"> {
  name: string;
  active: boolean;
  metadata: Metadata;
}

export interface Price extends Kept<"price"> {
  product: string;
  unit_amount: number;
  currency: string;
  lookup_key: string | null;
  type: "one_time" | "recurring";
  recurring: { interval: Interval; interval_count: 1; usage_type: "licensed" } | null;
  active: boolean;
  metadata: Metadata;
}

export interface Customer extends Kept<"customer"> {
  name: string | null;
  email: string | null;
  address: Address | null;
  /** Cents; a negative balance counts toward later invoices. */
  balance: number;
  currency: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
}

export interface TaxId extends Kept<"tax_id"> {
  customer: string;
  type: string;
  value: string;
}

export interface PaymentMethod extends Kept<"payment_method"> {
  type: "card";
  customer: string | null;
  billing_details: { name: string | null; email: string | null; address: Address };
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: "US";
    funding: "credit";
  };
  metadata: Metadata;
}

export interface CardProblem {
  type: "card_error";
  code: string;
  decline_code: string;
  message: string;
}

export interface PaymentIntent extends Kept<"payment_intent"> {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  payment_method: string | null;
  setup_future_usage: string | null;
  status: "requires_payment_method" | "succeeded";
  last_payment_error: CardProblem | null;
  latest_charge: string | null;
}

export interface Charge extends Kept<"charge"> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  refunded: boolean;
  status: "succeeded" | "failed";
}

export interface Refund extends Kept<"refund"> {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
}

export interface Dispute extends Kept<"dispute"> {
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
}

export interface Session extends Kept<"checkout.session"> {
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer: string;
  customer_details: {
    name: string | null;
    email: string | null;
    address: Address | null;
    tax_ids: { type: string; value: string }[];
  } | null;
  expires_at: number;
  invoice: string | null;
  invoice_creation: { enabled: boolean } | null;
  metadata: Metadata;
  mode: "payment" | "subscription";
  payment_intent: string | null;
  payment_status: "paid" | "unpaid";
  status: "open" | "complete" | "expired";
  subscription: string | null;
  success_url: string;
  tax_id_collection: { enabled: boolean };
  url: string | null;
}

export interface SubscriptionItem {
  id: string;
  object: "subscription_item";
  created: number;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
  price: Price;
  quantity: 1;
  subscription: string;
}

export interface Subscription extends Kept<"subscription"> {
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  metadata: Metadata;
  start_date: number;
  status: "active" | "past_due" | "canceled";
}

export interface Line {
  id: string;
  object: "line_item";
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
  pricing: {
    type: "price_details";
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
}

export interface Invoice extends Kept<"invoice"> {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  billing_reason:
    | "subscription_create"
    | "subscription_cycle"
    | "subscription_update"
    | "manual"
    | "upcoming";
  currency: string;
  customer: string;
  customer_name: string | null;
  customer_email: string | null;
  customer_address: Address | null;
  customer_tax_ids: { type: string; value: string }[];
  hosted_invoice_url: string | null;
  invoice_pdf: string | null;
  lines: List<Line>;
  metadata: Metadata;
  number: string | null;
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Metadata };
  } | null;
  period_start: number;
  period_end: number;
  starting_balance: number;
  ending_balance: number | null;
  status: "draft" | "open" | "paid" | "void";
  status_transitions: { finalized_at: number | null; paid_at: number | null; voided_at: number | null };
  subtotal: number;
  total: number;
}

export interface PortalSession extends Kept<"billing_portal.session"> {
  customer: string;
  return_url: string | null;
  url: string;
}

export interface StandInEvent extends Kept<"event"> {
  api_version: string;
  type: string;
  data: { object: unknown };
  pending_webhooks: number;
}

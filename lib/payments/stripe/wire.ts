/** The parts of Stripe's responses that we read. Unknown keys are allowed. */
import { z } from "zod";
import { subscriptionStatuses } from "@/db/vocabulary";

const id = z.string().min(1);
/** Seconds since 1970. */
const moment = z.number().transform((seconds) => new Date(seconds * 1_000));
const cents = z.number().int();
const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((input) => input ?? {});

const listOf = <T extends z.ZodType>(element: T) => z.object({ data: z.array(element) });

export const WireId = z.object({ id });
export const WirePage = z.object({ id, url: z.string() });
export const WireList = listOf(z.unknown());
export const WirePrices = listOf(WireId);

export const WireSubscription = z.object({
  id,
  customer: id,
  status: z.enum(subscriptionStatuses),
  cancel_at_period_end: z.boolean(),
  metadata,
  start_date: moment,
  ended_at: moment.nullable(),
  items: listOf(
    z.object({
      id,
      current_period_start: moment,
      current_period_end: moment,
      price: z.object({ metadata }),
    }),
  ),
});
export type WireSubscription = z.infer<typeof WireSubscription>;

export const WireOpenSessions = listOf(z.object({ id, mode: z.string() }));

export const WireSession = z.object({
  id,
  customer: id,
  metadata,
  amount_total: cents.nullable(),
  currency: z.string().nullable(),
  payment_status: z.string(),
  payment_intent: id.nullable(),
  subscription: id.nullable(),
});
export type WireSession = z.infer<typeof WireSession>;

/** The charge is an id unless it was asked for. */
export const WirePaymentIntent = z.object({
  id,
  customer: id.nullable(),
  status: z.string(),
  amount: cents,
  currency: z.string(),
  metadata,
  last_payment_error: z.object({}).nullable(),
  latest_charge: z.union([id, z.object({ amount_refunded: cents, disputed: z.boolean() })]).nullable(),
});
export type WirePaymentIntent = z.infer<typeof WirePaymentIntent>;

/** The payments of an invoice; one that was paid outside of the processor has no intent. */
export const WireInvoicePayments = listOf(
  z.object({ invoice: id, payment: z.object({ payment_intent: id.nullish() }) }),
);

export const WireDisputes = listOf(z.object({ status: z.string() }));

const WireLine = z.object({
  amount: cents,
  description: z.string().nullable(),
  period: z.object({ end: moment }),
});

export const WireInvoice = z.object({
  id,
  number: z.string().nullable(),
  amount_paid: cents,
  currency: z.string(),
  created: moment,
  status_transitions: z.object({ paid_at: moment.nullable() }),
  hosted_invoice_url: z.string().nullish(),
  invoice_pdf: z.string().nullish(),
  lines: listOf(WireLine),
});
export type WireInvoice = z.infer<typeof WireInvoice>;
export const WireInvoices = listOf(WireInvoice);

/** An invoice with the prices of its lines; a line that was added without a price has none. */
export const WirePlanInvoice = z.object({
  total: cents,
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
  lines: listOf(
    z.object({
      amount: cents,
      period: z.object({ end: moment }),
      pricing: z.object({ price_details: z.object({ price: id }).nullish() }).nullish(),
    }),
  ),
});
export type WirePlanInvoice = z.infer<typeof WirePlanInvoice>;

export const WirePrice = z.object({ id, unit_amount: cents.nullable(), metadata });
export type WirePrice = z.infer<typeof WirePrice>;

export const WirePreview = z.object({
  amount_due: cents,
  total: cents,
  currency: z.string(),
  period_end: moment,
  lines: listOf(WireLine),
});
export type WirePreview = z.infer<typeof WirePreview>;

export const WireCard = z.object({
  id,
  card: z
    .object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() })
    .nullish(),
});
export type WireCard = z.infer<typeof WireCard>;
export const WireCards = listOf(WireCard);

/** A deleted customer has none of these. */
export const WireCustomer = z.object({
  invoice_settings: z.object({ default_payment_method: WireCard.nullable() }).optional(),
  subscriptions: listOf(
    z.object({ status: z.enum(subscriptionStatuses), default_payment_method: WireCard.nullable() }),
  ).optional(),
});

/** An event's object: only its ids, because what it describes may be outdated. */
const WireSubject = z.object({
  id,
  customer: id.nullish(),
  payment_intent: id.nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: id }).nullish() }).nullish(),
});
export type WireSubject = z.infer<typeof WireSubject>;

export const WireEvent = z.object({ id, type: z.string(), data: z.object({ object: WireSubject }) });

import { z } from "zod";
import { packSlugs } from "@/db/packs";
import {
  billingIntervals,
  paidPlanSlugs,
  planSlugs,
  purchaseStatuses,
  refundStatuses,
  subscriptionStatuses,
} from "@/db/vocabulary";
import { Currency, DestinationName, MemberName, SourceName } from "./fields";
import { admins, digits, member, notAudited, operation, Timestamp } from "./operation";
import { MePlan } from "./plan";
import { text } from "./text";

const Money = z.object({ amountCents: z.int(), currency: Currency });
const Limit = z.object({ limit: digits(1, 50).default(12).describe("How many to list.") });

/** A paid invoice. */
export const Invoice = z
  .object({
    id: z.string(),
    number: z.string().nullable(),
    description: z.string().nullable(),
    amountCents: z.int(),
    currency: Currency,
    paidAt: Timestamp,
    /** The processor's page of the invoice. */
    hostedUrl: z.url().nullable(),
    /** The invoice as a PDF. */
    pdfUrl: z.url().nullable(),
  })
  .meta({ id: "BillingInvoice" });
export type Invoice = z.infer<typeof Invoice>;

/** A purchase of a credit pack. */
export const PackPurchase = z
  .object({
    id: z.uuid(),
    credits: z.int(),
    /** Credits of it that are left. */
    remaining: z.int(),
    amountCents: z.int(),
    currency: Currency,
    status: z.enum(purchaseStatuses),
    refundStatus: z.enum(refundStatuses),
    refundedCents: z.int(),
    isDisputed: z.boolean(),
    /** Whether automatic top-up bought it. */
    isAutomatic: z.boolean(),
    purchasedAt: Timestamp,
  })
  .meta({ id: "PackPurchase" });
export type PackPurchase = z.infer<typeof PackPurchase>;

/** `overdue`: a payment failed and grace is left; `paused`: grace is over, and nothing new is taken in. */
export const paymentStates = ["none", "paid", "overdue", "paused"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const Billing = z
  .object({
    /** Whether payments are configured here, and whether they only take test cards. */
    processor: z.enum(["none", "live", "test"]),
    paymentState: z.enum(paymentStates),
    /** When grace ends; null unless a payment is overdue. */
    graceEndsAt: Timestamp.nullable(),
    subscription: z
      .object({
        status: z.enum(subscriptionStatuses),
        plan: z.enum(paidPlanSlugs),
        interval: z.enum(billingIntervals),
        currentPeriodEnd: Timestamp,
        cancelAtPeriodEnd: z.boolean(),
        downgradeTo: z.enum(planSlugs).nullable(),
      })
      .nullable(),
    nextInvoice: Money.extend({ at: Timestamp }).nullable(),
    paymentMethod: z
      .object({ brand: z.string(), last4: z.string(), expiresMonth: z.int(), expiresYear: z.int() })
      .nullable(),
    /** Whether the payment processor answered: without it, the invoice and the payment method are not known. */
    isProcessorAvailable: z.boolean(),
    packs: z.array(
      z.object({ slug: z.enum(packSlugs), credits: z.int(), priceCents: z.int(), currency: Currency }),
    ),
  })
  .meta({ id: "Billing" });
export type Billing = z.infer<typeof Billing>;

/** What moves out of reach on another plan. Nothing is deleted. */
export const PlanConsequences = z
  .object({
    plan: z.enum(planSlugs),
    /** What pauses, newest first. */
    sources: z.array(z.object({ id: z.uuid(), name: SourceName })),
    destinations: z.array(z.object({ id: z.uuid(), name: DestinationName })),
    /** Members whose seats become read-only. */
    members: z.array(z.object({ userId: z.uuid(), name: MemberName })),
    /** Credits of the allotment that end with the period; null on an unlimited plan. */
    creditsEnding: z.int().nullable(),
    /** Credits in packs, which stay. */
    creditsKept: z.int(),
    /** Features that end. */
    features: z.array(z.enum(["signalStacking", "icpEditing", "paygEnabled"])),
  })
  .meta({ id: "PlanConsequences" });
export type PlanConsequences = z.infer<typeof PlanConsequences>;

const PlanChoice = z.strictObject({
  plan: z.enum(paidPlanSlugs),
  interval: z.enum(billingIntervals).default("month"),
});

/** A page of the payment processor to send the browser to. */
const Hosted = z.object({ url: z.url() });

export const PlanChangePreview = z
  .object({
    dueCents: z.int(),
    creditCents: z.int(),
    currency: Currency,
    nextInvoiceAt: Timestamp,
    /**
     * By how much the balance changes at once: what the larger plan allots more for the rest of the period. Another
     * interval begins a new allotment and ends what is left of the present one.
     */
    creditsNow: z.int(),
    consequences: PlanConsequences,
  })
  .meta({ id: "PlanChangePreview" });
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

export const ScheduledCancellation = z
  .object({
    status: z.literal("scheduled"),
    downgradeTo: z.enum(planSlugs),
    cancelAtPeriodEnd: z.literal(true),
    /** When the period ends: until then everything stays as it is, the balance included. */
    effectiveAt: Timestamp,
    consequences: PlanConsequences,
  })
  .meta({ id: "ScheduledCancellation" });
export type ScheduledCancellation = z.infer<typeof ScheduledCancellation>;

const admin = member("provisioned", admins);

export const getBilling = operation({
  id: "getMyBilling",
  method: "GET",
  path: "/api/me/billing",
  summary: "Get the subscription, the payment state, the next invoice and the packs on sale",
  auth: admin,
  response: Billing,
  errors: ["no_plan"],
});

export const listInvoices = operation({
  id: "listMyInvoices",
  method: "GET",
  path: "/api/me/billing/invoices",
  summary: "List paid invoices, newest first",
  auth: admin,
  query: Limit,
  response: z.object({ data: z.array(Invoice) }),
  errors: ["payment_processor_failed"],
});

export const listPackPurchases = operation({
  id: "listMyPackPurchases",
  method: "GET",
  path: "/api/me/billing/payg-purchases",
  summary: "List purchases of credit packs, newest first; granted packs are not purchases",
  auth: admin,
  query: Limit,
  response: z.object({ data: z.array(PackPurchase) }),
});

export const startPlanCheckout = operation({
  id: "startMyPlanCheckout",
  method: "POST",
  audit: notAudited("a checkout changes nothing until it is paid, which is recorded then"),
  path: "/api/me/billing/checkout",
  summary: "Open the payment page that starts a subscription",
  auth: admin,
  body: PlanChoice,
  response: Hosted,
  errors: ["already_subscribed", "plan_unavailable", "not_configured", "payment_processor_failed"],
});

export const startPackCheckout = operation({
  id: "startMyPackCheckout",
  method: "POST",
  audit: notAudited("a checkout changes nothing until it is paid, which is recorded then"),
  path: "/api/me/billing/packs/checkout",
  summary: "Open the payment page that sells a credit pack",
  auth: member("active", admins),
  body: z.strictObject({ pack: z.enum(packSlugs) }),
  response: Hosted,
  errors: ["packs_unavailable", "no_plan", "not_configured", "payment_processor_failed"],
});

export const ConfirmedCheckout = z
  .object({
    /** False while the payment is still pending, as bank transfers are. */
    isPaid: z.boolean(),
    /** The plan that the workspace is on now; null for a checkout of a pack. */
    plan: z.enum(paidPlanSlugs).nullable(),
    /** The credits of the pack; null for a checkout of a plan. */
    credits: z.int().nullable(),
  })
  .meta({ id: "ConfirmedCheckout" });
export type ConfirmedCheckout = z.infer<typeof ConfirmedCheckout>;

const sessionForm = /^[\w-]{1,200}$/;
const SessionId = text()
  .regex(sessionForm, "must be the ID of a checkout session")
  .meta({ pattern: sessionForm.source });

export const confirmCheckout = operation({
  id: "confirmMyCheckout",
  method: "POST",
  audit: notAudited("the payment is recorded as the processor's event about it would be, by the system"),
  path: "/api/me/billing/checkout/confirm",
  summary: "Apply a completed checkout without waiting for the payment processor's event",
  auth: admin,
  body: z.strictObject({ session: SessionId }),
  response: ConfirmedCheckout,
  errors: ["not_found", "not_configured", "payment_processor_failed"],
});

export const openBillingPortal = operation({
  id: "openMyBillingPortal",
  method: "POST",
  audit: notAudited("the payment processor keeps the cards, addresses and tax ids, and their history"),
  path: "/api/me/billing/portal",
  summary: "Open the payment page for cards, tax ID, address and invoices",
  auth: admin,
  response: Hosted,
  errors: ["no_active_subscription", "not_configured", "payment_processor_failed"],
});

export const previewPlanChange = operation({
  id: "previewMyPlanChange",
  savesNothing: true,
  method: "POST",
  audit: notAudited("a preview changes nothing"),
  path: "/api/me/plan/change/preview",
  summary: "Preview what another plan costs now and what it ends",
  auth: admin,
  body: PlanChoice,
  response: PlanChangePreview,
  errors: [
    "no_active_subscription",
    "plan_unavailable",
    "no_plan",
    "not_configured",
    "payment_processor_failed",
  ],
});

export const changePlan = operation({
  id: "changeMyPlan",
  method: "POST",
  audit: "plan.changed",
  path: "/api/me/plan/change",
  summary: "Move to another plan now, with proration",
  auth: admin,
  body: PlanChoice,
  response: MePlan,
  errors: [
    "no_active_subscription",
    "plan_unavailable",
    "payment_overdue",
    "no_plan",
    "not_configured",
    "payment_processor_failed",
  ],
});

export const getPlanConsequences = operation({
  id: "getMyPlanConsequences",
  method: "GET",
  path: "/api/me/plan/consequences",
  summary: "Get what moves out of reach on another plan",
  auth: admin,
  query: z.object({ plan: z.enum(planSlugs).describe("The plan to change to.") }),
  response: PlanConsequences,
  errors: ["no_plan"],
});

export const cancelToTrial = operation({
  id: "cancelMyPlanToTrial",
  method: "POST",
  audit: "plan.cancellation_scheduled",
  path: "/api/me/plan/cancel-to-trial",
  summary: "End the subscription with its period and move to the trial plan then",
  auth: admin,
  response: ScheduledCancellation,
  errors: ["not_found", "no_active_subscription", "already_scheduled", "payment_processor_failed"],
});

export const keepPlan = operation({
  id: "keepMyPlan",
  method: "POST",
  audit: "plan.cancellation_undone",
  path: "/api/me/plan/keep",
  summary: "Undo a scheduled cancellation",
  auth: admin,
  response: MePlan,
  errors: ["no_active_subscription", "not_scheduled", "no_plan", "payment_processor_failed"],
});

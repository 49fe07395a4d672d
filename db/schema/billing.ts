import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { PackSlug } from "../packs";
import type {
  BillingInterval,
  PaidPlanSlug,
  PlanSlug,
  PurchaseStatus,
  SubscriptionStatus,
} from "../vocabulary";
import { at, createdAt, id } from "./columns";
import { customers } from "./customers";

/** A workspace's subscriptions, as last read from the payment processor. Ended ones are kept. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The processor's id. */
    id: text("id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    planSlug: text("plan_slug").$type<PaidPlanSlug>().notNull(),
    interval: text("interval").$type<BillingInterval>().notNull(),
    periodStart: at("period_start").notNull(),
    periodEnd: at("period_end").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    /** The plan that follows when the subscription ends. */
    downgradeTo: text("downgrade_to").$type<PlanSlug>(),
    /** Since when a payment is overdue; null while all are paid. */
    overdueSince: at("overdue_since"),
    startedAt: at("started_at").notNull(),
    endedAt: at("ended_at"),
    /** Whether its end was carried out: the workspace moved to the following plan. */
    isSettled: boolean("is_settled").notNull().default(false),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [
    index("subscriptions_customer").on(t.customerId, t.startedAt),
    index("subscriptions_overdue").on(t.overdueSince).where(sql`overdue_since is not null`),
    index("subscriptions_ending").on(t.periodEnd).where(sql`not is_settled`),
  ],
);

/** Events of the payment processor, each handled once. The objects they are about are read again. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    /** The processor's id. */
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Null if it is about no workspace that is known here. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [index("payment_events_received").on(t.receivedAt)],
);

/** Purchases of credit packs, by hand or by automatic top-up. Granted packs are not purchases. */
export const packPurchases = pgTable(
  "pack_purchases",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The processor's checkout, or the payment if it was charged without one. */
    reference: text("reference").notNull(),
    /** The processor's payment, which refunds and disputes name; null until it exists. */
    paymentId: text("payment_id"),
    pack: text("pack").$type<PackSlug>().notNull(),
    credits: integer("credits").notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    status: text("status").$type<PurchaseStatus>().notNull(),
    isAutomatic: boolean("is_automatic").notNull().default(false),
    refundedCents: integer("refunded_cents").notNull().default(0),
    /** Credits taken back because of refunds and disputes. */
    creditsTakenBack: integer("credits_taken_back").notNull().default(0),
    disputedAt: at("disputed_at"),
    paidAt: at("paid_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("pack_purchases_reference").on(t.reference),
    index("pack_purchases_payment").on(t.paymentId),
    index("pack_purchases_customer").on(t.customerId, t.createdAt, t.id),
    check("pack_purchases_refunded", sql`${t.refundedCents} between 0 and ${t.amountCents}`),
  ],
);

/**
 * Payments for a subscription of which something was given back, and the credits that go with it. What could not be
 * taken from the month's allotment is taken from the later months of a paid year.
 */
export const planRefunds = pgTable(
  "plan_refunds",
  {
    /** The processor's payment. */
    paymentId: text("payment_id").primaryKey(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    subscriptionId: text("subscription_id").notNull(),
    /** The end of the paid period. */
    periodEnd: at("period_end").notNull(),
    refundedCents: integer("refunded_cents").notNull(),
    creditsDue: integer("credits_due").notNull(),
    creditsTaken: integer("credits_taken").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  (t) => [index("plan_refunds_customer").on(t.customerId, t.subscriptionId)],
);

/** Buys a pack when the balance falls below a threshold. Off without a row. */
export const topUps = pgTable("top_ups", {
  customerId: uuid("customer_id")
    .primaryKey()
    .references(() => customers.id, { onDelete: "cascade" }),
  isEnabled: boolean("is_enabled").notNull(),
  pack: text("pack").$type<PackSlug>().notNull(),
  /** Buys when fewer credits than this are left. */
  threshold: integer("threshold").notNull(),
  /** The most that may be charged in a UTC calendar month. */
  monthlyCapCents: integer("monthly_cap_cents").notNull(),
  /** When a charge last failed; no other is tried until someone changes the settings or a day has passed. */
  failedAt: at("failed_at"),
  updatedAt: at("updated_at").notNull(),
});

/** Usage alerts already sent, one for each allotment and percentage. */
export const creditAlerts = pgTable(
  "credit_alerts",
  {
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** The cause of the allotment's grant. */
    allotment: text("allotment").notNull(),
    percent: integer("percent").notNull(),
    sentAt: at("sent_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.allotment, t.percent] })],
);

import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { AuditAction } from "../audit-actions";
import type { Lifecycle, PlanSlug } from "../vocabulary";
import { at, createdAt, id } from "./columns";

/** The limits of a plan. Null caps and credits mean unlimited. */
export const plans = pgTable("plans", {
  slug: text("slug").$type<PlanSlug>().primaryKey(),
  name: text("name").notNull(),
  priceCents: integer("price_cents").notNull(),
  currency: text("currency").notNull().default("usd"),
  interval: text("interval").notNull().default("month"),
  /** The price of a year paid at once; null if the plan is only sold by the month. */
  annualPriceCents: integer("annual_price_cents"),
  creditsPerMonth: integer("credits_per_month"),
  /** Whether the allotment is granted once and never renewed. */
  allotmentOnce: boolean("allotment_once").notNull().default(false),
  seats: integer("seats"),
  sources: integer("sources"),
  destinations: integer("destinations"),
  tagCategories: integer("tag_categories").notNull(),
  tagValuesPerCategory: integer("tag_values_per_category").notNull(),
  historyDays: integer("history_days"),
  signalStacking: boolean("signal_stacking").notNull(),
  icpEditing: boolean("icp_editing").notNull(),
  paygEnabled: boolean("payg_enabled").notNull(),
  isInternal: boolean("is_internal").notNull().default(false),
  isSelectable: boolean("is_selectable").notNull(),
});

/** A workspace: the tenant of every other row. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    name: text("name").notNull(),
    website: text("website"),
    /** The workspace's own company page. Its people never become signals. */
    companyNetworkUrl: text("company_network_url"),
    lifecycle: text("lifecycle").$type<Lifecycle>().notNull().default("signed_up"),
    planSlug: text("plan_slug")
      .$type<PlanSlug>()
      .references(() => plans.slug),
    autoHarvest: boolean("auto_harvest").notNull().default(false),
    dailyBudgetCapCents: integer("daily_budget_cap_cents"),
    periodStart: at("period_start"),
    periodEnd: at("period_end"),
    paymentCustomerId: text("payment_customer_id"),
    /** Set when a payment stayed overdue past the days of grace: nothing new is taken in until it is paid. */
    intakePausedAt: at("intake_paused_at"),
    activatedAt: at("activated_at"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("customers_payment").on(t.paymentCustomerId)],
);

/** The ideal customer profile; one default per workspace. `draft` is the onboarding snapshot. */
export const icpProfiles = pgTable(
  "icp_profiles",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    isDefault: boolean("is_default").notNull().default(true),
    minEmployees: integer("min_employees"),
    maxEmployees: integer("max_employees"),
    targetIndustries: text("target_industries").array().notNull().default([]),
    targetTitles: text("target_titles").array().notNull().default([]),
    targetPersonas: text("target_personas").array().notNull().default([]),
    targetSeniority: text("target_seniority").array().notNull().default([]),
    /** Titles and industries that are never a signal. */
    excludedTitles: text("excluded_titles").array().notNull().default([]),
    excludedIndustries: text("excluded_industries").array().notNull().default([]),
    additionalContext: text("additional_context"),
    draft: jsonb("draft").$type<Record<string, unknown>>(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [index("icp_profiles_customer").on(t.customerId)],
);

/** The values of each changed field before and after the change. */
export type AuditChanges = Record<string, { before: unknown; after: unknown }>;

export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    /** Both are set if an app acted for a member; neither if the service acted by itself. */
    actorUserId: uuid("actor_user_id"),
    actorClientId: uuid("actor_client_id"),
    action: text("action").$type<AuditAction>().notNull(),
    subjectId: text("subject_id"),
    /** Fields whose values changed; secrets are masked. */
    changes: jsonb("changes").$type<AuditChanges>(),
    detail: jsonb("detail").$type<Record<string, unknown>>(),
    /** The request that caused the change and its client address, if known. */
    requestId: text("request_id"),
    ip: text("ip"),
    createdAt: createdAt(),
  },
  (t) => [index("audit_events_customer").on(t.customerId, t.createdAt, t.id)],
);

/** People and companies the workspace never wants to see. Applied at harvest, qualification and delivery. */
export const suppressions = pgTable(
  "suppressions",
  {
    id: id(),
    customerId: uuid("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"person" | "company" | "domain">().notNull(),
    /** A canonical network URL, or a lowercased domain. */
    value: text("value").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("suppressions_value").on(t.customerId, t.kind, t.value)],
);

import { z } from "zod";
import { bundles, planSlugs } from "@/db/vocabulary";
import { Currency, like, PlanName } from "./fields";
import { anyone, Csv, daysBack, digits, listOf, member, operation, Paging, Timestamp } from "./operation";

const cap = z.int().nullable();

/** Null caps and credits mean unlimited. */
export const MePlan = z
  .object({
    slug: z.enum(planSlugs),
    name: PlanName,
    priceCents: z.int(),
    currency: Currency,
    /** How often the price is charged; a workspace that pays by the year sees the year's price. */
    interval: like("month"),
    /** The price of a year paid at once; null if the plan is only sold by the month. */
    annualPriceCents: z.int().nullable(),
    creditsPerMonth: cap,
    caps: z.object({
      seats: cap,
      sources: cap,
      destinations: cap,
      tagCategories: z.int(),
      tagValuesPerCategory: z.int(),
    }),
    signalStacking: z.boolean(),
    icpEditing: z.boolean(),
    paygEnabled: z.boolean(),
    isInternal: z.boolean(),
    paymentCustomerId: z.string().nullable(),
    subscription: z
      .object({
        status: z.string(),
        currentPeriodEnd: Timestamp,
        cancelAtPeriodEnd: z.boolean(),
        downgradeTo: z.enum(planSlugs).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "MePlan" });
export type MePlan = z.infer<typeof MePlan>;

/** The public view of a plan. */
export const PublicPlan = MePlan.omit({
  paymentCustomerId: true,
  isInternal: true,
  subscription: true,
}).meta({ id: "PublicPlan" });
export type PublicPlan = z.infer<typeof PublicPlan>;

export const CreditSummary = z
  .object({
    /** Null on an unlimited plan. */
    balance: cap,
    periodStart: Timestamp.nullable(),
    periodEnd: Timestamp.nullable(),
    /** Credits in the current allotment; null on an unlimited plan. */
    allotment: cap,
    /** Credits used in the current period, or in the last 30 days if there is no period. */
    bundles: z.array(
      z.object({ bundle: z.int().min(1).max(bundles.length), name: like("Posts"), burned: z.int() }),
    ),
    packs: z.array(
      z.object({
        id: z.uuid(),
        credits: z.int(),
        remaining: z.int(),
        source: z.enum(["purchase", "grant"]),
        purchasedAt: Timestamp,
      }),
    ),
    /** When credits run out at the current rate; null if none are used, or if the period ends before that. */
    projectedExhaustion: Timestamp.nullable(),
  })
  .meta({ id: "CreditSummary" });
export type CreditSummary = z.infer<typeof CreditSummary>;

/** Granted; held for work in progress; used; refunded; expired with its allotment; taken back with a refunded pack. */
export const ledgerKinds = ["grant", "hold", "settle", "refund", "expire", "revoke"] as const;

export const LedgerEntry = z
  .object({
    id: z.uuid(),
    at: Timestamp,
    /** A hold becomes one `settle` once its work is done; a refunded hold is a `hold` and a `refund`. */
    kind: z.enum(ledgerKinds),
    bundle: z.int().min(1).max(bundles.length).nullable(),
    /** Credits added to the balance, or taken from it if negative. */
    amount: z.int(),
    /** What it was for, for example `posts` with the ID of the first post, or `pack`. */
    cause: z.object({ type: like("posts"), id: z.string().optional() }),
  })
  .meta({ id: "LedgerEntry" });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const LedgerExportQuery = z.object({
  kind: z.enum(ledgerKinds).optional().describe("Only entries of this kind."),
  bundle: digits(1, bundles.length)
    .optional()
    .describe(
      `Only entries of this bundle: ${bundles.map((bundle, index) => `${index + 1} is ${bundle}`).join(", ")}.`,
    ),
  days: daysBack(1, 365).optional(),
});
export type LedgerExportQuery = z.infer<typeof LedgerExportQuery>;

export const LedgerQuery = LedgerExportQuery.extend(Paging.shape);
export type LedgerQuery = z.infer<typeof LedgerQuery>;

const cacheControl = "private, max-age=300";

export const getPlan = operation({
  id: "getMyPlan",
  method: "GET",
  path: "/api/me/plan",
  summary: "Get the workspace's plan with its limits and features",
  auth: member("provisioned"),
  response: MePlan,
  errors: ["no_plan"],
  cacheControl,
});

export const listPlans = operation({
  id: "listPlans",
  method: "GET",
  path: "/api/public/plans",
  summary: "List the plans available to customers",
  auth: anyone,
  response: z.object({ data: z.array(PublicPlan) }),
  cacheControl: "public, max-age=300",
});

export const getCreditSummary = operation({
  id: "getMyCreditSummary",
  method: "GET",
  path: "/api/me/credits/summary",
  summary: "Get the credit balance, usage by bundle, packs and projected exhaustion",
  auth: member("active"),
  response: CreditSummary,
  errors: ["no_plan"],
  cacheControl,
});

export const listCreditLedger = operation({
  id: "listMyCreditLedger",
  method: "GET",
  path: "/api/me/credits/ledger",
  summary: "List credit ledger entries, newest first",
  auth: member("active"),
  query: LedgerQuery,
  response: listOf(LedgerEntry),
});

export const exportCreditLedger = operation({
  id: "exportMyCreditLedger",
  method: "GET",
  audit: "export.started",
  path: "/api/me/credits/ledger/export",
  summary: "Export all matching credit ledger entries as CSV, newest first",
  auth: member("active"),
  query: LedgerExportQuery,
  response: Csv,
  takesLong: true,
});

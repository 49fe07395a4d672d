import { z } from "zod";
import { bundles, planSlugs } from "@/db/vocabulary";
import { member, operation, Timestamp } from "./operation";

const cap = z.int().nullable();

/** Null caps and credits mean "without limit". */
export const MePlan = z
  .object({
    slug: z.enum(planSlugs),
    name: z.string(),
    priceCents: z.int(),
    currency: z.string(),
    interval: z.string(),
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

export const CreditSummary = z
  .object({
    /** Null on a plan without limit. */
    balance: cap,
    periodStart: Timestamp.nullable(),
    periodEnd: Timestamp.nullable(),
    /** Credits of the current allotment; null on a plan without limit. */
    allotment: cap,
    /** What was burned in the current period, or in the last 30 days without one. */
    bundles: z.array(
      z.object({ bundle: z.int().min(1).max(bundles.length), name: z.string(), burned: z.int() }),
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
    /** When credits run out at the period's pace; null without burn, and where the period ends before. */
    projectedExhaustion: Timestamp.nullable(),
  })
  .meta({ id: "CreditSummary" });
export type CreditSummary = z.infer<typeof CreditSummary>;

const cacheControl = "private, max-age=300";

export const getPlan = operation({
  id: "getMyPlan",
  method: "GET",
  path: "/api/me/plan",
  summary: "The workspace's plan with its caps and gate flags",
  auth: member("provisioned"),
  response: MePlan,
  errors: ["no_plan"],
  cacheControl,
});

export const getCreditSummary = operation({
  id: "getMyCreditSummary",
  method: "GET",
  path: "/api/me/credits/summary",
  summary: "Balance, burn by bundle, packs and when credits run out",
  auth: member("active"),
  response: CreditSummary,
  errors: ["no_plan"],
  cacheControl,
});

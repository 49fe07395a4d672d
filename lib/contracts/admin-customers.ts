/** The platform's own desk: workspaces as operators see them, without signals, people or secrets. */
import { z } from "zod";
import { packSlugs } from "@/db/packs";
import { customerHealths, lifecycles, planSlugs } from "@/db/vocabulary";
import { operator } from "./admin";
import { paymentStates } from "./billing";
import { CompanyName, like, MemberEmail, MemberName, Website } from "./fields";
import { byId, listOf, operation, Paging, Timestamp } from "./operation";
import { LedgerEntry, LedgerQuery } from "./plan";
import { text } from "./text";

const cap = z.int().nullable();
/** Why an operator acts. The customer reads it in the audit log. */
const reason = text().trim().min(3).max(500);

export const AdminCustomer = z
  .object({
    id: z.uuid(),
    name: CompanyName,
    website: Website.nullable(),
    lifecycle: z.enum(lifecycles),
    plan: z.enum(planSlugs).nullable(),
    paymentState: z.enum(paymentStates),
    /** Null on an unlimited plan. */
    balance: cap,
    members: z.int(),
    sources: z.int(),
    destinations: z.int(),
    /** Counts alone: operators read no signal. */
    signals30Days: z.int(),
    creditsBurned30Days: z.int(),
    createdAt: Timestamp,
    activatedAt: Timestamp.nullable(),
    lastSeenAt: Timestamp.nullable(),
    /** `attention` if an active workspace has any concern. */
    health: z.enum(customerHealths),
    /** What may be wrong, in words. */
    concerns: z.array(z.string()),
  })
  .meta({ id: "AdminCustomer" });
export type AdminCustomer = z.infer<typeof AdminCustomer>;

export const AdminCustomerDetail = AdminCustomer.extend({
  admins: z.array(z.object({ email: MemberEmail, name: MemberName.nullable() })),
  caps: z.object({ seats: cap, sources: cap, destinations: cap }),
  usage: z.object({
    signalsThisMonth: z.int(),
    signalsLastMonth: z.int(),
    postsWatched: z.int(),
    deliveries30Days: z.int(),
    failedDeliveries30Days: z.int(),
    providerCents30Days: z.number(),
  }),
  subscription: z
    .object({
      status: z.string(),
      interval: like("month"),
      currentPeriodEnd: Timestamp,
      cancelAtPeriodEnd: z.boolean(),
    })
    .nullable(),
  packs: z.array(
    z.object({
      credits: z.int(),
      remaining: z.int(),
      source: z.enum(["purchase", "grant"]),
      createdAt: Timestamp,
    }),
  ),
}).meta({ id: "AdminCustomerDetail" });
export type AdminCustomerDetail = z.infer<typeof AdminCustomerDetail>;

export const AdminOverview = z
  .object({
    customers: z.object({
      active: z.int(),
      /** Active ones with a concern. */
      attention: z.int(),
      new30Days: z.int(),
      paying: z.int(),
    }),
    /** In US cents. */
    revenue: z.object({
      /** What live subscriptions bring a month; a twelfth of what is paid by the year. */
      monthlyCents: z.int(),
      /** Packs sold, without what was given back. */
      packCents30Days: z.int(),
      /** What the network and the language model cost. */
      providerCents30Days: z.number(),
    }),
  })
  .meta({ id: "AdminOverview" });
export type AdminOverview = z.infer<typeof AdminOverview>;

export const AdminCustomerQuery = Paging.extend({
  q: text()
    .trim()
    .max(200)
    .optional()
    .describe("Matches anywhere in the workspace's name, its website or a member's email."),
  plan: z.enum(planSlugs).optional().describe("Only workspaces on this plan."),
  lifecycle: z.enum(lifecycles).optional().describe("Only workspaces in this state."),
  health: z.enum(customerHealths).optional().describe("Only workspaces of this health."),
});
export type AdminCustomerQuery = z.infer<typeof AdminCustomerQuery>;

export const CustomerChange = z
  .strictObject({
    plan: z.enum(planSlugs).optional(),
    lifecycle: z.enum(["suspended", "active"]).optional(),
    reason,
  })
  .refine(({ plan, lifecycle }) => plan !== undefined || lifecycle !== undefined, "must change something")
  .meta({
    id: "CustomerChange",
    examples: [{ plan: "growth", reason: "Pilot agreed until the end of May." }],
  });
export type CustomerChange = z.infer<typeof CustomerChange>;

export const PackGrant = z
  .strictObject({
    /** A pack on sale, or a number of credits. */
    pack: z.enum(packSlugs).optional(),
    credits: z.int().min(1).max(1_000_000).optional(),
    reason,
  })
  .refine(({ pack, credits }) => (pack === undefined) !== (credits === undefined), "name a pack or credits")
  .meta({ id: "PackGrant", examples: [{ pack: "pack_1000", reason: "Sorry for the outage on March 2." }] });
export type PackGrant = z.infer<typeof PackGrant>;

export const TrialExtension = z
  .strictObject({ credits: z.int().min(1).max(1_000).default(250), reason })
  .meta({ id: "TrialExtension", examples: [{ credits: 250, reason: "They need another week to decide." }] });
export type TrialExtension = z.infer<typeof TrialExtension>;

export const getAdminOverview = operation({
  id: "getAdminOverview",
  method: "GET",
  path: "/api/admin/overview",
  summary: "Get how all workspaces do, and what they bring",
  auth: operator,
  response: AdminOverview,
});

export const listCustomers = operation({
  id: "listCustomers",
  method: "GET",
  path: "/api/admin/customers",
  summary: "List all workspaces, newest first",
  auth: operator,
  query: AdminCustomerQuery,
  response: listOf(AdminCustomer),
});

export const getCustomer = operation({
  id: "getCustomer",
  method: "GET",
  path: "/api/admin/customers/{id}",
  summary: "Get a workspace's plan, lifecycle, usage and health",
  auth: operator,
  params: byId("workspace"),
  response: AdminCustomerDetail,
});

export const changeCustomer = operation({
  id: "changeCustomer",
  method: "PATCH",
  audit: "plan.changed",
  path: "/api/admin/customers/{id}",
  summary: "Change a workspace's plan, suspend it or reopen it",
  auth: operator,
  params: byId("workspace"),
  body: CustomerChange,
  response: AdminCustomerDetail,
  errors: ["already_subscribed", "plan_unavailable"],
});

export const grantPack = operation({
  id: "grantPack",
  method: "POST",
  audit: "credits.granted",
  path: "/api/admin/customers/{id}/packs",
  summary: "Grant a pack, which is not a purchase",
  auth: operator,
  params: byId("workspace"),
  body: PackGrant,
  response: AdminCustomerDetail,
  status: 201,
});

export const extendTrial = operation({
  id: "extendTrial",
  method: "POST",
  audit: "trial.extended",
  path: "/api/admin/customers/{id}/trial",
  summary: "Extend a trial by credits",
  auth: operator,
  params: byId("workspace"),
  body: TrialExtension,
  response: AdminCustomerDetail,
  status: 201,
  errors: ["plan_unavailable"],
});

export const listCustomerLedger = operation({
  id: "listCustomerLedger",
  method: "GET",
  path: "/api/admin/customers/{id}/ledger",
  summary: "List a workspace's credit ledger, newest first",
  auth: operator,
  params: byId("workspace"),
  query: LedgerQuery,
  response: listOf(LedgerEntry),
});

import { z } from "zod";
import { sourceTypes, waits } from "@/db/vocabulary";
import { CompanyName, CompanyUrl, SourceName } from "./fields";
import { daysBack, member, operation, Timestamp } from "./operation";
import { ChosenTimeZone } from "./time-zone";

/** A figure for the period and for the period before it. */
const Kpi = z.object({ value: z.number(), previous: z.number() });

export const DashboardOverview = z
  .object({
    days: z.int(),
    kpis: z.object({
      signals: Kpi,
      buyers: Kpi,
      avgStrength: Kpi,
      postsWatched: Kpi,
      engagements: Kpi,
      delivered: Kpi,
      deliveryFailures: Kpi,
    }),
    /** Seconds from what people did to the delivery of their signals; null if nothing was delivered in the period. */
    freshness: z
      .object({
        p50: z.int().describe("Half of the signals were delivered faster."),
        p90: z.int().describe("Nine of ten signals were delivered faster."),
      })
      .nullable(),
    series: z
      .array(z.object({ date: z.iso.date(), signals: z.int(), delivered: z.int() }))
      .describe(
        "One row per day, oldest first, including empty days: the last `days` days of `timeZone`, or without it the UTC days that the period touches.",
      ),
    topSources: z.array(
      z.object({
        id: z.uuid(),
        displayName: SourceName,
        type: z.enum(sourceTypes),
        signals: z.int(),
        avgStrength: z.number(),
        creditsSpent: z.int().describe("Credits spent on the source in the period."),
        creditsPerSignal: z.number().describe("Credits spent per signal of the period, to one decimal."),
      }),
    ),
    costlySources: z
      .array(
        z.object({ id: z.uuid(), displayName: SourceName, type: z.enum(sourceTypes), creditsSpent: z.int() }),
      )
      .describe("Sources that used credits in the period and led to no signal, the most credits first."),
    topCompanies: z.array(
      z.object({ companyKey: CompanyUrl, companyName: CompanyName, signals: z.int(), people: z.int() }),
    ),
    /** What exists so far: the steps to the first delivered signal. */
    checklist: z.object({
      hasSource: z.boolean(),
      hasIcp: z.boolean(),
      hasDestination: z.boolean(),
      hasSignal: z.boolean(),
      hasDelivery: z.boolean(),
    }),
    /** Why the pipeline is waiting, if it is. */
    waiting: z.enum(waits).nullable(),
  })
  .meta({ id: "DashboardOverview" });
export type DashboardOverview = z.infer<typeof DashboardOverview>;

export const getDashboard = operation({
  id: "getMyDashboard",
  method: "GET",
  path: "/api/me/dashboard/overview",
  summary: "Get key figures for a rolling period, compared with the period before",
  auth: member("active"),
  query: z.object({
    days: daysBack(1, 90).default(7),
    timeZone: ChosenTimeZone.optional().describe(
      "The time zone of the days of `series`; must be an IANA time zone, such as Europe/Berlin. Without it, UTC.",
    ),
  }),
  response: DashboardOverview,
});

/** The results of a period, from posts to won signals. */
export const DashboardFunnel = z
  .object({
    days: z.int(),
    postsRead: z.int().describe("Posts that the sources found in the period, relevant or not."),
    peopleSeen: z
      .int()
      .describe("People whose engagement with a watched post was found in the period, each once."),
    peopleQualified: z.int().describe("Those of them who passed every check."),
    signals: z.int().describe("Signals created in the period."),
    delivered: z.int().describe("Those of these signals that arrived at a destination."),
    contacted: z.int().describe("Those of these signals in the stage `contacted` or `won`."),
    won: z.int().describe("Those of these signals in the stage `won`."),
  })
  .meta({ id: "DashboardFunnel" });
export type DashboardFunnel = z.infer<typeof DashboardFunnel>;

export const getDashboardFunnel = operation({
  id: "getMyDashboardFunnel",
  method: "GET",
  path: "/api/me/dashboard/funnel",
  summary: "Get a period's results, from posts read to signals won",
  auth: member("active"),
  query: z.object({ days: daysBack(1, 90).default(7) }),
  response: DashboardFunnel,
});

/** What waits on someone, besides destinations and what credits or the plan have stopped. */
export const DashboardPending = z
  .object({
    proposals: z
      .int()
      .describe("Proposed changes of the ideal customer profile that nobody has decided about."),
    invites: z.int().describe("Invitations that are neither accepted nor expired."),
    sources: z.object({
      total: z.int().describe("Active sources that cannot be read."),
      data: z
        .array(
          z.object({
            id: z.uuid(),
            displayName: SourceName,
            reason: z
              .enum(["network", "not_read"])
              .describe(
                "`network`: its network is not configured; `not_read`: no run has ended for two days.",
              ),
            lastDiscoveryAt: Timestamp.nullable(),
          }),
        )
        .describe("The first five, the one read longest ago first."),
    }),
  })
  .meta({ id: "DashboardPending" });
export type DashboardPending = z.infer<typeof DashboardPending>;

export const getDashboardPending = operation({
  id: "getMyDashboardPending",
  method: "GET",
  path: "/api/me/dashboard/pending",
  summary: "Get what waits on someone, such as a proposal or an invitation",
  auth: member("active"),
  response: DashboardPending,
});

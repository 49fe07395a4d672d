import { z } from "zod";
import { sourceTypes } from "@/db/vocabulary";
import { digits, member, operation } from "./operation";

/** A figure of the window and of the window before it. */
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
    /** One row a UTC day, oldest first, none left out. */
    series: z.array(z.object({ date: z.iso.date(), signals: z.int(), delivered: z.int() })),
    topSources: z.array(
      z.object({
        id: z.uuid(),
        displayName: z.string(),
        type: z.enum(sourceTypes),
        signals: z.int(),
        avgStrength: z.number(),
      }),
    ),
    topCompanies: z.array(
      z.object({ companyKey: z.string(), companyName: z.string(), signals: z.int(), people: z.int() }),
    ),
    /** What is there at all: the steps to the first delivered signal. */
    checklist: z.object({
      hasSource: z.boolean(),
      hasIcp: z.boolean(),
      hasDestination: z.boolean(),
      hasSignal: z.boolean(),
      hasDelivery: z.boolean(),
    }),
    /** Why the pipeline waits, if it does. */
    waiting: z.enum(["credits", "budget"]).nullable(),
  })
  .meta({ id: "DashboardOverview" });
export type DashboardOverview = z.infer<typeof DashboardOverview>;

export const getDashboard = operation({
  id: "getMyDashboard",
  method: "GET",
  path: "/api/me/dashboard/overview",
  summary: "Key figures over a rolling window, beside the window before",
  auth: member("active"),
  query: z.object({ days: digits(1, 90).default(7) }),
  response: DashboardOverview,
});

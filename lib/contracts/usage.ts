import { z } from "zod";
import { member, operation } from "./operation";

export const systemStatuses = [
  "operational",
  "out_of_credits",
  "budget_reached",
  /** The trial's credits for today are used; it goes on at the next UTC midnight. */
  "daily_limit_reached",
  /** A payment is overdue and grace is over: nothing new is taken in. */
  "payment_overdue",
] as const;

export const Usage = z
  .object({
    /** UTC calendar months. */
    signalsThisMonth: z.int(),
    signalsLastMonth: z.int(),
    sourcesActive: z.int(),
    /** On the watchlist now. */
    postsMonitored: z.int(),
    /** Added to the watchlist this month, including closed posts. */
    postsThisMonth: z.int(),
    discoveryRunsToDate: z.int().describe("How many times sources were checked for posts, in total."),
    systemStatus: z.enum(systemStatuses),
    banner: z.literal("beta"),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;

export const getUsage = operation({
  id: "getMyUsage",
  method: "GET",
  path: "/api/me/usage",
  summary: "Get the workspace's usage this month and last month",
  auth: member("active"),
  response: Usage,
});

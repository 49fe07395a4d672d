import { z } from "zod";
import { member, operation } from "./operation";

export const systemStatuses = ["operational", "out_of_credits", "budget_reached"] as const;

export const Usage = z
  .object({
    /** UTC calendar months. */
    signalsThisMonth: z.int(),
    signalsLastMonth: z.int(),
    sourcesActive: z.int(),
    /** On the watchlist now. */
    postsMonitored: z.int(),
    /** Put on the watchlist this month, closed ones too. */
    postsThisMonth: z.int(),
    discoveryRunsToDate: z.int(),
    systemStatus: z.enum(systemStatuses),
    banner: z.literal("beta"),
  })
  .meta({ id: "Usage" });
export type Usage = z.infer<typeof Usage>;

export const getUsage = operation({
  id: "getMyUsage",
  method: "GET",
  path: "/api/me/usage",
  summary: "What the workspace did this month and last",
  auth: member("active"),
  response: Usage,
});

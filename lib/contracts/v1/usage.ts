import { z } from "zod";
import { bearer, operation, Timestamp } from "../operation";
import { Usage } from "../usage";
import { one } from "./meta";

export const V1Usage = Usage.omit({ banner: true })
  .extend({
    activity: z
      .object({
        signalsThisMonth: z.int(),
        signalsLastMonth: z.int(),
        activeSources: z.int(),
        postsMonitored: z.int(),
      })
      .describe("What was found and is watched: the figures of the same names, and `sourcesActive`."),
    lastActivityAt: Timestamp.nullable().describe("When something last happened; null if nothing has yet."),
    operational: z.boolean().describe("Whether `systemStatus` is `operational`."),
  })
  .meta({ id: "V1Usage" });
export type V1Usage = z.infer<typeof V1Usage>;

export const getUsageV1 = operation({
  id: "getUsage",
  method: "GET",
  path: "/api/v1/usage",
  summary: "Get the workspace's usage this month and last month, without costs",
  auth: bearer("read:usage"),
  response: one(V1Usage),
});

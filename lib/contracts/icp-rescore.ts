import { z } from "zod";
import { rescoreStatuses } from "@/db/vocabulary";
import { managers, member, operation, Timestamp } from "./operation";

/** How far applying the ICP to existing signals has got; the latest run. */
export const IcpRescore = z
  .object({
    status: z.enum(["none", ...rescoreStatuses]).describe("`none` if it was never asked for."),
    /** Signals to score again, those already scored, and those whose score changed. */
    total: z.int().describe("Number of signals to score again."),
    done: z.int().describe("Number of signals scored again so far."),
    changed: z.int().describe("Number of signals whose score changed."),
    startedAt: Timestamp.nullable(),
    finishedAt: Timestamp.nullable(),
    isDue: z
      .boolean()
      .describe(
        "Whether the ideal customer profile has changed since, so that standing signals show an earlier score.",
      ),
  })
  .meta({ id: "IcpRescore" });
export type IcpRescore = z.infer<typeof IcpRescore>;

export const getIcpRescore = operation({
  id: "getMyIcpRescore",
  method: "GET",
  path: "/api/me/icp/rescore",
  summary: "Get the progress of scoring standing signals again",
  auth: member("provisioned"),
  response: IcpRescore,
  errors: ["NoIcp"],
});

export const startIcpRescore = operation({
  id: "startMyIcpRescore",
  method: "POST",
  audit: "icp.rescored",
  path: "/api/me/icp/rescore",
  summary:
    "Score the signals of the last 30 days again with the current ideal customer profile, free of charge",
  auth: member("active", managers),
  response: IcpRescore,
  status: 202,
  errors: ["NoIcp"],
});

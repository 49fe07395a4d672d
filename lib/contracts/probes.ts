/** What load balancers and orchestrators ask; neither is counted nor authenticated. */
import { z } from "zod";
import { anyone, operation } from "./operation";

export const Liveness = z.object({ status: z.literal("live") }).meta({ id: "Liveness" });
export type Liveness = z.infer<typeof Liveness>;

export const getLiveness = operation({
  id: "getLiveness",
  method: "GET",
  path: "/api/health/live",
  summary: "Find out whether the process answers, without asking the database",
  auth: anyone,
  response: Liveness,
  cacheControl: "no-store",
});

export const Readiness = z
  .object({
    status: z.enum(["ready", "not_ready"]),
    /** In plain words; null if ready. */
    reason: z.string().nullable(),
  })
  .meta({ id: "Readiness" });
export type Readiness = z.infer<typeof Readiness>;

export const getReadiness = operation({
  id: "getReadiness",
  method: "GET",
  path: "/api/health/ready",
  summary: "Find out whether this instance can serve requests",
  auth: anyone,
  response: Readiness,
  cacheControl: "no-store",
});

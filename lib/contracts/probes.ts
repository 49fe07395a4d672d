/** What load balancers, orchestrators and status pages ask; nothing here is counted or authenticated. */
import { z } from "zod";
import { like } from "./fields";
import { anyone, operation, Timestamp } from "./operation";

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

export const Health = z
  .object({
    status: z.enum(["ok", "degraded"]),
    version: like("0.1.0"),
    time: Timestamp,
    checks: z.object({ database: z.enum(["ok", "down", "read_only"]), engine: z.enum(["ok", "unknown"]) }),
    setAside: z
      .number()
      .int()
      .min(0)
      .max(1_000)
      .nullable()
      .describe(
        "Number of items set aside in the last day because processing them fails every time, at most 1,000; null while the database does not respond.",
      ),
    engineLastCallAt: Timestamp.nullable().describe(
      "When the job engine last called a function here, to about 10 seconds; null if it never has.",
    ),
  })
  .meta({ id: "Health" });
export type Health = z.infer<typeof Health>;

export const getHealth = operation({
  id: "getHealth",
  method: "GET",
  path: "/api/health",
  summary: "Get the service's health",
  auth: anyone,
  response: Health,
  cacheControl: "no-store",
});

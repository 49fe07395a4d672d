import { z } from "zod";
import { policy } from "@/db/policy";
import { classifications } from "@/db/vocabulary";
import { IcpFields, isRange, rangeMessage } from "./icp";
import { member, notAudited, operation } from "./operation";

/** Fields that are left out are as they stand; with none at all both sides are the same. */
export const IcpWhatIf = z
  .strictObject({ ...IcpFields.partial().shape, days: z.int().min(1).max(90).default(policy.whatIfDays) })
  .refine(isRange, { path: ["maxEmployees"], message: rangeMessage })
  .meta({ id: "IcpWhatIf" });
export type IcpWhatIf = z.infer<typeof IcpWhatIf>;

const Outcome = z.object({
  signals: z.int(),
  buyers: z.int(),
  influencers: z.int(),
  /** Of those who are signals, to one decimal; null where nobody is. */
  averageFit: z.number().nullable(),
});

const Example = z.object({
  personName: z.string(),
  personTitle: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Under the profile that makes them a signal. */
  fit: z.int(),
  /** Why they are none under the other one. */
  reason: z.string(),
});

const Movement = z.object({
  count: z.int(),
  /** Whose fit changes most, at most ten. */
  examples: z.array(
    Example.omit({ fit: true, reason: true }).extend({
      now: z.object({ fit: z.int(), classification: z.enum(classifications).nullable() }),
      proposed: z.object({ fit: z.int(), classification: z.enum(classifications).nullable() }),
    }),
  ),
});

const Difference = z.object({
  count: z.int(),
  /** Those who fit best, at most ten. */
  examples: z.array(Example),
});

export const IcpWhatIfResult = z
  .object({
    days: z.int(),
    /** How many were judged: suppressed people are not among them. */
    people: z.int(),
    /** How many were read, newest first, and whether these are all who engaged in these days. */
    sampled: z.object({ people: z.int(), isComplete: z.boolean() }),
    now: Outcome,
    proposed: Outcome,
    gained: Difference,
    lost: Difference,
    /** Signals under both, with another fit or classification. */
    moved: Movement,
    /** The gates that refuse anyone, in the order in which they are asked. */
    rejectedBy: z.array(z.object({ gate: z.string(), now: z.int(), proposed: z.int() })),
  })
  .meta({ id: "IcpWhatIfResult" });
export type IcpWhatIfResult = z.infer<typeof IcpWhatIfResult>;

export const whatIfIcp = operation({
  id: "whatIfMyIcp",
  method: "POST",
  audit: notAudited("it computes a comparison and saves nothing"),
  path: "/api/me/icp/what-if",
  summary: "Judge the people of the last days under a changed profile, without changing it",
  auth: member("provisioned"),
  body: IcpWhatIf,
  response: IcpWhatIfResult,
  errors: ["NoIcp"],
});

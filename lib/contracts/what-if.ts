import { z } from "zod";
import { policy } from "@/db/policy";
import { classifications } from "@/db/vocabulary";
import { CompanyName, Fit, GateId, GateReason, PersonName, PersonTitle } from "./fields";
import { IcpFields, isRange, rangeMessage } from "./icp";
import { member, notAudited, operation } from "./operation";

/** Omitted fields keep their current values. With no fields, both sides are the same. */
export const IcpWhatIf = z
  .strictObject({ ...IcpFields.partial().shape, days: z.int().min(1).max(90).default(policy.whatIfDays) })
  .refine(isRange, { path: ["maxEmployees"], message: rangeMessage })
  .meta({ id: "IcpWhatIf" });
export type IcpWhatIf = z.infer<typeof IcpWhatIf>;

const WhatIfSummary = z.object({
  signals: z.int(),
  buyers: z.int(),
  influencers: z.int(),
  /** Average over the people who are signals, to one decimal; null if there are none. */
  averageFit: z.number().nullable(),
});

const Example = z.object({
  personName: PersonName,
  personTitle: PersonTitle.nullable(),
  companyName: CompanyName.nullable(),
  /** With the ICP that makes them a signal. */
  fit: Fit,
  /** Why they are not a signal with the other ICP. */
  reason: GateReason,
});

const Movement = z.object({
  count: z.int(),
  /** The largest changes in fit, at most ten. */
  examples: z.array(
    Example.omit({ fit: true, reason: true }).extend({
      now: z.object({ fit: Fit, classification: z.enum(classifications).nullable() }),
      proposed: z.object({ fit: Fit, classification: z.enum(classifications).nullable() }),
    }),
  ),
});

const FitBin = z.object({ from: Fit, to: Fit, now: z.int(), proposed: z.int() });

const Difference = z.object({
  count: z.int(),
  /** The best fits, at most ten. */
  examples: z.array(Example),
});

export const IcpWhatIfResult = z
  .object({
    days: z.int(),
    /** How many people were evaluated, not counting suppressed ones. */
    people: z.int(),
    /** How many people were read, newest first, and whether that is everyone who engaged in these days. */
    sampled: z.object({ people: z.int(), isComplete: z.boolean() }),
    now: WhatIfSummary,
    proposed: WhatIfSummary,
    /** The least fit of a signal. */
    minFit: Fit,
    /**
     * How many people have which fit, from 0 to 100 in steps of five points. Leaves out, on each side, those who are
     * rejected for another reason than their fit: from `minFit` on, the counts add up to `signals`.
     */
    fits: z.array(FitBin),
    gained: Difference,
    lost: Difference,
    /** Signals on both sides, with a different fit or classification. */
    moved: Movement,
    /** The gates that reject anyone, in evaluation order. */
    rejectedBy: z.array(z.object({ gate: GateId, now: z.int(), proposed: z.int() })),
  })
  .meta({ id: "IcpWhatIfResult" });
export type IcpWhatIfResult = z.infer<typeof IcpWhatIfResult>;

export const whatIfIcp = operation({
  id: "whatIfMyIcp",
  savesNothing: true,
  method: "POST",
  audit: notAudited("it computes a comparison and saves nothing"),
  path: "/api/me/icp/what-if",
  summary: "Evaluate recent people against a changed ideal customer profile, without saving it",
  auth: member("provisioned"),
  body: IcpWhatIf,
  response: IcpWhatIfResult,
  errors: ["NoIcp"],
});

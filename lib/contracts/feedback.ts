import { z } from "zod";
import { feedbackReasons, feedbackVerdicts } from "@/db/vocabulary";
import { IdParams, member, notAudited, operation, Timestamp } from "./operation";
import { textOrBlank } from "./text";

/** What one user says of a signal. */
export const SignalFeedback = z
  .object({
    verdict: z.enum(feedbackVerdicts),
    /** Why it does not fit; empty for the other verdicts. */
    reasons: z.array(z.enum(feedbackReasons)),
    note: z.string().nullable(),
    updatedAt: Timestamp,
  })
  .meta({ id: "SignalFeedback" });
export type SignalFeedback = z.infer<typeof SignalFeedback>;

const isUnique = (reasons: readonly string[]) => new Set(reasons).size === reasons.length;

/** The whole of it: what is left out is taken back. */
export const NewFeedback = z
  .strictObject({
    verdict: z.enum(feedbackVerdicts),
    reasons: z
      .array(z.enum(feedbackReasons))
      .max(5)
      .refine(isUnique, "must not name a reason twice")
      .default([]),
    note: textOrBlank().trim().max(1_000).default(""),
  })
  .refine(({ verdict, reasons }) => verdict === "not_fit" || reasons.length === 0, {
    path: ["reasons"],
    message: "are given for not_fit only",
  })
  .meta({ id: "NewFeedback" });
export type NewFeedback = z.infer<typeof NewFeedback>;

export const giveFeedback = operation({
  id: "giveMySignalFeedback",
  method: "POST",
  audit: notAudited("the feedback itself keeps who gave it and when"),
  path: "/api/me/signals/{id}/feedback",
  summary: "Say how well a signal fits; the last word of each user counts",
  auth: member("active"),
  params: IdParams,
  body: NewFeedback,
  response: SignalFeedback,
});

export const withdrawFeedback = operation({
  id: "withdrawMySignalFeedback",
  method: "DELETE",
  audit: notAudited("it takes back one's own feedback"),
  path: "/api/me/signals/{id}/feedback",
  summary: "Take one's own feedback on a signal back",
  auth: member("active"),
  params: IdParams,
});

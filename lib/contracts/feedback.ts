import { z } from "zod";
import { feedbackReasons, feedbackVerdicts } from "@/db/vocabulary";
import { byId, member, notAudited, operation, Timestamp } from "./operation";
import { textOrBlank } from "./text";

/** One user's feedback on a signal. */
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

/** Replaces all earlier feedback: omitted fields are cleared. */
export const NewFeedback = z
  .strictObject({
    verdict: z.enum(feedbackVerdicts),
    reasons: z
      .array(z.enum(feedbackReasons))
      .max(5)
      .refine(isUnique, "must not repeat a reason")
      .meta({ uniqueItems: true })
      .default([]),
    note: textOrBlank().trim().max(1_000).default(""),
  })
  .refine(({ verdict, reasons }) => verdict === "not_fit" || reasons.length === 0, {
    path: ["reasons"],
    message: "can be set only for not_fit",
  })
  .meta({
    id: "NewFeedback",
    examples: [{ verdict: "good_fit", reasons: [], note: "They asked for a demo." }],
  });
export type NewFeedback = z.infer<typeof NewFeedback>;

export const giveFeedback = operation({
  id: "giveMySignalFeedback",
  method: "POST",
  audit: notAudited("the feedback itself records who gave it and when"),
  path: "/api/me/signals/{id}/feedback",
  summary: "Set your feedback on a signal; replaces your earlier feedback",
  auth: member("active"),
  params: byId("signal"),
  body: NewFeedback,
  response: SignalFeedback,
});

export const withdrawFeedback = operation({
  id: "withdrawMySignalFeedback",
  method: "DELETE",
  audit: notAudited("it removes one's own feedback"),
  path: "/api/me/signals/{id}/feedback",
  summary: "Remove your feedback on a signal",
  auth: member("active"),
  params: byId("signal"),
});

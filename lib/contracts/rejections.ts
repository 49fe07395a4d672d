import { z } from "zod";
import {
  engagementKinds,
  gateIds,
  meanings,
  overrulableGates,
  rejectionSorts,
  sourceTypes,
} from "@/db/vocabulary";
import * as field from "./fields";
import { byId, daysBack, listOf, member, operation, Paging, Timestamp } from "./operation";
import { SignalDetail } from "./signals";
import { text, textOrBlank } from "./text";

/** One member's "this should have been a signal". */
export const Rescue = z
  .object({
    userId: z.uuid(),
    userName: field.MemberName.nullable(),
    note: z.string().nullable(),
    updatedAt: Timestamp,
  })
  .meta({ id: "Rescue" });

/** An engagement whose person was not made a signal, and why. */
export const Rejection = z
  .object({
    id: z.uuid(),
    person: z.object({
      name: field.PersonName,
      /** The title on the profile if it was read, otherwise the headline seen with the engagement. */
      title: field.PersonTitle.nullable(),
      company: field.CompanyName.nullable(),
      networkUrl: field.PersonUrl,
    }),
    engagement: z.object({
      kind: z.enum([...engagementKinds, "post"]),
      reactionType: z.string().nullable(),
      text: z.string().nullable(),
      /** Null if it was rejected before its text was read. */
      meaning: z.enum(meanings).nullable(),
      /** How likely it says that, 0-1; null if that is not known. */
      meaningProbability: z.number().nullable(),
      /** What the less strict of two readers read, if they disagree. */
      otherMeaning: z.enum(meanings).nullable(),
      at: Timestamp,
    }),
    post: z.object({
      url: field.PostUrl,
      author: field.AuthorName,
      excerpt: field.PostExcerpt,
      postedAt: Timestamp,
    }),
    source: z.object({ id: z.uuid(), type: z.enum(sourceTypes), displayName: field.SourceName }),
    gate: field.GateId.describe("The check that rejected the person."),
    reason: field.GateReason.describe("Why it rejected them."),
    fit: field.Fit.nullable().describe(
      "How well the person fits the ideal customer profile, from 0 to 100; null if a check before it rejected them.",
    ),
    scoreReceipt: SignalDetail.shape.scoreReceipt.nullable(),
    pipelineResult: SignalDetail.shape.pipelineResult,
    /** Whether a member can make it a signal all the same. */
    canBecomeSignal: z
      .boolean()
      .describe("Whether a member may overrule the check that rejected the person."),
    rescues: z.array(Rescue).describe("The members who say that this should have been a signal."),
    createdAt: Timestamp,
  })
  .meta({ id: "Rejection" });
export type Rejection = z.infer<typeof Rejection>;

export const RejectionQuery = Paging.extend({
  gate: z.enum(gateIds).optional().describe("Only people whom this check rejected."),
  source: z.uuid().optional().describe("Only people who engaged with posts of the source with this ID."),
  days: daysBack(1, 3650).optional(),
  search: text()
    .trim()
    .max(200)
    .optional()
    .describe("Matches anywhere in the person's name, title, company or words."),
  sort: z
    .enum(rejectionSorts)
    .default("newest")
    .describe("`newest` sorts latest first; `nearest` shows only people who have a fit, highest first."),
});
export type RejectionQuery = z.infer<typeof RejectionQuery>;

export const NewRescue = z
  .strictObject({
    note: textOrBlank().trim().max(1_000).default(""),
    createSignal: z
      .boolean()
      .default(false)
      .describe(
        "Makes the person a signal, or adds the engagement to the signal they have. A profile that must still be read costs the usual credits.",
      ),
  })
  .meta({ id: "NewRescue" });
export type NewRescue = z.infer<typeof NewRescue>;

export const RescueResult = z
  .object({
    rescue: Rescue,
    signalId: z
      .uuid()
      .nullable()
      .describe("The signal that it became or joined; null if none was asked for."),
  })
  .meta({ id: "RescueResult" });
export type RescueResult = z.infer<typeof RescueResult>;

/** Whether a person may overrule a gate. */
export const isOverrulable = (gate: string): boolean => overrulableGates.some((one) => one === gate);

export const listRejections = operation({
  id: "listMyRejections",
  method: "GET",
  path: "/api/me/rejections",
  summary: "List people who engaged and were not made a signal, with the reason",
  auth: member("active"),
  query: RejectionQuery,
  response: listOf(Rejection),
});

export const rescueRejection = operation({
  id: "rescueMyRejection",
  method: "POST",
  audit: "rejection.rescued",
  path: "/api/me/rejections/{id}/rescue",
  summary: "Say that a person should have been a signal, and make them one on request",
  auth: member("active"),
  params: byId("rejection"),
  body: NewRescue,
  response: RescueResult,
  errors: ["NoIcp", "insufficient_credits", "rescue_refused", "upstream_failure"],
});

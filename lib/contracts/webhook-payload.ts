import { z } from "zod";
import { engagementKinds, signalStages, signalTypes } from "@/db/vocabulary";
import { WrittenBy } from "./fields";

const timestamp = z.iso.datetime({ offset: false, precision: 3 });

/** The body of a webhook delivery: one signal. */
export const WebhookPayload = z
  .strictObject({
    signalId: z
      .uuid()
      .describe(
        "The same value as in `Idempotency-Key`, `X-Service-Delivery` and `webhook-id`, which end in `:2`, `:3` and so on when a stronger signal is sent again.",
      ),
    personName: z.string(),
    personCompany: z.string().nullable(),
    strength: z.int().min(1).max(10).describe("How strong and urgent it is, from 1 to 10."),
    whyItMatters: z.string(),
    signalDetailUrl: z.url().describe("Link to the signal in the portal."),
    tags: z.record(z.string(), z.array(z.string())).describe("Tag value names, by category name."),
    personTitle: z.string().nullable(),
    personLocation: z.string().nullable(),
    personProfileUrl: z.url(),
    personNetworkUrl: z.url().describe("The same as `personProfileUrl`, by another name."),
    companyEmployeeCount: z.int().nullable(),
    companyIndustry: z.string().nullable(),
    companyWebsite: z.string().nullable(),
    companySummary: z.string().nullable(),
    icpPersona: z.string().nullable(),
    icpSeniority: z.string().nullable(),
    icpConfidence: z.number().min(0).max(1).nullable().describe("From 0 to 1."),
    icpScore: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .describe("How well the person fits the ideal customer profile, from 0 to 100."),
    signalType: z.enum(signalTypes),
    postExcerpt: z.string(),
    summary: z.string().describe("Who did what, and where it was found."),
    postSummary: z.string().describe("The same as `summary`, by another name."),
    suggestedOpener: z.string(),
    talkingPoints: z.array(z.string()),
    writtenBy: WrittenBy.describe("Whether rules or a language model wrote the opener and why it matters."),
    engagement: z.strictObject({
      kind: z.enum([...engagementKinds, "post"]),
      text: z.string().optional(),
      at: timestamp,
    }),
    sourcePostUrl: z.url(),
    relatedSignals: z
      .array(
        z.strictObject({
          id: z.uuid(),
          type: z.enum(signalTypes),
          strength: z.int(),
          personName: z.string(),
          createdAt: timestamp,
        }),
      )
      .describe("Other signals from the same company."),
    occurredAt: timestamp.describe("When the person took the action that created the signal."),
    engagedAt: timestamp.describe("The same as `occurredAt`, by the name that the API uses."),
    createdAt: timestamp.describe("When the signal was created."),
    /** The member who works the signal; null if nobody does. */
    assignee: z.strictObject({ name: z.string().nullable(), email: z.string() }).nullable(),
    stage: z.enum(signalStages),
  })
  .meta({ id: "WebhookPayload", title: "Signal delivery" });
export type WebhookPayload = z.infer<typeof WebhookPayload>;

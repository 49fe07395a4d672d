import { z } from "zod";
import { engagementKinds, signalStages, signalTypes } from "@/db/vocabulary";

const timestamp = z.iso.datetime({ offset: false, precision: 3 });

/** The body of a webhook delivery: one signal. */
export const WebhookPayload = z
  .strictObject({
    signalId: z.uuid(),
    personName: z.string(),
    personCompany: z.string().nullable(),
    strength: z.int().min(1).max(10),
    whyItMatters: z.string(),
    signalDetailUrl: z.url(),
    tags: z.record(z.string(), z.array(z.string())),
    personTitle: z.string().nullable(),
    personLocation: z.string().nullable(),
    personProfileUrl: z.url(),
    companyEmployeeCount: z.int().nullable(),
    companyIndustry: z.string().nullable(),
    companyWebsite: z.string().nullable(),
    companySummary: z.string().nullable(),
    icpPersona: z.string().nullable(),
    icpSeniority: z.string().nullable(),
    icpConfidence: z.number().min(0).max(1).nullable(),
    icpScore: z.int().min(0).max(100).nullable(),
    signalType: z.enum(signalTypes),
    postExcerpt: z.string(),
    summary: z.string(),
    suggestedOpener: z.string(),
    talkingPoints: z.array(z.string()),
    engagement: z.strictObject({
      kind: z.enum([...engagementKinds, "post"]),
      text: z.string().optional(),
      at: timestamp,
    }),
    sourcePostUrl: z.url(),
    relatedSignals: z.array(
      z.strictObject({
        id: z.uuid(),
        type: z.enum(signalTypes),
        strength: z.int(),
        personName: z.string(),
        createdAt: timestamp,
      }),
    ),
    occurredAt: timestamp,
    /** The member who works the signal; null if nobody does. */
    assignee: z.strictObject({ name: z.string().nullable(), email: z.string() }).nullable(),
    stage: z.enum(signalStages),
  })
  .meta({ id: "WebhookPayload", title: "Signal delivery" });
export type WebhookPayload = z.infer<typeof WebhookPayload>;

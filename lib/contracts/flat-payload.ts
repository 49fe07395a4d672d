/** What one signal looks like to tools that read flat JSON only: the body of automation and enrichment deliveries. */
import { z } from "zod";
import { engagementKinds, signalTypes } from "@/db/vocabulary";

/** Empty where nothing is known: every key is always there, so that a tool that maps columns sees all of them. */
const number = z.union([z.number(), z.literal("")]);
const text = z.string();

/** How the keys of tag categories start; the rest is the category's name in snake_case. */
export const tagKeyPrefix = "tag_";

export const FlatPayload = z
  .object({
    event: z.literal("signal.created"),
    signal_id: z.uuid(),
    signal_detail_url: text,
    signal_type: z.enum(signalTypes),
    strength: z.int().min(1).max(10),
    occurred_at: z.iso.datetime({ offset: false, precision: 3 }),
    person_name: text,
    person_title: text,
    person_location: text,
    person_profile_url: text,
    person_company: text,
    company_employee_count: number,
    company_industry: text,
    company_website: text,
    company_summary: text,
    icp_persona: text,
    icp_seniority: text,
    icp_confidence: number,
    icp_score: number,
    why_it_matters: text,
    summary: text,
    suggested_opener: text,
    talking_point_1: text,
    talking_point_2: text,
    talking_point_3: text,
    talking_point_4: text,
    talking_point_5: text,
    post_excerpt: text,
    source_post_url: text,
    engagement_kind: z.enum([...engagementKinds, "post"]),
    engagement_text: text,
    engagement_at: z.iso.datetime({ offset: false, precision: 3 }),
    related_signal_count: z.int().min(0),
    related_signals: text,
    /** The names of all tags, joined by "; ". */
    tags: text,
  })
  // Beside these, a key for each category of tags; what JSON Schema says of them stands below.
  .catchall(z.union([z.string(), z.number()]))
  .meta({
    title: "Signal delivery, flat",
    description: `Scalars only. Beside the keys listed, one \`${tagKeyPrefix}<category>\` for each category that the signal is tagged in, its values joined by "; ".`,
    additionalProperties: false,
    patternProperties: { [`^${tagKeyPrefix}`]: { type: "string" } },
  });
export type FlatPayload = z.infer<typeof FlatPayload>;

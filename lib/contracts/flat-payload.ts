/** The body of automation and enrichment deliveries: one signal, as flat JSON for tools that read nothing else. */
import { z } from "zod";
import { engagementKinds, signalStages, signalTypes } from "@/db/vocabulary";
import { type KeyStyle, keyStyles } from "./destination-config";
import { WrittenBy } from "./fields";

/** Empty if unknown. Every key is always present, so that a tool that maps columns sees all of them. */
const number = z.union([z.number(), z.literal("")]);
const text = z.string();

/** Prefix of tag category keys; the rest is the category's name in snake_case. */
export const tagKeyPrefix = "tag_";

/** `talking_point_1` → `talkingPoint1`. Names of one word stay. */
export const inCamelCase = (key: string): string =>
  key.replace(/_+([^_])/gu, (_, first: string) => first.toUpperCase());

/** The body in snake_case, from which the other styles are derived. */
export const FlatPayload = z
  .object({
    event: z.literal("signal.created"),
    signal_id: z.uuid(),
    signal_detail_url: text,
    signal_type: z.enum(signalTypes),
    strength: z.int().min(1).max(10),
    occurred_at: z.iso.datetime({ offset: false, precision: 3 }),
    /** The same, by the name that the API uses. */
    engaged_at: z.iso.datetime({ offset: false, precision: 3 }),
    /** When the signal was created. */
    created_at: z.iso.datetime({ offset: false, precision: 3 }),
    person_name: text,
    person_title: text,
    person_location: text,
    person_profile_url: text,
    person_network_url: text,
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
    post_summary: text,
    suggested_opener: text,
    talking_point_1: text,
    talking_point_2: text,
    talking_point_3: text,
    talking_point_4: text,
    talking_point_5: text,
    written_by: WrittenBy,
    post_excerpt: text,
    source_post_url: text,
    engagement_kind: z.enum([...engagementKinds, "post"]),
    engagement_text: text,
    engagement_at: z.iso.datetime({ offset: false, precision: 3 }),
    related_signal_count: z.int().min(0),
    related_signals: text,
    stage: z.enum(signalStages),
    /** The member who works the signal. */
    assignee_name: text,
    assignee_email: text,
    /** The names of all tags, joined by "; ". */
    tags: text,
  })
  // Plus one key per tag category, which the JSON Schema describes below.
  .catchall(z.union([z.string(), z.number()]));
export type FlatPayload = z.infer<typeof FlatPayload>;

const camelShape = Object.fromEntries(
  Object.entries(FlatPayload.shape).map(([key, value]) => [inCamelCase(key), value]),
);

const snakeTag = `^${tagKeyPrefix}`;
/** After `tag` no lowercase letter follows, as in the listed key `tags`. */
const camelTag = "^tag[^a-z_]";

/** The keys and the tag keys of each style. */
const styles = {
  snake_case: { shape: FlatPayload.shape, tags: [snakeTag] },
  camelCase: { shape: camelShape, tags: [camelTag] },
  both: { shape: { ...FlatPayload.shape, ...camelShape }, tags: [snakeTag, camelTag] },
} satisfies Record<KeyStyle, { shape: z.ZodRawShape; tags: string[] }>;

const inStyle = (style: KeyStyle) =>
  z.object(styles[style].shape).meta({
    title: style === "both" ? "Keys in both styles" : `Keys in ${style}`,
    additionalProperties: false,
    patternProperties: Object.fromEntries(styles[style].tags.map((tag) => [tag, { type: "string" }])),
  });

/** The body in any style that a destination may have chosen (`keys`). */
export const FlatPayloadOfAnyStyle = z.union(keyStyles.map(inStyle)).meta({
  title: "Signal delivery, flat",
  description: [
    "Scalars only, with the keys of the style that the destination has (its setting `keys`).",
    `In addition to the listed keys, one \`${tagKeyPrefix}<category>\` or \`tag<Category>\` per category that the signal is`,
    'tagged in, with its values joined by "; ".',
  ].join(" "),
});

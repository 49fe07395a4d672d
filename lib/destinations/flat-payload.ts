import { type FlatPayload, tagKeyPrefix } from "@/lib/contracts/flat-payload";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

const separator = "; ";
const join = (values: readonly string[]): string => values.join(separator);

/** Maximum body size: 100 KB, the smallest limit among the tools. */
export const maxFlatBytes = 100_000;

/**
 * A signal as flat JSON: scalars only, with the same keys for every signal. If the result is larger than
 * `maxFlatBytes`, its longest texts are cut.
 */
export function flatPayload(payload: WebhookPayload): FlatPayload {
  let flat = flatten(payload);
  for (let length = 20_000; length >= 100 && sizeOf(flat) > maxFlatBytes; length = Math.floor(length / 2)) {
    flat = cutTexts(flat, length);
  }
  return flat;
}

function flatten(payload: WebhookPayload): FlatPayload {
  const { engagement, talkingPoints, relatedSignals, tags } = payload;
  const point = (n: number) => talkingPoints[n - 1] ?? "";
  return {
    event: "signal.created",
    signal_id: payload.signalId,
    signal_detail_url: payload.signalDetailUrl,
    signal_type: payload.signalType,
    strength: payload.strength,
    occurred_at: payload.occurredAt,
    person_name: payload.personName,
    person_title: payload.personTitle ?? "",
    person_location: payload.personLocation ?? "",
    person_profile_url: payload.personProfileUrl,
    person_company: payload.personCompany ?? "",
    company_employee_count: payload.companyEmployeeCount ?? "",
    company_industry: payload.companyIndustry ?? "",
    company_website: payload.companyWebsite ?? "",
    company_summary: payload.companySummary ?? "",
    icp_persona: payload.icpPersona ?? "",
    icp_seniority: payload.icpSeniority ?? "",
    icp_confidence: payload.icpConfidence ?? "",
    icp_score: payload.icpScore ?? "",
    why_it_matters: payload.whyItMatters,
    summary: payload.summary,
    suggested_opener: payload.suggestedOpener,
    talking_point_1: point(1),
    talking_point_2: point(2),
    talking_point_3: point(3),
    talking_point_4: point(4),
    talking_point_5: point(5),
    post_excerpt: payload.postExcerpt,
    source_post_url: payload.sourcePostUrl,
    engagement_kind: engagement.kind,
    engagement_text: engagement.text ?? "",
    engagement_at: engagement.at,
    related_signal_count: relatedSignals.length,
    related_signals: join(
      relatedSignals.map(({ personName, type, strength }) => `${personName}, ${type}, strength ${strength}`),
    ),
    tags: join(Object.values(tags).flat()),
    ...tagKeys(tags),
  };
}

/** One key per category. Categories with the same slug are merged. */
function tagKeys(tags: WebhookPayload["tags"]): Record<string, string> {
  const byKey = new Map<string, string[]>();
  for (const [category, values] of Object.entries(tags)) {
    const key = tagKeyPrefix + slugOf(category);
    byKey.set(key, [...(byKey.get(key) ?? []), ...values]);
  }
  return Object.fromEntries([...byKey].map(([key, values]) => [key, join(values)]));
}

/** `Deal stage (Q3)` → `deal_stage_q3`. Letters of other scripts stay; a name without letters or digits is `other`. */
function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC");
  return plain.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_+|_+$/g, "") || "other";
}

const sizeOf = (flat: FlatPayload): number => Buffer.byteLength(JSON.stringify(flat));

/** Cuts long texts between characters, never inside one. */
function cutTexts(flat: FlatPayload, length: number): FlatPayload {
  const cut = (value: unknown) =>
    typeof value === "string" && value.length > length
      ? `${value.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "")}…`
      : value;
  return Object.assign(
    { ...flat },
    Object.fromEntries(Object.entries(flat).map(([key, value]) => [key, cut(value)])),
  );
}

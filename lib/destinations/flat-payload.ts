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

/** The keys that each field of a signal becomes, in their order. */
const carried = {
  signalId: (signal_id) => ({ event: "signal.created", signal_id }),
  signalDetailUrl: (signal_detail_url) => ({ signal_detail_url }),
  signalType: (signal_type) => ({ signal_type }),
  strength: (strength) => ({ strength }),
  occurredAt: (occurred_at) => ({ occurred_at }),
  personName: (person_name) => ({ person_name }),
  personTitle: (title) => ({ person_title: title ?? "" }),
  personLocation: (location) => ({ person_location: location ?? "" }),
  personProfileUrl: (person_profile_url) => ({ person_profile_url }),
  personCompany: (company) => ({ person_company: company ?? "" }),
  companyEmployeeCount: (count) => ({ company_employee_count: count ?? "" }),
  companyIndustry: (industry) => ({ company_industry: industry ?? "" }),
  companyWebsite: (website) => ({ company_website: website ?? "" }),
  companySummary: (summary) => ({ company_summary: summary ?? "" }),
  icpPersona: (persona) => ({ icp_persona: persona ?? "" }),
  icpSeniority: (seniority) => ({ icp_seniority: seniority ?? "" }),
  icpConfidence: (confidence) => ({ icp_confidence: confidence ?? "" }),
  icpScore: (score) => ({ icp_score: score ?? "" }),
  whyItMatters: (why_it_matters) => ({ why_it_matters }),
  summary: (summary) => ({ summary }),
  suggestedOpener: (suggested_opener) => ({ suggested_opener }),
  talkingPoints: ([one = "", two = "", three = "", four = "", five = ""]) => ({
    talking_point_1: one,
    talking_point_2: two,
    talking_point_3: three,
    talking_point_4: four,
    talking_point_5: five,
  }),
  postExcerpt: (post_excerpt) => ({ post_excerpt }),
  sourcePostUrl: (source_post_url) => ({ source_post_url }),
  engagement: ({ kind, text, at }) => ({
    engagement_kind: kind,
    engagement_text: text ?? "",
    engagement_at: at,
  }),
  relatedSignals: (related) => ({
    related_signal_count: related.length,
    related_signals: join(
      related.map(({ personName, type, strength }) => `${personName}, ${type}, strength ${strength}`),
    ),
  }),
  stage: (stage) => ({ stage }),
  assignee: (member) => ({ assignee_name: member?.name ?? "", assignee_email: member?.email ?? "" }),
  tags: (tags) => ({ tags: join(Object.values(tags).flat()), ...tagKeys(tags) }),
} satisfies { [K in keyof WebhookPayload]: (value: WebhookPayload[K]) => Partial<FlatPayload> };

function flatten(payload: WebhookPayload): FlatPayload {
  const fields = Object.keys(carried) as (keyof WebhookPayload)[];
  const write = <K extends keyof WebhookPayload>(field: K) => {
    // The compiler does not relate a field to its own function; `satisfies` above does.
    const carry = carried[field] as (value: WebhookPayload[K]) => Partial<FlatPayload>;
    return carry(payload[field]);
  };
  return Object.assign({}, ...fields.map(write));
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

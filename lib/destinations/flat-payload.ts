import type { KeyStyle } from "@/lib/contracts/destination-config";
import { type FlatPayload, inCamelCase, tagKeyPrefix } from "@/lib/contracts/flat-payload";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";

const separator = "; ";
const join = (values: readonly string[]): string => values.join(separator);

/** Maximum body size: 100 KB, the smallest limit among the tools. */
export const maxFlatBytes = 100_000;

/** A flat signal, by the names of its fields in either style. */
export type Flat = Record<string, string | number>;

/**
 * A signal as flat JSON: scalars only, with the same keys for every signal. If the result is larger than
 * `maxFlatBytes`, its longest texts are cut.
 */
export function flatPayload(payload: WebhookPayload, keys: KeyStyle = "snake_case"): Flat {
  let flat = flatten(payload, keys);
  for (let length = 20_000; length >= 100 && sizeOf(flat) > maxFlatBytes; length = Math.floor(length / 2)) {
    flat = cutTexts(flat, length);
  }
  return flat;
}

/** The keys that each field of a signal becomes, in their order. */
const carried = {
  signalId: (p) => ({ event: "signal.created", signal_id: p.signalId }),
  signalDetailUrl: (p) => ({ signal_detail_url: p.signalDetailUrl }),
  signalType: (p) => ({ signal_type: p.signalType }),
  strength: (p) => ({ strength: p.strength }),
  occurredAt: (p) => ({ occurred_at: p.occurredAt }),
  engagedAt: (p) => ({ engaged_at: p.engagedAt }),
  createdAt: (p) => ({ created_at: p.createdAt }),
  personName: (p) => ({ person_name: p.personName }),
  personTitle: (p) => ({ person_title: p.personTitle ?? "" }),
  personLocation: (p) => ({ person_location: p.personLocation ?? "" }),
  personProfileUrl: (p) => ({ person_profile_url: p.personProfileUrl }),
  personNetworkUrl: (p) => ({ person_network_url: p.personNetworkUrl }),
  personCompany: (p) => ({ person_company: p.personCompany ?? "" }),
  companyEmployeeCount: (p) => ({ company_employee_count: p.companyEmployeeCount ?? "" }),
  companyIndustry: (p) => ({ company_industry: p.companyIndustry ?? "" }),
  companyWebsite: (p) => ({ company_website: p.companyWebsite ?? "" }),
  companySummary: (p) => ({ company_summary: p.companySummary ?? "" }),
  icpPersona: (p) => ({ icp_persona: p.icpPersona ?? "" }),
  icpSeniority: (p) => ({ icp_seniority: p.icpSeniority ?? "" }),
  icpConfidence: (p) => ({ icp_confidence: p.icpConfidence ?? "" }),
  icpScore: (p) => ({ icp_score: p.icpScore ?? "" }),
  whyItMatters: (p) => ({ why_it_matters: p.whyItMatters }),
  summary: (p) => ({ summary: p.summary }),
  postSummary: (p) => ({ post_summary: p.postSummary }),
  suggestedOpener: (p) => ({ suggested_opener: p.suggestedOpener }),
  talkingPoints: ({ talkingPoints: [one = "", two = "", three = "", four = "", five = ""] }) => ({
    talking_point_1: one,
    talking_point_2: two,
    talking_point_3: three,
    talking_point_4: four,
    talking_point_5: five,
  }),
  writtenBy: (p) => ({ written_by: p.writtenBy }),
  postExcerpt: (p) => ({ post_excerpt: p.postExcerpt }),
  sourcePostUrl: (p) => ({ source_post_url: p.sourcePostUrl }),
  engagement: ({ engagement: { kind, text, at } }) => ({
    engagement_kind: kind,
    engagement_text: text ?? "",
    engagement_at: at,
  }),
  relatedSignals: ({ relatedSignals }) => ({
    related_signal_count: relatedSignals.length,
    related_signals: join(
      relatedSignals.map(({ personName, type, strength }) => `${personName}, ${type}, strength ${strength}`),
    ),
  }),
  stage: (p) => ({ stage: p.stage }),
  assignee: ({ assignee }) => ({
    assignee_name: assignee?.name ?? "",
    assignee_email: assignee?.email ?? "",
  }),
  tags: ({ tags }) => ({ tags: join(Object.values(tags).flat()) }),
} satisfies Record<keyof WebhookPayload, (payload: WebhookPayload) => Partial<FlatPayload>>;

const unchanged = (key: string): string => key;
const namings = {
  snake_case: [unchanged],
  camelCase: [inCamelCase],
  both: [unchanged, inCamelCase],
} satisfies Record<KeyStyle, Array<(key: string) => string>>;

/** All keys in the style. Names of one word are the same in both. */
function flatten(payload: WebhookPayload, style: KeyStyle): Flat {
  const fixed: FlatPayload = Object.assign({}, ...Object.values(carried).map((carry) => carry(payload)));
  const named = namings[style].flatMap((name) => [
    ...Object.entries(fixed).map(([key, value]) => [name(key), value] as const),
    ...tagKeys(payload.tags, name),
  ]);
  return Object.fromEntries(named);
}

/** One key per category. Several categories may have one key, which then holds the values of all. */
function tagKeys(tags: WebhookPayload["tags"], name: (key: string) => string): [string, string][] {
  const byKey = new Map<string, string[]>();
  for (const [category, values] of Object.entries(tags)) {
    const key = name(tagKeyPrefix + slugOf(category));
    byKey.set(key, [...(byKey.get(key) ?? []), ...values]);
  }
  return [...byKey].map(([key, values]) => [key, join(values)]);
}

/** `Deal stage (Q3)` → `deal_stage_q3`. Letters of other scripts stay; a name without letters or digits is `other`. */
function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC");
  return plain.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_+|_+$/g, "") || "other";
}

const sizeOf = (flat: Flat): number => Buffer.byteLength(JSON.stringify(flat));

/** Cuts long texts between characters, never inside one. */
function cutTexts(flat: Flat, length: number): Flat {
  const cut = (value: unknown) =>
    typeof value === "string" && value.length > length
      ? `${value.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "")}…`
      : value;
  return Object.assign(
    { ...flat },
    Object.fromEntries(Object.entries(flat).map(([key, value]) => [key, cut(value)])),
  );
}

import { and, eq, gte, ilike, inArray, isNull, lt, ne, not, or, type SQL, sql } from "drizzle-orm";
import { signalArchives, signals, signalTags, tagValues } from "../schema";
import type { Classification, EngagementKind } from "../vocabulary";

/** What must hold of a signal's tags in one category: any of the tokens. */
export interface TagGroup {
  categoryId: string;
  tokens: ({ kind: "has" | "lacks"; valueId: string } | { kind: "none" } | { kind: "any" })[];
}

/** The contract's filters of a signal list; all that are set must match. */
export interface SignalListFilters {
  customerId: string;
  /** Whose archive `view` speaks of. */
  userId: string;
  view: "active" | "archived" | "all";
  type?: string;
  kind?: EngagementKind;
  minScore?: number;
  minIcp?: number;
  classification?: Classification;
  since?: Date;
  /** Made before this. */
  until?: Date;
  source?: string;
  sourceType?: string;
  persona?: string;
  industry?: string;
  search?: string;
  company?: string;
  tags?: TagGroup[];
  /** A signal to leave out. */
  except?: string;
}

/** Stands between the texts that are searched, where they are kept together. */
export const searchSeparator = "\u001f";

/** A text as part of a pattern, with `%`, `_` and `\` as themselves. */
export const escaped = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A text found anywhere. */
export const contains = (text: string) => `%${escaped(text)}%`;

/** The one reading of the filters: list, totals, facets and companies all stand on it. */
export function matchesFilters(input: SignalListFilters): SQL | undefined {
  const archive = sql`exists (select 1 from ${signalArchives} a
    where a.user_id = ${input.userId} and a.signal_id = ${signals.id})`;
  const pattern = input.search ? contains(input.search) : null;
  return and(
    eq(signals.customerId, input.customerId),
    input.view === "active" ? not(archive) : undefined,
    input.view === "archived" ? archive : undefined,
    input.type ? sql`${signals.type} = ${input.type}` : undefined,
    input.kind ? eq(signals.kind, input.kind) : undefined,
    input.minScore ? gte(signals.strength, input.minScore) : undefined,
    input.minIcp !== undefined ? gte(signals.icpScore, input.minIcp) : undefined,
    input.classification === "buyer"
      ? or(eq(signals.classification, "buyer"), isNull(signals.classification))
      : undefined,
    input.classification === "influencer" ? eq(signals.classification, "influencer") : undefined,
    input.since ? gte(signals.createdAt, input.since) : undefined,
    input.until ? lt(signals.createdAt, input.until) : undefined,
    input.source ? eq(signals.sourceId, input.source) : undefined,
    input.sourceType ? sql`${signals.sourceType} = ${input.sourceType}` : undefined,
    input.persona ? ilike(signals.persona, contains(input.persona)) : undefined,
    input.industry ? ilike(signals.industry, contains(input.industry)) : undefined,
    input.company ? eq(signals.companyKey, input.company) : undefined,
    input.except ? ne(signals.id, input.except) : undefined,
    pattern
      ? or(
          ilike(signals.personName, pattern),
          ilike(signals.companyName, pattern),
          ilike(signals.whyItMatters, pattern),
          ilike(signals.postExcerpt, pattern),
        )
      : undefined,
    ...(input.tags ?? []).map(matchesGroup),
  );
}

/**
 * One subquery a kind of token, however many tokens there are. As part of an OR none of them is made a join: with
 * many groups the planner would try their orders for seconds.
 */
function matchesGroup({ categoryId, tokens }: TagGroup): SQL | undefined {
  if (tokens.length === 0) return undefined;
  const valuesOf = (wanted: "has" | "lacks") => [
    ...new Set(tokens.flatMap((token) => (token.kind === wanted ? [token.valueId] : []))),
  ];
  const [wanted, unwanted] = [valuesOf("has"), valuesOf("lacks")];
  const isAnyOf = (kind: TagGroup["tokens"][number]["kind"]) => tokens.some((token) => token.kind === kind);
  return or(
    sql`false`,
    wanted.length > 0 ? exists(tagsOf(categoryId, wanted)) : undefined,
    unwanted.length > 0
      ? sql`(select count(*) from ${tagsOf(categoryId, unwanted)}) < ${unwanted.length}::int`
      : undefined,
    isAnyOf("any") ? exists(tagsOf(categoryId)) : undefined,
    isAnyOf("none") ? not(exists(tagsOf(categoryId))) : undefined,
  );
}

const exists = (tags: SQL): SQL => sql`exists (select 1 from ${tags})`;

/** A signal's tags of the category, or those of them among these. A tag is of its signal's workspace. */
function tagsOf(categoryId: string, valueIds?: string[]): SQL {
  const where = and(
    sql`${signalTags.signalId} = ${signals.id}`,
    eq(tagValues.categoryId, categoryId),
    valueIds && inArray(signalTags.valueId, valueIds),
  );
  return sql`${signalTags} join ${tagValues} on ${tagValues.id} = ${signalTags.valueId} where ${where}`;
}

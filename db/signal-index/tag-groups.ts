import { and, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import { signals, signalTags, tagValues } from "../schema";
import type { BlockReader, Fact } from "./filter";
import type { TagGroup } from "./filter-values";

/** What sealing stores for a signal's tags: each value, each category, and whether it has any tag. */
export const tagFacts: Fact = {
  kind: "linked",
  table: signalTags,
  query: sql`
    select f.attribute, f.value, r.position
    from rows r
    cross join lateral (select value_id from ${signalTags} t where t.signal_id = r.id offset 0) t
    join ${tagValues} v on v.id = t.value_id
    cross join lateral (values
      ('tag', v.category_id || ':' || v.id), ('tagged', v.category_id::text), ('anyTag', '')
    ) f (attribute, value)`,
};

/**
 * The rows that a group matches: one subquery per kind of token, regardless of the number of tokens. Inside an OR
 * they do not become joins; with many groups the planner would spend seconds on join orders.
 */
export function matchesGroup({ categoryId, tokens }: TagGroup): SQL | undefined {
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

/** A signal's tags in the category, limited to these values if given. A tag belongs to its signal's workspace. */
function tagsOf(categoryId: string, valueIds?: string[]): SQL {
  const where = and(
    sql`${signalTags.signalId} = ${signals.id}`,
    eq(tagValues.categoryId, categoryId),
    valueIds && inArray(signalTags.valueId, valueIds),
  );
  return sql`${signalTags} join ${tagValues} on ${tagValues.id} = ${signalTags.valueId} where ${where}`;
}

/** The bits of a block that a group matches. */
export function groupBits({ categoryId, tokens }: TagGroup, { has }: BlockReader): SQL | undefined {
  if (tokens.length === 0) return undefined;
  const category = categoryId.toLowerCase();
  const tagged = has("tagged", category);
  const bits = tokens.map((token) => {
    if (token.kind === "any") return tagged;
    if (token.kind === "none") return sql`(~${tagged})`;
    const value = has("tag", `${category}:${token.valueId.toLowerCase()}`);
    return token.kind === "has" ? value : sql`(~${value})`;
  });
  return sql`(${sql.join(bits, sql` | `)})`;
}

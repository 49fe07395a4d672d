import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signals, signalTags, tagValues } from "../schema";
import { blockParts, findBlockSize, freshRows, sealedBits } from "./blocks";
import type { SignalListFilters } from "./filter-values";
import { matchesFilters } from "./filters";

export interface CategoryCount {
  /** Signals that match without the category's own group. */
  total: number;
  /** How many of those have a tag in the category. */
  any: number;
  byValue: Map<string, number>;
}

export interface TagCounts {
  categories: Map<string, CategoryCount>;
  /** Signals without any tag, under all filters except tags. */
  untagged: number;
}

/**
 * Null value: any value of the category. Null category: all matches, or in the last part all signals without a tag.
 */
type Row = { part: number; categoryId: string | null; valueId: string | null; count: number };

/** Categories that are counted under the same filters. */
interface Part {
  filters: SignalListFilters;
  categoryIds: string[];
}

/**
 * Counts the signals per value of each category, ignoring the category's own group. One statement, so the counts add
 * up even if tags change meanwhile.
 */
export async function countTags(
  db: Db,
  input: { filters: SignalListFilters; categoryIds: string[] },
): Promise<TagCounts> {
  const { filters, categoryIds } = input;
  const groups = filters.tags ?? [];
  const isGrouped = (id: string) => groups.some(({ categoryId }) => categoryId === id);
  const without = (own: string | null) => groups.filter(({ categoryId }) => categoryId !== own);
  const parts: Part[] = [
    { filters, categoryIds: categoryIds.filter((id) => !isGrouped(id)) },
    ...categoryIds
      .filter(isGrouped)
      .map((id) => ({ filters: { ...filters, tags: without(id) }, categoryIds: [id] })),
  ].filter(({ categoryIds }) => categoryIds.length > 0);
  const all = { ...filters, tags: [] };
  const size = await findBlockSize(db, filters);
  const statement = size === null ? countRows(parts, all) : countBits(parts, all, size);
  const rows = await db.execute<Row>(statement);

  const categories = new Map<string, CategoryCount>();
  for (const [part, { categoryIds }] of parts.entries()) {
    const ofPart = rows.filter((row) => row.part === part);
    const total = ofPart.find((row) => row.categoryId === null)?.count ?? 0;
    for (const id of categoryIds) {
      const ofCategory = ofPart.filter((row) => row.categoryId === id);
      categories.set(id, {
        total,
        any: ofCategory.find((row) => row.valueId === null)?.count ?? 0,
        byValue: new Map(ofCategory.flatMap(({ valueId, count }) => (valueId ? [[valueId, count]] : []))),
      });
    }
  }
  return { categories, untagged: rows.find((row) => row.part === parts.length)?.count ?? 0 };
}

/** The matches of each part and their tags, then all signals without a tag. */
function countRows(parts: Part[], all: SignalListFilters): SQL {
  const counts = parts.map(({ filters, categoryIds }, part) => {
    const matched = sql`select ${signals.id} from ${signals} where ${matchesFilters(filters)}`;
    return sql`(with matched as materialized (${matched}) ${countTagged(part, categoryIds)}
      union all select ${part}::int, null::uuid, null::uuid, count(*)::int from matched)`;
  });
  const untagged = sql`select ${parts.length}::int, null::uuid, null::uuid, count(*)::int from ${signals}
    where ${matchesFilters(all)}
      and not exists (select 1 from ${signalTags} where ${signalTags.signalId} = ${signals.id})`;
  return sql.join([...counts, untagged], sql` union all `);
}

/** The tags of these categories on the signals in `matched`; `offset 0` keeps the planner from reading all tags. */
const countTagged = (part: number, categoryIds: string[]): SQL => sql`
  select ${part}::int as part, v.category_id as "categoryId", t.value_id as "valueId",
         count(distinct t.signal_id)::int as count
  from matched m
  cross join lateral (
    select signal_id, value_id from ${signalTags} where signal_id = m.id offset 0) t
  join ${tagValues} v on v.id = t.value_id
  where ${inArray(sql`v.category_id`, categoryIds)}
  group by grouping sets ((v.category_id, t.value_id), (v.category_id))`;

/** The same by blocks: in sealed blocks, the number of bits that each tag shares with the matches. */
function countBits(parts: Part[], all: SignalListFilters, size: number): SQL {
  const { customerId } = all;
  // Without tag groups, the first part contains all matches.
  const ofAll = parts.findIndex(({ filters }) => !filters.tags?.length);
  const last = ofAll === -1 ? parts.length : ofAll;
  const counted = ofAll === -1 ? [...parts, { filters: all, categoryIds: [] }] : parts;
  const matches = counted.map(
    ({ filters }, part) => sql`
      ${name("sealed", part)} as materialized (${sealedBits({ filters, size })}),
      ${name("fresh", part)} as materialized (${freshRows({ filters, size }, signals.id)})`,
  );
  const counts = parts.map(({ categoryIds }, part) => {
    const values = sql`select category_id || ':' || id from ${tagValues}
      where customer_id = ${customerId} and ${inArray(sql`category_id`, categoryIds)}`;
    return sql`
      select ${part}::int as part, split_part(m.value, ':', 1)::uuid as "categoryId",
             nullif(split_part(m.value, ':', 2), '')::uuid as "valueId", sum(bit_count(m.bits & s.bits))::int as count
      from ${signalBitmaps} m join ${name("sealed", part)} s using (block)
      where m.customer_id = ${customerId} and (m.attribute = 'tag' and m.value = any(array(${values}))
        or m.attribute = 'tagged' and ${inArray(sql`m.value`, categoryIds)})
      group by m.value
      union all (with matched as (select id from ${name("fresh", part)}) ${countTagged(part, categoryIds)})
      union all select ${part}::int, null, null, ${totalOf(part)}`;
  });
  const untagged = sql`
    select ${parts.length}::int as part, null::uuid as "categoryId", null::uuid as "valueId", (${totalOf(last)}
      - coalesce((select sum(bit_count(m.bits & s.bits))
          from ${signalBitmaps} m join ${name("sealed", last)} s using (block)
          where m.customer_id = ${customerId} and m.attribute = 'anyTag' and m.value = ''), 0)
      - (select count(*) from ${name("fresh", last)} f
         where (select true from ${signalTags} t where t.signal_id = f.id limit 1)))::int as count`;
  return sql`with ${blockParts({ filters: all, size })}, ${sql.join(matches, sql`, `)}
    select part, "categoryId", "valueId", sum(count)::int as count
    from (${sql.join([...counts, untagged], sql` union all `)}) counts
    group by part, "categoryId", "valueId"`;
}

const name = (of: "sealed" | "fresh", part: number): SQL => sql.raw(`${of}_${part}`);

const totalOf = (part: number): SQL => sql`(
  coalesce((select sum(bit_count(bits)) from ${name("sealed", part)}), 0)
  + (select count(*) from ${name("fresh", part)}))::int`;

import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signals, signalTags, tagValues } from "../schema";
import { matchesFilters, type SignalListFilters } from "./signal-filters";

export interface CategoryCount {
  /** Signals that match without the category's own group. */
  total: number;
  /** Those of them with a tag of the category. */
  any: number;
  byValue: Map<string, number>;
}

export interface TagCounts {
  categories: Map<string, CategoryCount>;
  /** Signals without any tag, under all filters but the tags'. */
  untagged: number;
}

/** Null value: the category's any; null category: all that match. */
type Row = { part: number; categoryId: string | null; valueId: string | null; count: number };

/**
 * Counts the signals of each of these categories' values, each category without its own group. One statement,
 * hence one moment: what is counted adds up, whatever is tagged meanwhile.
 */
export async function countTags(
  db: Db,
  input: { filters: SignalListFilters; categoryIds: string[] },
): Promise<TagCounts> {
  const { filters, categoryIds } = input;
  const groups = filters.tags ?? [];
  const isGrouped = (id: string) => groups.some(({ categoryId }) => categoryId === id);
  const parts = [
    { own: null, categoryIds: categoryIds.filter((id) => !isGrouped(id)) },
    ...categoryIds.filter(isGrouped).map((id) => ({ own: id, categoryIds: [id] })),
  ];
  const counts = parts.map(({ own }, part) => {
    const tags = groups.filter(({ categoryId }) => categoryId !== own);
    return countPart(part, own, matchesFilters({ ...filters, tags }));
  });
  const untagged = sql`select ${parts.length}::int, null::uuid, null::uuid, count(*)::int from ${signals}
    where ${matchesFilters({ ...filters, tags: [] })}
      and not exists (select 1 from ${signalTags} where ${signalTags.signalId} = ${signals.id})`;
  const rows = await db.execute<Row>(sql.join([...counts, untagged], sql` union all `));

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

/** All that match, and of these each value's and each category's (`own`: of that one only). */
function countPart(part: number, own: string | null, where: SQL | undefined): SQL {
  return sql`(with matched as materialized (select ${signals.id} as id from ${signals} where ${where})
    select ${part}::int as part, v.category_id as "categoryId", t.value_id as "valueId",
           count(distinct t.signal_id)::int as count
    from matched m join ${signalTags} t on t.signal_id = m.id join ${tagValues} v on v.id = t.value_id
    ${own ? sql`where v.category_id = ${own}` : sql``}
    group by grouping sets ((v.category_id, t.value_id), (v.category_id))
    union all select ${part}::int, null::uuid, null::uuid, count(*)::int from matched)`;
}

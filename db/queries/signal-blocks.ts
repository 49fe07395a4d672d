import { type Column, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signalBlocks, signalCounters, signalMarks, signals } from "../schema";
import { assembleBits } from "./assemble-bits";
import { raw } from "./raw-number";
import {
  contains,
  matchesFilters,
  type SignalListFilters,
  searchSeparator,
  type TagGroup,
} from "./signal-filters";
import { findsBits } from "./signal-search";

/** Filters over a workspace whose blocks have so many ordinals. */
export interface BlockQuery {
  filters: SignalListFilters;
  size: number;
}

/**
 * How many ordinals a block of the workspace has, or null where rows answer: nothing is sealed yet, or a filter
 * has no bitmaps. Rows are always right; bitmaps are so within one statement.
 */
export async function findBlockSize(db: Db, filters: SignalListFilters): Promise<number | null> {
  if (filters.company || filters.except || filters.search?.includes(searchSeparator)) return null;
  const [row] = await db.execute<{ size: number }>(sql`
    select block_size as size from ${signalCounters} where customer_id = ${filters.customerId} and exists (
      select 1 from ${signalBlocks} where customer_id = ${filters.customerId} and live is not null)`);
  return row?.size ?? null;
}

/**
 * What `sealedBits` refers to, as parts of a statement's `with`: `stale` has the signals of sealed blocks that
 * rows answer for, `edge` the first ordinal that is young enough, `found` what the search finds.
 */
export function blockParts({ filters, size }: BlockQuery): SQL {
  const { customerId, since, search } = filters;
  const parts = [
    sql`stale as materialized (${assembleBits({
      key: ["block"],
      size,
      positions: sql`select ordinal / ${raw(size)} as block, ordinal % ${raw(size)} as position
        from ${signalMarks} where customer_id = ${customerId}`,
    })})`,
  ];
  if (since) {
    parts.push(sql`edge as materialized (
      select coalesce(
        (select ordinal from ${signals} where customer_id = ${customerId} and created_at >= ${since.toISOString()}
         order by created_at, ordinal limit 1),
        (select next_ordinal from ${signalCounters} where customer_id = ${customerId})) as ordinal)`);
  }
  if (search) parts.push(findsBits({ customerId, search, size }));
  return sql.join(parts, sql`, `);
}

/** The signals of sealed blocks that match and have not changed since: a query of (block, bits). */
export function sealedBits({ filters, size }: BlockQuery): SQL {
  const { customerId } = filters;
  const reader = readerOf(customerId);
  const fromEdge = sql`case when b.block = e.ordinal / ${raw(size)}
    then (~${none}) >> (e.ordinal % ${raw(size)}) else ~${none} end`;
  const conditions = [
    sql`b.live`,
    sql`(~coalesce((select s.bits from stale s where s.block = b.block), ${none}))`,
    filters.since ? fromEdge : undefined,
    filters.search ? sql`coalesce((select f.bits from found f where f.block = b.block), ${none})` : undefined,
    ...valuesOf(filters, reader),
  ].filter((condition) => condition !== undefined);
  return sql`
    select b.block, ${sql.join(conditions, sql` & `)} as bits
    from ${signalBlocks} b ${filters.since ? sql`cross join edge e` : sql``}
    where b.customer_id = ${customerId} and b.live is not null
      ${filters.since ? sql`and b.block >= e.ordinal / ${raw(size)}` : sql``}`;
}

/** These columns of the signals that match of those that rows answer for: of open blocks, and changed ones. */
export function freshRows({ filters, size }: BlockQuery, ...columns: Column[]): SQL {
  const { customerId } = filters;
  const matches = matchesFilters(filters);
  const selected = sql.join(columns, sql`, `);
  return sql`
    select ${selected} from ${signalBlocks} b join ${signals}
      on ${signals.customerId} = ${customerId} and ${signals.ordinal} >= b.block * ${raw(size)}
         and ${signals.ordinal} < (b.block + 1) * ${raw(size)}
    where b.customer_id = ${customerId} and b.live is null and ${matches}
    union all
    select ${selected}
    from (select distinct ordinal from ${signalMarks} where customer_id = ${customerId}) m
    join ${signals} on ${signals.customerId} = ${customerId} and ${signals.ordinal} = m.ordinal
    where ${matches}`;
}

/** Bits that are looked at together: most of a block with few matches is passed over by its stretches. */
const stretch = 32;

/** The ordinals of a query of (block, bits). */
export const ordinalsOf = (bits: SQL, size: number): SQL => sql`
  select s.block * ${raw(size)} + stretch * ${raw(stretch)} + bit as ordinal
  from (${bits}) s
  cross join generate_series(0, ${raw(size / stretch - 1)}) stretch
  cross join lateral (select substring(s.bits, stretch * ${raw(stretch)} + 1, ${raw(stretch)}) as bits) part
  cross join generate_series(0, ${raw(stretch - 1)}) bit
  where bit_count(part.bits) > 0 and get_bit(part.bits, bit) = 1`;

/** No signal of the block. */
const none = sql`(b.live # b.live)`;

interface Reader {
  /** Those with the value. */
  has(attribute: string, value: string): SQL;
  /** Those with a value whose text contains this. */
  hasPart(attribute: string, part: string): SQL;
}

const readerOf = (customerId: string): Reader => ({
  has: (attribute, value) => sql`coalesce((
    select m.bits from ${signalBitmaps} m where m.customer_id = ${customerId}
      and m.attribute = ${attribute} and m.value = ${value} and m.block = b.block), ${none})`,
  hasPart: (attribute, part) => sql`coalesce((
    select bit_or(m.bits) from ${signalBitmaps} m where m.customer_id = ${customerId}
      and m.attribute = ${attribute} and m.block = b.block and m.value = any(array(
        select t.key from signal_terms t where t.customer_id = ${customerId}
          and t.attribute = ${attribute} and t.text ilike ${contains(part)}))), ${none})`,
});

/** The bits that must all be set, one expression a filter; the reading of `matchesFilters`. */
function valuesOf(filters: SignalListFilters, { has, hasPart }: Reader): (SQL | undefined)[] {
  const archived = has("archived", filters.userId);
  const when = (value: string | number | undefined, attribute: string) =>
    value === undefined || value === "" ? undefined : has(attribute, String(value).toLowerCase());
  return [
    filters.view === "active" ? sql`(~${archived})` : undefined,
    filters.view === "archived" ? archived : undefined,
    filters.type ? has("type", filters.type) : undefined,
    filters.kind ? has("kind", filters.kind) : undefined,
    filters.minScore ? has("strength", String(filters.minScore)) : undefined,
    when(filters.minIcp, "icp"),
    when(filters.classification, "classification"),
    when(filters.source, "source"),
    filters.sourceType ? has("sourceType", filters.sourceType) : undefined,
    filters.persona ? hasPart("persona", filters.persona) : undefined,
    filters.industry ? hasPart("industry", filters.industry) : undefined,
    ...(filters.tags ?? []).map((group) => groupOf(group, has)),
  ];
}

function groupOf({ categoryId, tokens }: TagGroup, has: Reader["has"]): SQL | undefined {
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

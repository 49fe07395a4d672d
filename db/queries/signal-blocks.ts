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
 * rows answer for, `edge` the ordinals of a window, `found` what the search finds.
 */
export function blockParts({ filters, size }: BlockQuery): SQL {
  const { customerId, since, until, search } = filters;
  const parts = [
    sql`stale as materialized (${assembleBits({
      key: ["block"],
      size,
      positions: sql`select ordinal / ${raw(size)} as block, ordinal % ${raw(size)} as position
        from ${signalMarks} where customer_id = ${customerId}`,
    })})`,
  ];
  if (since || until) {
    const from = since ? edgeOf(customerId, sql`${since.toISOString()}`) : sql`0`;
    const to = until ? edgeOf(customerId, sql`${until.toISOString()}`) : null;
    parts.push(sql`edge as materialized (select ${from} as first ${to ? sql`, ${to} as until` : sql``})`);
  }
  if (search) parts.push(findsBits({ customerId, search, size }));
  return sql.join(parts, sql`, `);
}

/** The signals of sealed blocks that match and have not changed since: a query of (block, bits). */
export function sealedBits({ filters, size }: BlockQuery): SQL {
  const { customerId } = filters;
  const reader = readerOf(customerId);
  const isWindow = filters.since || filters.until;
  const conditions = [
    sql`b.live`,
    sql`(~coalesce((select s.bits from stale s where s.block = b.block), ${none}))`,
    filters.since
      ? sql`case when b.block = e.first / ${raw(size)} then ${from(sql`e.first`, size)} else ~${none} end`
      : undefined,
    filters.until
      ? sql`case when b.block = e.until / ${raw(size)} then ~(${from(sql`e.until`, size)}) else ~${none} end`
      : undefined,
    filters.search ? sql`coalesce((select f.bits from found f where f.block = b.block), ${none})` : undefined,
    ...valuesOf(filters, reader),
  ].filter((condition) => condition !== undefined);
  return sql`
    select b.block, ${sql.join(conditions, sql` & `)} as bits
    from ${signalBlocks} b ${isWindow ? sql`cross join edge e` : sql``}
    where b.customer_id = ${customerId} and b.live is not null
      ${filters.since ? sql`and b.block >= e.first / ${raw(size)}` : sql``}
      ${filters.until ? sql`and b.block <= e.until / ${raw(size)}` : sql``}`;
}

/** The ordinal of the first signal made at this moment or later; where there is none, that of the next one. */
export const edgeOf = (customerId: string, moment: SQL): SQL => sql`coalesce(
  (select ordinal from ${signals} where customer_id = ${customerId} and created_at >= ${moment}
   order by created_at, ordinal limit 1),
  (select next_ordinal from ${signalCounters} where customer_id = ${customerId}))`;

/** All bits of a block from the ordinal's on. */
const from = (ordinal: SQL, size: number): SQL => sql`(~${none}) >> (${ordinal} % ${raw(size)})`;

/**
 * These columns of the signals that match of those that rows answer for: of open blocks, and changed ones. With
 * `offset 0` open blocks are read by their ordinals, however many of them the planner expects.
 */
export function freshRows({ filters, size }: BlockQuery, ...columns: Column[]): SQL {
  const { customerId } = filters;
  const matches = matchesFilters(filters);
  const selected = sql.join(columns, sql`, `);
  return sql`
    select ${selected} from ${signalBlocks} b
    cross join lateral (
      select * from ${signals} where customer_id = ${customerId}
        and ordinal >= b.block * ${raw(size)} and ordinal < (b.block + 1) * ${raw(size)} offset 0) ${signals}
    where b.customer_id = ${customerId} and b.live is null and ${matches}
    union all
    select ${selected}
    from (select distinct ordinal from ${signalMarks} where customer_id = ${customerId}) m
    join ${signals} on ${signals.customerId} = ${customerId} and ${signals.ordinal} = m.ordinal
    where ${matches}`;
}

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

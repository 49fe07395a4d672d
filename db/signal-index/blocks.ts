import { type Column, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBlocks, signalCounters, signalMarks, signals } from "../schema";
import { assembleBits } from "./assemble-bits";
import { noBits, readerOf } from "./block-bits";
import type { BlockAnswer } from "./filter";
import type { SignalListFilters } from "./filter-values";
import { matchesFilters, setBlockFilters } from "./filters";
import { raw } from "./raw-number";

/** Filters over a workspace with this many ordinals per block. */
export interface BlockQuery {
  filters: SignalListFilters;
  size: number;
}

/**
 * The workspace's block size, or null if rows must answer: nothing is sealed yet, or a filter has no bitmaps. Rows
 * are always correct; bitmaps are correct within one statement.
 */
export async function findBlockSize(db: Db, filters: SignalListFilters): Promise<number | null> {
  if (setBlockFilters(filters) === null) return null;
  const [row] = await db.execute<{ size: number }>(sql`
    select block_size as size from ${signalCounters} where customer_id = ${filters.customerId} and exists (
      select 1 from ${signalBlocks} where customer_id = ${filters.customerId} and live is not null)`);
  return row?.size ?? null;
}

/** The filters of a query that blocks can answer. Call it only after `findBlockSize`. */
function answersOf({ filters }: BlockQuery): { answer: BlockAnswer<unknown>; value: unknown }[] {
  const answers = setBlockFilters(filters);
  if (answers === null) throw new Error("This query cannot be answered by blocks");
  return answers;
}

const scopeOf = ({ filters: { customerId, userId }, size }: BlockQuery) => ({ customerId, userId, size });

/**
 * The CTEs that `sealedBits` refers to: `stale`, the signals of sealed blocks that have changed since sealing, and
 * those of the filters.
 */
export function blockParts(query: BlockQuery): SQL {
  const scope = scopeOf(query);
  const { customerId, size } = scope;
  const stale = assembleBits({
    key: ["block"],
    size,
    positions: sql`select ordinal / ${raw(size)} as block, ordinal % ${raw(size)} as position
      from ${signalMarks} where customer_id = ${customerId}`,
  });
  const parts = answersOf(query).flatMap(({ answer, value }) => answer.part?.(value, scope) ?? []);
  return sql.join([sql`stale as materialized (${stale})`, ...parts], sql`, `);
}

/** The matching, unchanged signals of sealed blocks: a query of (block, bits). */
export function sealedBits(query: BlockQuery): SQL {
  const scope = scopeOf(query);
  const reader = readerOf(scope);
  const answers = answersOf(query);
  const bits = answers
    .map(({ answer, value }) => answer.bits(value, reader))
    .filter((one) => one !== undefined);
  const within = answers.flatMap(({ answer, value }) => answer.within?.(value, scope) ?? []);
  const unchanged = sql`(~coalesce((select s.bits from stale s where s.block = b.block), ${noBits}))`;
  return sql`
    select b.block, ${sql.join([sql`b.live`, unchanged, ...bits], sql` & `)} as bits
    from ${signalBlocks} b
    where ${sql.join([sql`b.customer_id = ${scope.customerId} and b.live is not null`, ...within], sql` and `)}`;
}

/** These columns of the matching signals that rows answer for. */
export const freshRows = ({ filters, size }: BlockQuery, ...columns: Column[]): SQL =>
  unsealedRows({
    customerId: filters.customerId,
    size: raw(size),
    matches: matchesFilters(filters),
    columns,
  });

/**
 * These columns of the workspace's signals that match, of those in open blocks and changed ones. `size` is that of its
 * blocks. `offset 0` makes the planner read open blocks by ordinal, however many it expects.
 */
export function unsealedRows({
  customerId,
  size,
  matches,
  columns,
}: {
  customerId: string;
  size: SQL;
  matches: SQL | undefined;
  columns: Column[];
}): SQL {
  const selected = sql.join(columns, sql`, `);
  return sql`
    select ${selected} from ${signalBlocks} b
    cross join lateral (
      select * from ${signals} where customer_id = ${customerId}
        and ordinal >= b.block * ${size} and ordinal < (b.block + 1) * ${size} offset 0) ${signals}
    where b.customer_id = ${customerId} and b.live is null and ${matches}
    union all
    select ${selected}
    from (select distinct ordinal from ${signalMarks} where customer_id = ${customerId}) m
    join ${signals} on ${signals.customerId} = ${customerId} and ${signals.ordinal} = m.ordinal
    where ${matches}`;
}

/** The CTEs `sealed` and `fresh` of a statement, the latter with these columns. */
export const withParts = (query: BlockQuery, ...columns: Column[]): SQL => sql`
  with ${blockParts(query)},
  sealed as materialized (${sealedBits(query)}),
  fresh as materialized (${freshRows(query, ...columns)})`;

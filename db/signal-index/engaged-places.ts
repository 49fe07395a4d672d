/** Finds signals in the order of what people did, last first. */
import { type SQL, sql } from "drizzle-orm";
import { signalBlocks, signals } from "../schema";
import { assembleBits } from "./assemble-bits";
import { type BlockQuery, blockParts, freshRows, sealedBits } from "./blocks";
import { ordinalsOf } from "./ordinals-of";
import { raw } from "./raw-number";

/** Up to 1/fewOf of the signals are looked up and sorted; of more, a page is soon found in the index by time. */
const fewOf = 250;

/**
 * The CTEs of `engaged`, a query of the matching (ordinal, occurred_at) that gets `part` (an order and a limit), and of
 * `total`, their number as `n`. The bits of all blocks are an array, so an ordinal says which bit shows whether the
 * signal matches.
 */
export function engagedParts(query: BlockQuery, part: SQL): SQL {
  const { size } = query;
  const { customerId } = query.filters;
  const [block, position] = [sql`ordinal / ${raw(size)}`, sql`ordinal % ${raw(size)}`];
  const fresh = assembleBits({
    key: ["block"],
    size,
    positions: sql`select ${block} as block, ${position} as position from (${freshRows(query, signals.ordinal)}) rows`,
  });
  return sql`${blockParts(query)},
    matching as materialized (
      select block, bit_or(bits) as bits from (${sealedBits(query)} union all select * from (${fresh}) fresh) bits
      group by block having bit_count(bit_or(bits)) > 0),
    total as materialized (select coalesce(sum(bit_count(bits)), 0)::bigint as n from matching),
    whole as materialized (
      select array_agg(coalesce(m.bits, repeat('0', ${raw(size)})::bit varying) order by b.block) as bits,
             (select n from total) * ${raw(fewOf)} <= count(*) * ${raw(size)} as is_few
      from ${signalBlocks} b left join matching m using (block) where b.customer_id = ${customerId}),
    engaged as (
      select s.ordinal, s.occurred_at
      from (${ordinalsOf(sql`select block, bits from matching where (select is_few from whole)`, size)}) o
      join ${signals} s on s.customer_id = ${customerId} and s.ordinal = o.ordinal
      union all
      (select s.ordinal, s.occurred_at from ${signals} s
      where s.customer_id = ${customerId} and (select not is_few from whole)
        and get_bit((select bits from whole)[s.ordinal / ${raw(size)} + 1], s.ordinal % ${raw(size)}) = 1
      ${part}))`;
}

/** The order of `engaged`: ordinals break ties. */
export const engagedOrder: SQL = sql`occurred_at desc, ordinal desc`;

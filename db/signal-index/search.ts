import { and, type SQL, sql } from "drizzle-orm";
import { signals, signalWords } from "../schema";
import { textRows } from "../text-rows";
import { assembleBits } from "./assemble-bits";
import type { BlockScope } from "./filter";
import type { Search } from "./filter-values";
import { ordinalsOf } from "./ordinals-of";
import { raw } from "./raw-number";

/** Whether a row of `signals` has everything that is searched for. */
export function hasSearched({ words, prefix, phrases }: Search): SQL | undefined {
  const parts = [...words.map((word) => ` ${word} `), ...(prefix === null ? [] : [` ${prefix}`]), ...phrases];
  return parts.length > 0 ? haveParts(parts) : sql`false`;
}

const haveParts = (parts: readonly string[]): SQL | undefined =>
  and(...parts.map((part) => sql`strpos(${signals.words}, ${part}) > 0`));

/**
 * The CTE `found` (block, bits): the signals of sealed blocks that have everything that is searched for. Phrases are
 * looked for in the signals that have all of their words.
 */
export function findsBits({
  customerId,
  size,
  search,
}: Pick<BlockScope, "customerId" | "size"> & { search: Search }): SQL {
  const { phrases } = search;
  const sparse = assembleBits({
    key: ["term", "block"],
    size,
    positions: sql`select term, block, position from having_words cross join unnest(positions) position`,
  });
  const all = sql`
    select block, bit_and(bits) as bits from (
      select term, block, bit_or(bits) as bits from (
        select term, block, bits from having_words where bits is not null union all ${sparse}) words
      group by term, block) terms
    group by block having count(*) = ${raw(countTerms(search))}`;
  const checked = assembleBits({
    key: ["block"],
    size,
    positions: sql`
      select o.ordinal / ${raw(size)} as block, o.ordinal % ${raw(size)} as position
      from (${ordinalsOf(sql`select block, bits from candidates`, size)}) o
      join ${signals} on ${signals.customerId} = ${customerId} and ${signals.ordinal} = o.ordinal
      where ${haveParts(phrases)}`,
  });
  return sql`having_words as materialized (${termRows(customerId, search)}),
    candidates as materialized (${all}),
    found as materialized (${phrases.length > 0 ? checked : sql`select block, bits from candidates`})`;
}

const countTerms = ({ words, prefix }: Search): number => words.length + (prefix === null ? 0 : 1);

/**
 * What blocks store for the words and the prefix, each of which has a number: (term, block, bits, positions).
 * `offset 0` makes the planner look each word up, however many it expects.
 */
function termRows(customerId: string, { words, prefix }: Search): SQL {
  const whole = sql`
    select asked.term, w.block, w.bits, w.positions
    from ${textRows(words)} with ordinality asked (word, term)
    cross join lateral (
      select block, bits, positions from ${signalWords}
      where customer_id = ${customerId} and word = asked.word offset 0) w`;
  if (prefix === null) return whole;
  return sql`${whole} union all
    select 0, block, bits, positions from ${signalWords} where customer_id = ${customerId} and ${beginsWith(prefix)}`;
}

/** Blocks store what words begin with, up to two letters: that many words begin so. This ends such a prefix. */
export const prefixMark = "*";

/** Whether the stored `word` begins so, or is the prefix itself. Both bounds of a range use the index. */
export const beginsWith = (prefix: string): SQL =>
  [...prefix].length <= 2
    ? sql`word = ${prefix + prefixMark}`
    : sql`word >= ${prefix} and word < ${`${prefix}\u{10ffff}`}`;

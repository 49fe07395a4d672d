import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signals, signalWords } from "../schema";
import { assembleBits } from "./assemble-bits";
import { raw } from "./raw-number";
import { prefixMark } from "./search";

/** When a block is sealed, a word of at least this share of its signals gets bits, which need no sorting. */
const commonFrom = 1 / 256;

interface Place {
  customerId: string;
  block: number;
  size: number;
}

/**
 * Stores the words that these signals of a block have now (null: all), in place of those that they had. A word that no
 * signal has is deleted, so that nothing is left of who was erased.
 */
export async function writeWords(
  db: Db,
  { ordinals, ...place }: Place & { ordinals: number[] | null },
): Promise<void> {
  if (ordinals === null) {
    await db.execute(sql`delete from ${signalWords} where ${ofBlock(place)}`);
    await addWords(db, place, sql`true`, isCommon(place));
  } else if (ordinals.length > 0) {
    const first = place.block * place.size;
    const positions = `{${ordinals.map((ordinal) => ordinal - first).join(",")}}`;
    await clearWords(db, place, sql`${positions}::smallint[]`);
    const changed = sql`s.ordinal = any(${`{${ordinals.join(",")}}`}::int[])`;
    await addWords(db, place, changed, hasBits(place));
  }
}

const ofBlock = ({ customerId, block }: Place): SQL =>
  sql`customer_id = ${customerId} and block = ${raw(block)}`;

/** Takes these positions out of every word of the block. */
async function clearWords(db: Db, place: Place, positions: SQL): Promise<void> {
  const { size } = place;
  const mask = assembleBits({
    key: ["part"],
    size,
    positions: sql`select 'all' as part, unnest(${positions}) as position`,
  });
  await db.execute(sql`
    update ${signalWords} set positions = array(select unnest(positions) except all select unnest(${positions}))
    where ${ofBlock(place)} and positions && ${positions}`);
  await db.execute(sql`
    update ${signalWords} w set bits = w.bits & ~mask.bits from (${mask}) mask
    where ${ofBlock(place)} and bit_count(w.bits & mask.bits) > 0`);
  await db.execute(sql`
    delete from ${signalWords} where ${ofBlock(place)} and (positions = '{}' or bit_count(bits) = 0)`);
}

/**
 * Adds the words of the block's signals that match, and what they begin with, as bits if `isDense` says so of a word
 * and its positions.
 */
async function addWords(db: Db, place: Place, matches: SQL, isDense: SQL): Promise<void> {
  const { customerId, block, size } = place;
  const first = block * size;
  const dense = assembleBits({
    key: ["word"],
    size,
    positions: sql`select word, unnest(positions) as position from words where dense`,
  });
  await db.execute(sql`
    with whole as materialized (
      select h.word collate "C" as word, array_agg(distinct (s.ordinal - ${raw(first)})::smallint) as positions
      from ${signals} s cross join lateral string_to_table(s.words, ' ') h (word)
      where s.customer_id = ${customerId} and s.ordinal >= ${raw(first)} and s.ordinal < ${raw(first + size)}
        and ${matches} and h.word not in ('', '|')
      group by h.word),
    two as materialized (${firstLetters(2, sql`whole`)}),
    one as materialized (${firstLetters(1, sql`(select * from two union all select * from whole where length(word) = 1)`)}),
    words as materialized (
      select h.*, ${isDense} as dense
      from (select * from whole
            union all select word || ${prefixMark}, positions from two
            union all select word || ${prefixMark}, positions from one) h)
    insert into ${signalWords} as stored (customer_id, word, block, bits, positions)
    select ${customerId}::uuid, word, ${raw(block)}, bits, null from (${dense}) dense
    union all select ${customerId}::uuid, word, ${raw(block)}, null, positions from words where not dense
    on conflict (customer_id, word, block) do update
    set bits = stored.bits | excluded.bits, positions = stored.positions || excluded.positions`);
}

/** Which signals have a word that begins with these letters: (word, positions). */
const firstLetters = (count: number, words: SQL): SQL => sql`
  select left(word, ${raw(count)}) as word, array_agg(distinct position) as positions
  from ${words} longer cross join unnest(positions) position
  where length(word) >= ${raw(count)} group by 1`;

const isCommon = ({ size }: Place): SQL =>
  sql`cardinality(positions) >= ${raw(Math.max(2, size * commonFrom))}`;

/** Once bits, a word of the block stays so until the block is sealed again. */
const hasBits = ({ customerId, block }: Place): SQL => sql`exists (
  select 1 from ${signalWords} w
  where w.customer_id = ${customerId} and w.block = ${raw(block)} and w.word = h.word and w.bits is not null)`;

import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signalBlocks, signals, signalTerms, signalTexts } from "../schema";
import { assembleBits } from "./assemble-bits";
import { factPositions, factTerms, reachedAttributes, searchedTexts, watchedColumns } from "./block-facts";
import { raw } from "./raw-number";
import { searchSeparator } from "./search";

/** A word in fewer than this share of a block's signals is stored with each signal and has no bitmap. */
const rareBelow = 1 / 256;

/**
 * Writes a block's bitmaps, texts and terms for these signals (null: all) from their current rows. A deleted signal
 * is removed from all bitmaps.
 */
export async function writeBitmaps(
  db: Db,
  input: { customerId: string; block: number; size: number; ordinals: number[] | null; now: Date },
): Promise<void> {
  const { customerId, block, size, ordinals } = input;
  const first = block * size;
  const changed = ordinals
    ? sql`select unnest(${`{${ordinals.join(",")}}`}::int[]) as ordinal`
    : sql`select generate_series(${first}::int, ${first + size - 1}::int) as ordinal`;
  const none = sql`repeat('0', ${size}::int)::bit varying`;
  const columns = sql.join(
    watchedColumns.map((column) => sql`s.${sql.identifier(column.name)}`),
    sql`, `,
  );
  await db.execute(sql`
    with changed as materialized (${changed}),
    rows as materialized (
      select s.id, s.ordinal - ${first}::int as position, ${columns}
      from ${signals} s
      where s.customer_id = ${customerId} and s.ordinal >= ${raw(first)} and s.ordinal < ${raw(first + size)}
        and ${ordinals ? sql`s.ordinal = any(array(select ordinal from changed))` : sql`true`}),
    ${wordsOf(input)},
    bitmaps as materialized (${assembleBits({
      key: ["attribute", "value"],
      size,
      positions: sql`${factPositions()} union all select 'word', md5(w.word), w.position from words w join common using (word)`,
    })}),
    fresh as materialized (
      select attribute, value, bits from bitmaps where attribute not in (${reachedAttributes})
      union all
      select b.attribute, reached::text, bit_or(b.bits)
      from bitmaps b cross join lateral generate_series(0, b.value::int) reached
      where b.attribute in (${reachedAttributes}) group by b.attribute, reached),
    mask as materialized (
      ${assembleBits({
        key: ["part"],
        size,
        positions: sql`select 'all' as part, ordinal - ${first}::int as position from changed`,
      })}),
    kept_block as (
      update ${signalBlocks} b
      set live = (coalesce(b.live, ${none}) & ~mask.bits)
                 | coalesce((select bits from fresh where attribute = 'live'), ${none}),
          sealed_at = ${input.now.toISOString()}
      from mask where b.customer_id = ${customerId} and b.block = ${block}),
    kept_terms as (
      insert into ${signalTerms} (customer_id, attribute, key, text)
      select ${customerId}::uuid, attribute, md5(text), text from (
        select 'word' as attribute, word as text from common union ${factTerms()}) terms
      order by attribute, md5(text)
      on conflict do nothing),
    kept_texts as (
      insert into ${signalTexts} (customer_id, ordinal, text, rare)
      select ${customerId}::uuid, t.ordinal, t.text, coalesce(r.rare, '')
      from texts t left join rare r using (ordinal)
      on conflict (customer_id, ordinal) do update set text = excluded.text, rare = excluded.rare),
    gone_texts as (
      delete from ${signalTexts}
      where customer_id = ${customerId} and ordinal in (
        select ordinal from changed except select ordinal from rows))
    insert into ${signalBitmaps} as stored (customer_id, attribute, value, block, bits)
    select ${customerId}::uuid, attribute, value, ${block}::int,
           (coalesce(m.bits, ${none}) & ~mask.bits) | coalesce(f.bits, ${none})
    from (select * from fresh where attribute <> 'live') f
    full join (select attribute, value, bits from ${signalBitmaps}
               where customer_id = ${customerId} and block = ${block}) m using (attribute, value)
    cross join mask
    on conflict (customer_id, attribute, value, block) do update set bits = excluded.bits
    where stored.bits <> excluded.bits`);
}

/** The words of `rows`, which of them are common in the block, and the rare words by signal. */
function wordsOf(input: { customerId: string; block: number; size: number }): SQL {
  const least = Math.max(2, input.size * rareBelow);
  return sql`
    texts as materialized (
      select ordinal, position, concat_ws(${searchSeparator}, ${searchedTexts}) as text from rows),
    words as materialized (
      select ordinal, position, word
      from texts cross join lateral string_to_table(replace(text, ${searchSeparator}, ' '), ' ') word
      where word <> ''),
    common as materialized (
      select word from words group by word having count(*) >= ${least}::int
      union
      select t.text from ${signalTerms} t join ${signalBitmaps} m
        on m.customer_id = t.customer_id and m.attribute = 'word' and m.value = t.key
           and m.block = ${input.block}
      where t.customer_id = ${input.customerId} and t.attribute = 'word'),
    rare as materialized (
      select ordinal, string_agg(word, ' ') as rare
      from words where word not in (select word from common) group by ordinal)`;
}

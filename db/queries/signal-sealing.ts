import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import {
  signalArchives,
  signalBitmaps,
  signalBlocks,
  signalCounters,
  signalMarks,
  signals,
  signalTags,
  signalTerms,
  signalTexts,
  tagValues,
} from "../schema";
import { assembleBits } from "./assemble-bits";
import { raw } from "./raw-number";
import { searchSeparator } from "./signal-filters";

/** A word that fewer of a block's signals have, of each 256, is kept with the signals, and has no bitmap. */
const rareBelow = 1 / 256;

/** Workspaces with something to seal or to fold: full blocks that are not sealed, or changed signals. */
export async function findCustomersToSealAcrossCustomers(
  db: Db,
  input: { limit: number },
): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    select b.customer_id as id from ${signalBlocks} b join ${signalCounters} c using (customer_id)
    where b.live is null and (b.block + 1) * c.block_size <= c.next_ordinal
    union select customer_id from ${signalMarks} limit ${input.limit}`);
  return rows.map(({ id }) => id);
}

/** The workspace's blocks that are full and not sealed, or have changed since; the oldest first. */
export async function findBlocksToSeal(
  db: Db,
  input: { customerId: string; limit: number },
): Promise<number[]> {
  const { customerId } = input;
  const rows = await db.execute<{ block: number }>(sql`
    select b.block from ${signalBlocks} b join ${signalCounters} c using (customer_id)
    where b.customer_id = ${customerId} and b.live is null and (b.block + 1) * c.block_size <= c.next_ordinal
    union
    select m.ordinal / c.block_size from ${signalMarks} m join ${signalCounters} c using (customer_id)
    where m.customer_id = ${customerId}
    order by block limit ${input.limit}`);
  return rows.map(({ block }) => block);
}

export interface LockedBlock {
  size: number;
  isSealed: boolean;
}

/**
 * Locks a block until the transaction ends, and waits for those who change its signals: statements that follow
 * see all that they did. Null where there is none such, or it is not full.
 */
export async function lockFullBlock(
  db: Db,
  input: { customerId: string; block: number },
): Promise<LockedBlock | null> {
  const [row] = await db.execute<{ size: number; isSealed: boolean; isFull: boolean }>(sql`
    select c.block_size as size, b.live is not null as "isSealed",
           (b.block + 1) * c.block_size <= c.next_ordinal as "isFull"
    from ${signalBlocks} b join ${signalCounters} c using (customer_id)
    where b.customer_id = ${input.customerId} and b.block = ${input.block}
    for update of b`);
  return row?.isFull ? row : null;
}

/** Takes a block's marks away and answers which ordinals they were of. */
export async function takeMarks(
  db: Db,
  input: { customerId: string; block: number; size: number },
): Promise<number[]> {
  const { customerId, block, size } = input;
  const rows = await db.execute<{ ordinal: number }>(sql`
    with taken as (
      delete from ${signalMarks}
      where customer_id = ${customerId} and ordinal >= ${block * size} and ordinal < ${(block + 1) * size}
      returning ordinal)
    select distinct ordinal from taken`);
  return rows.map(({ ordinal }) => ordinal);
}

/**
 * Writes what a block's bitmaps, texts and terms say of these signals (null: of all), from the rows as they
 * are now. A signal that is gone leaves all bitmaps.
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
  await db.execute(sql`
    with changed as materialized (${changed}),
    rows as materialized (
      select s.id, s.ordinal, s.ordinal - ${first}::int as position, s.type, s.kind, s.source_id, s.source_type,
             s.classification, s.strength, s.icp_score, s.persona, s.industry, s.person_name, s.company_name,
             s.why_it_matters, s.post_excerpt
      from ${signals} s
      where s.customer_id = ${customerId} and s.ordinal >= ${raw(first)} and s.ordinal < ${raw(first + size)}
        and ${ordinals ? sql`s.ordinal = any(array(select ordinal from changed))` : sql`true`}),
    ${wordsOf(input)},
    bitmaps as materialized (${assembleBits({ key: ["attribute", "value"], size, positions: factsOf() })}),
    fresh as materialized (
      select attribute, value, bits from bitmaps where attribute not in ('strength', 'icp')
      union all
      select b.attribute, reached::text, bit_or(b.bits)
      from bitmaps b cross join lateral generate_series(0, b.value::int) reached
      where b.attribute in ('strength', 'icp') group by b.attribute, reached),
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
        select 'word' as attribute, word as text from common
        union select 'persona', persona from rows where persona is not null
        union select 'industry', industry from rows where industry is not null) terms
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
    insert into ${signalBitmaps} as standing (customer_id, attribute, value, block, bits)
    select ${customerId}::uuid, attribute, value, ${block}::int,
           (coalesce(m.bits, ${none}) & ~mask.bits) | coalesce(f.bits, ${none})
    from (select * from fresh where attribute <> 'live') f
    full join (select attribute, value, bits from ${signalBitmaps}
               where customer_id = ${customerId} and block = ${block}) m using (attribute, value)
    cross join mask
    on conflict (customer_id, attribute, value, block) do update set bits = excluded.bits
    where standing.bits <> excluded.bits`);
}

/**
 * What holds of each row of `rows`, in part more than once (`offset 0` keeps tags and archives from being read
 * for all signals to be joined): (attribute, value, position). Strength and ICP are exact here; their
 * bitmaps say who reaches a value. Unclassified counts as buyer, as the filter has it.
 */
const factsOf = (): SQL => sql`
  select f.attribute, f.value, position
  from rows cross join lateral (values
    ('live', ''), ('type', type), ('kind', kind), ('source', source_id::text), ('sourceType', source_type),
    ('classification', coalesce(classification, 'buyer')), ('strength', greatest(strength, 0)::text),
    ('icp', case when icp_score is not null then greatest(icp_score, 0)::text end), ('persona', md5(persona)), ('industry', md5(industry))
  ) f (attribute, value)
  where f.value is not null
  union all
  select f.attribute, f.value, position
  from rows r
  cross join lateral (select value_id from ${signalTags} t where t.signal_id = r.id offset 0) t
  join ${tagValues} v on v.id = t.value_id
  cross join lateral (values
    ('tag', v.category_id || ':' || v.id), ('tagged', v.category_id::text), ('anyTag', '')
  ) f (attribute, value)
  union all
  select 'archived', a.user_id::text, position
  from rows r
  cross join lateral (select user_id from ${signalArchives} a where a.signal_id = r.id offset 0) a
  union all
  select 'word', md5(w.word), w.position from words w join common using (word)`;

/** The words of `rows`, which of them are common in the block, and the others by signal. */
function wordsOf(input: { customerId: string; block: number; size: number }): SQL {
  const least = Math.max(2, input.size * rareBelow);
  return sql`
    texts as materialized (
      select ordinal, position, concat_ws(${searchSeparator}, lower(person_name), lower(company_name),
                                          lower(why_it_matters), lower(post_excerpt)) as text
      from rows),
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

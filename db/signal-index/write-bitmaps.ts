import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signalBlocks, signals, signalTerms } from "../schema";
import { assembleBits } from "./assemble-bits";
import { factPositions, factTerms, reachedAttributes, watchedColumns } from "./block-facts";
import { raw } from "./raw-number";

/**
 * Writes a block's bitmaps and terms for these signals (null: all) from their current rows. A deleted signal
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
    bitmaps as materialized (${assembleBits({
      key: ["attribute", "value"],
      size,
      positions: factPositions(),
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
      select ${customerId}::uuid, attribute, md5(text), text from (${factTerms()}) terms
      order by attribute, md5(text)
      on conflict do nothing)
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

/** Where a page of a sorted list lies, found by the blocks' counts. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signals } from "../schema";
import { type BlockQuery, blockParts, freshRows, sealedBits } from "./blocks";
import { ordinalsOf } from "./ordinals-of";
import type { Rank } from "./ranks";
import { raw } from "./raw-number";

type PlaceQuery = BlockQuery & { limit: number; offset: number };

/** How many signals match, and the ordinals of those on the page, in the order of the page. */
interface Places {
  total: number;
  ordinals: number[];
}

/** Counts block by block, from the newest, and looks only into the blocks that the page lies in. */
export function findNewestPlaces(db: Db, { limit, offset, ...query }: PlaceQuery): Promise<Places> {
  const { size } = query;
  return findPlaces(
    db,
    sql`
    with ${blockParts(query)},
    sealed as materialized (${sealedBits(query)}),
    fresh as materialized (${freshRows(query, signals.ordinal)}),
    counted as materialized (
      select block, n, sum(n) over (order by block desc) - n as before
      from (select block, sum(n) as n from (
              select block, bit_count(bits) as n from sealed
              union all select ordinal / ${raw(size)}, count(*) from fresh group by 1) counts
            group by block) blocks),
    shown as materialized (
      select * from counted
      where n > 0 and before < ${offset}::bigint + ${limit}::bigint and before + n > ${offset}::bigint),
    page as (
      select ordinal from (
        ${ordinalsOf(sql`select block, bits from shown join sealed using (block)`, size)}
        union all
        select f.ordinal from fresh f join shown on shown.block = f.ordinal / ${raw(size)}) matches
      order by ordinal desc
      limit ${limit} offset greatest(${offset}::bigint - (select min(before) from shown), 0))
    select coalesce((select sum(n) from counted), 0)::int as total,
           (select json_agg(ordinal) from page) as ordinals`,
  );
}

/**
 * Counts band by band of the score, then score by score and block by block within the bands that the page lies in.
 * A signal without a score is in band -1, below all others.
 */
export function findRankedPlaces(
  db: Db,
  { limit, offset, ...query }: PlaceQuery,
  rank: Rank,
): Promise<Places> {
  const { size, filters } = query;
  const { attribute, band, highest, column } = rank;
  const floors = sql`generate_series(0, ${raw(highest)}, ${raw(band)})`;
  const bitmap = (score: SQL) => sql`
    select m.bits from ${signalBitmaps} m where m.customer_id = ${filters.customerId}
      and m.attribute = ${attribute} and m.value = (${score})::text and m.block = s.block`;
  const none = sql`(s.bits # s.bits)`;
  const isOnPage = sql`n > 0 and before < ${offset}::bigint + ${limit}::bigint and before + n > ${offset}::bigint`;
  return findPlaces(
    db,
    sql`
    with ${blockParts(query)},
    sealed as materialized (${sealedBits(query)}),
    fresh as materialized (
      select ordinal, coalesce(${sql.identifier(column.name)}, -1) as score
      from (${freshRows(query, signals.ordinal, column)}) matching),
    reached as materialized (
      select floor, sum(n) as n from (
        select -1 as floor, bit_count(bits) as n from sealed
        union all
        select m.value::int, bit_count(m.bits & s.bits)
        from ${signalBitmaps} m join sealed s using (block)
        where m.customer_id = ${filters.customerId} and m.attribute = ${attribute}
          and m.value = any(array(select floor::text from ${floors} floor))
        union all select -1, count(*) from fresh
        union all select floor, count(*) from ${floors} floor join fresh on score >= floor group by floor) counts
      group by floor),
    bands as materialized (
      select * from (
        select floor, n - coalesce(lead(n) over (order by floor), 0) as n,
               coalesce(lead(n) over (order by floor), 0) as before
        from reached) counts
      where ${isOnPage}),
    scores as materialized (
      select score from bands
      cross join lateral generate_series(floor, case when floor < 0 then floor else floor + ${raw(band - 1)} end) score),
    exact as materialized (
      select score, s.block,
             case when score < 0 then s.bits else s.bits & coalesce((${bitmap(sql`score`)}), ${none}) end
             & ~coalesce((${bitmap(sql`score + 1`)}), ${none}) as bits
      from scores cross join sealed s),
    counted as materialized (
      select score, block, n,
             (select min(before) from bands) + sum(n) over (order by score desc, block desc) - n as before
      from (select score, block, sum(n) as n from (
              select score, block, bit_count(bits) as n from exact
              union all
              select score, ordinal / ${raw(size)}, count(*) from fresh where score in (select score from scores)
              group by 1, 2) counts
            group by score, block) places),
    shown as materialized (select * from counted where ${isOnPage}),
    page as (
      select score, ordinal from (
        ${ordinalsOf(sql`select score, block, bits from shown join exact using (score, block)`, size, "score")}
        union all
        select f.score, f.ordinal
        from fresh f join shown on shown.block = f.ordinal / ${raw(size)} and shown.score = f.score) matches
      order by score desc, ordinal desc
      limit ${limit} offset greatest(${offset}::bigint - (select min(before) from shown), 0))
    select coalesce((select n from reached where floor = -1), 0)::int as total,
           (select json_agg(ordinal order by score desc, ordinal desc) from page) as ordinals`,
  );
}

async function findPlaces(db: Db, statement: SQL): Promise<Places> {
  const [row] = await db.execute<{ total: number; ordinals: number[] | null }>(statement);
  if (!row) throw new Error("An aggregate answered no row");
  return { total: row.total, ordinals: row.ordinals ?? [] };
}

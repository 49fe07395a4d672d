/** Finds a page of a sorted list from counts per block. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signals } from "../schema";
import { type BlockQuery, blockParts, freshRows, sealedBits } from "./blocks";
import { engagedOrder, engagedParts } from "./engaged-places";
import { ordinalsOf } from "./ordinals-of";
import type { Rank } from "./ranks";
import { raw } from "./raw-number";

type PlaceQuery = BlockQuery & { limit: number; offset: number };

/** The number of matches, and the ordinals of the signals on the page, in page order. */
interface Places {
  total: number;
  ordinals: number[];
}

/** Counts block by block from the newest, and reads only the blocks that the page covers. */
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

/** Reads the index by the time of what people did from its end, or sorts the matches if they are few. */
export function findEngagedPlaces(db: Db, { limit, offset, ...query }: PlaceQuery): Promise<Places> {
  const end = sql`order by ${engagedOrder} limit ${offset}::bigint + ${limit}::bigint`;
  return findPlaces(
    db,
    sql`
    with ${engagedParts(query, end)},
    page as (select * from engaged order by ${engagedOrder} limit ${limit} offset ${offset}::bigint)
    select (select n from total)::int as total,
           (select json_agg(ordinal order by ${engagedOrder}) from page) as ordinals`,
  );
}

/**
 * Counts down from the highest score until the page is covered: in bands first, then score by score within the page's
 * first band. Only these scores are counted per block. Signals without a score come last, as score -1.
 */
export function findRankedPlaces(
  db: Db,
  { limit, offset, ...query }: PlaceQuery,
  rank: Rank,
): Promise<Places> {
  const { size, filters } = query;
  const { attribute, band, highest, column } = rank;
  const end = sql`(${offset}::bigint + ${limit}::bigint)`;
  const bitmap = (score: SQL) => sql`
    select m.bits from ${signalBitmaps} m where m.customer_id = ${filters.customerId}
      and m.attribute = ${attribute} and m.value = (${score})::text and m.block = s.block`;
  const none = sql`(s.bits # s.bits)`;
  const reaching = (score: SQL) => sql`(case when ${score} < 0 then (select n from total) else
    coalesce((select sum(bit_count(s.bits & coalesce((${bitmap(score)}), ${none}))) from matching s), 0)::bigint
    + (select count(*) from fresh f where f.score >= ${score}) end)`;
  const isOnPage = sql`n > 0 and before < ${end} and before + n > ${offset}::bigint`;
  return findPlaces(
    db,
    sql`
    with recursive ${blockParts(query)},
    sealed as materialized (${sealedBits(query)}),
    matching as materialized (select block, bits from sealed where bit_count(bits) > 0),
    fresh as materialized (
      select ordinal, coalesce(${sql.identifier(column.name)}, -1) as score
      from (${freshRows(query, signals.ordinal, column)}) matching),
    total as materialized (
      select (coalesce((select sum(bit_count(bits)) from matching), 0) + (select count(*) from fresh))::bigint as n),
    bands (floor, before, reached) as (
      select ${raw(highest)}, 0::bigint, ${reaching(raw(highest))}
      union all
      select floor - ${raw(band)}, reached, ${reaching(sql`(bands.floor - ${raw(band)})`)}
      from bands where reached <= ${offset}::bigint and floor > 0),
    first as materialized (
      select floor + ${raw(band - 1)} as score, before from bands order by floor limit 1),
    scores (score, before, reached) as (
      select score, before, ${reaching(sql`first.score`)} from first
      union all
      select score - 1, reached, ${reaching(sql`(scores.score - 1)`)}
      from scores where reached < ${end} and score >= 0),
    shown_scores as materialized (
      select score, before from (select score, before, reached - before as n from scores) counts
      where ${isOnPage}),
    exact as materialized (
      select score, before, s.block,
             case when score < 0 then s.bits else s.bits & coalesce((${bitmap(sql`score`)}), ${none}) end
             & ~coalesce((${bitmap(sql`score + 1`)}), ${none}) as bits
      from shown_scores cross join matching s),
    counted as materialized (
      select score, block, n, before + sum(n) over (partition by score order by block desc) - n as before
      from (select score, before, block, sum(n) as n from (
              select score, before, block, bit_count(bits) as n from exact
              union all
              select score, before, ordinal / ${raw(size)}, count(*) from fresh join shown_scores using (score)
              group by 1, 2, 3) counts
            group by score, before, block) places),
    shown as materialized (select * from counted where ${isOnPage}),
    page as (
      select score, ordinal from (
        ${ordinalsOf(sql`select score, block, bits from shown join exact using (score, block)`, size, "score")}
        union all
        select f.score, f.ordinal
        from fresh f join shown on shown.block = f.ordinal / ${raw(size)} and shown.score = f.score) on_page
      order by score desc, ordinal desc
      limit ${limit} offset greatest(${offset}::bigint - (select min(before) from shown), 0))
    select (select n from total)::int as total,
           (select json_agg(ordinal order by score desc, ordinal desc) from page) as ordinals`,
  );
}

async function findPlaces(db: Db, statement: SQL): Promise<Places> {
  const [row] = await db.execute<{ total: number; ordinals: number[] | null }>(statement);
  if (!row) throw new Error("An aggregate returned no row");
  return { total: row.total, ordinals: row.ordinals ?? [] };
}

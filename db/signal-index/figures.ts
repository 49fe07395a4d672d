import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signals } from "../schema";
import { ordinalAt } from "./block-bits";
import { findBlockSize, withParts } from "./blocks";
import type { SignalListFilters } from "./filter-values";
import { matchesFilters } from "./filters";
import { raw } from "./raw-number";

/** The signals of a workspace, or of one of its sources, created from `since` until before `until`. */
export interface SignalWindow {
  customerId: string;
  source?: string;
  since?: Date;
  until?: Date;
}

/** Figures cover all signals, regardless of who archived them. */
const filtersOf = (window: SignalWindow): SignalListFilters => ({ ...window, view: "all", userId: "" });

/** The number of signals and their mean strength to one decimal; null without signals. */
export async function findSignalFigures(
  db: Db,
  window: SignalWindow,
): Promise<{ signals: number; meanStrength: number | null }> {
  const filters = filtersOf(window);
  const size = await findBlockSize(db, filters);
  const counts =
    size === null
      ? sql`select count(*) as signals, sum(strength) as strength from ${signals} where ${matchesFilters(filters)}`
      : sql`
        ${withParts({ filters, size }, signals.strength)}, ${planes(window.customerId)}
        select sum(bit_count(bits)) filter (where weight = 0) as signals, sum(bit_count(bits) * weight) as strength
        from planes
        union all select count(*), sum(strength) from fresh`;
  const [row] = await db.execute<{ signals: number; meanStrength: number | null }>(sql`
    select coalesce(sum(signals), 0)::int as signals, ${meanStrength} from (${counts}) counts`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}

/** The same per source with signals, most signals first, at most `limit` sources. */
export async function findSourceFigures(
  db: Db,
  { limit, ...window }: SignalWindow & { limit?: number },
): Promise<{ sourceId: string; signals: number; meanStrength: number }[]> {
  return db.execute(sql`
    select source_id as "sourceId", sum(signals)::int as signals, ${meanStrength}
    from (${await bySource(db, window)}) sources group by source_id having sum(signals) > 0
    order by signals desc, source_id ${limit === undefined ? sql`` : sql`limit ${limit}`}`);
}

const meanStrength = sql`round(sum(strength) / nullif(sum(signals), 0), 1)::float8 as "meanStrength"`;

/** A query of (source_id, signals, strength); strength is a sum. A source may have several rows. */
async function bySource(db: Db, window: SignalWindow): Promise<SQL> {
  const filters = filtersOf(window);
  const size = await findBlockSize(db, filters);
  if (size === null) {
    return sql`select source_id, count(*) as signals, sum(strength)::numeric as strength
      from ${signals} where ${matchesFilters(filters)} group by source_id`;
  }
  const { customerId } = window;
  return sql`
    ${withParts({ filters, size }, signals.sourceId, signals.strength)}, ${planes(customerId)}
    select m.value::uuid as source_id, sum(bit_count(m.bits & p.bits)) filter (where weight = 0) as signals,
           sum(bit_count(m.bits & p.bits) * weight) as strength
    from ${signalBitmaps} m join planes p using (block)
    where m.customer_id = ${customerId} and m.attribute = 'source'
      ${window.source ? sql`and m.value = ${window.source.toLowerCase()}` : sql``}
    group by m.value
    union all
    select source_id, count(*), sum(strength) from fresh group by source_id`;
}

/**
 * The CTE `planes`: for each binary digit of the strength, the `sealed` signals that have it, by the digit's weight;
 * weight 0 has all. The digit of weight 4 changes at 4, 8, 12 …, and bitmaps store who reaches those values.
 */
const planes = (customerId: string): SQL => sql`
  planes as materialized (
    select block, weight, bit_xor(m.bits & s.bits) as bits
    from ${signalBitmaps} m join sealed s using (block)
    join (values (1), (2), (4), (8)) digits (weight) on m.value <> '0' and m.value::int % weight = 0
    where m.customer_id = ${customerId} and m.attribute = 'strength' group by block, weight
    union all select block, 0, bits from sealed)`;

/** The number of signals per tenth of the composite score, with 100 in the last; empty tenths are left out. */
export async function countScoreBuckets(
  db: Db,
  window: SignalWindow,
): Promise<{ bucket: number; count: number }[]> {
  const filters = filtersOf(window);
  const size = await findBlockSize(db, filters);
  const ofRows = (rows: SQL) => sql`
    select least(icp_score / 10, 9) as bucket, count(*) as count from ${rows} where icp_score is not null group by 1`;
  if (size === null) {
    return db.execute(sql`select bucket, count::int from (
      ${ofRows(sql`(select icp_score from ${signals} where ${matchesFilters(filters)}) matched`)}) buckets`);
  }
  return db.execute(sql`
    ${withParts({ filters, size }, signals.icpScore)},
    reached as (
      select m.value::int / 10 as bucket, sum(bit_count(m.bits & s.bits)) as count
      from ${signalBitmaps} m join sealed s using (block)
      where m.customer_id = ${window.customerId} and m.attribute = 'icp'
        and m.value = any(array['0', '10', '20', '30', '40', '50', '60', '70', '80', '90'])
      group by m.value)
    select bucket, sum(count)::int as count from (
      select bucket, count - coalesce(lead(count) over (order by bucket), 0) as count from reached
      union all ${ofRows(sql`fresh`)}) buckets
    group by bucket having sum(count) > 0`);
}

/**
 * The number of signals per day; `starts` are the times at which the days begin, ascending, the first not after
 * `since`. `day` is the position of a day among them; empty days are left out.
 */
export async function countSignalsByDay(
  db: Db,
  window: { customerId: string; since: Date; until: Date; starts: readonly Date[] },
): Promise<{ day: number; count: number }[]> {
  const { starts, ...ofSignals } = window;
  const filters = filtersOf(ofSignals);
  const size = await findBlockSize(db, filters);
  const ofRows = (rows: SQL) => sql`
    select ${dayAmong(starts, sql`created_at`)} as day, count(*) as count from ${rows} group by 1`;
  if (size === null) {
    return db.execute(sql`select day, count::int from (
      ${ofRows(sql`(select created_at from ${signals} where ${matchesFilters(filters)}) matched`)}) days`);
  }
  return db.execute(sql`
    ${withParts({ filters, size }, signals.createdAt)}, ${placesOf(window, size)}
    select day, sum(count)::int as count from (
      select day, bit_count(substring(s.bits, 1 + skipped, length)) as count from places join sealed s using (block)
      union all ${ofRows(sql`fresh`)}) counts
    group by day having sum(count) > 0`);
}

/** The same for each source; days on which a source brought none are left out. */
export async function countSourceSignalsByDay(
  db: Db,
  window: { customerId: string; since: Date; until: Date; starts: readonly Date[] },
): Promise<{ sourceId: string; day: number; count: number }[]> {
  const { starts, ...ofSignals } = window;
  const { customerId } = ofSignals;
  const filters = filtersOf(ofSignals);
  const size = await findBlockSize(db, filters);
  const ofRows = (rows: SQL) => sql`
    select source_id, ${dayAmong(starts, sql`created_at`)} as day, count(*) as count from ${rows} group by 1, 2`;
  if (size === null) {
    return db.execute(sql`select source_id as "sourceId", day, count::int from (
      ${ofRows(sql`(select source_id, created_at from ${signals} where ${matchesFilters(filters)}) matched`)}) days`);
  }
  return db.execute(sql`
    ${withParts({ filters, size }, signals.sourceId, signals.createdAt)}, ${placesOf(window, size)}
    select source_id as "sourceId", day, sum(count)::int as count from (
      select m.value::uuid as source_id, day, bit_count(substring(m.bits & s.bits, 1 + skipped, length)) as count
      from places join sealed s using (block) join ${signalBitmaps} m using (block)
      where m.customer_id = ${customerId} and m.attribute = 'source'
      union all ${ofRows(sql`fresh`)}) counts
    group by source_id, day having sum(count) > 0`);
}

/** The CTE `places`: which bits of a sealed block are of which day, by how many come before and how many they are. */
const placesOf = (
  { customerId, starts, until }: { customerId: string; starts: readonly Date[]; until: Date },
  size: number,
): SQL => sql`
  days as materialized (
    select day, ${ordinalAt(customerId, sql`start`)} as first, ${ordinalAt(customerId, sql`ending`)} as until
    from (select n::int - 1 as day, start,
                 coalesce(lead(start) over (order by n), ${until.toISOString()}::timestamptz) as ending
          from unnest(${timesOf(starts)}) with ordinality starts (start, n)) bounds),
  places as materialized (
    select day, s.block, skipped, greatest(least(until - s.block * ${raw(size)}, ${raw(size)}) - skipped, 0) as length
    from days join sealed s on s.block between first / ${raw(size)} and until / ${raw(size)}
    cross join lateral (select greatest(first - s.block * ${raw(size)}, 0) as skipped) part)`;

const timesOf = (times: readonly Date[]): SQL =>
  sql`${`{${times.map((time) => time.toISOString()).join(",")}}`}::timestamptz[]`;

/** The position, from 0, of the day of a time among days that begin at these times. */
export const dayAmong = (starts: readonly Date[], time: SQL): SQL =>
  sql`width_bucket(${time}, ${timesOf(starts)}) - 1`;

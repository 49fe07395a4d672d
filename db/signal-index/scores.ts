import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalBitmaps, signals } from "../schema";
import { findBlockSize, withParts } from "./blocks";
import type { SignalListFilters } from "./filter-values";
import { matchesFilters } from "./filters";
import { raw } from "./raw-number";

/** Signals of one strength whose fit is in one step, counted from 0. */
export interface ScoreCell {
  strength: number;
  step: number;
  count: number;
}

/**
 * Counts the matching signals by strength and by fit, in steps of `fitStep` points with 100 in the last; empty cells
 * are left out. `total` includes the signals without a fit. One statement, so that the counts agree.
 */
export async function countScores(
  db: Db,
  { filters, fitStep }: { filters: SignalListFilters; fitStep: number },
): Promise<{ total: number; cells: ScoreCell[] }> {
  const size = await findBlockSize(db, filters);
  const rows = await db.execute<{ strength: number | null; step: number | null; count: number }>(
    size === null
      ? sql`with fresh as materialized (
          select strength, icp_score from ${signals} where ${matchesFilters(filters)})
          ${sumOf(countRows(fitStep))}`
      : sql`${withParts({ filters, size }, signals.strength, signals.icpScore)},
          ${reached(filters.customerId, fitStep)}
          ${sumOf(sql`${countRows(fitStep)} union all ${countBits}`)}`,
  );
  return {
    total: rows.find(({ strength }) => strength === null)?.count ?? 0,
    cells: rows.flatMap(({ strength, step, count }) =>
      strength === null || step === null ? [] : [{ strength, step, count }],
    ),
  };
}

/** The total is the row without a strength. Below the lowest cell, sums of differences mean nothing. */
const sumOf = (counts: SQL): SQL => sql`
  select strength, step, sum(count)::int as count from (${counts}) counts
  where strength is null or strength > 0 and step >= 0
  group by strength, step having sum(count) > 0 order by strength, step`;

const countRows = (fitStep: number): SQL => sql`
  select strength::int as strength, least(icp_score / ${raw(fitStep)}, ${raw(100 / fitStep - 1)})::int as step, count(*) as count
  from fresh where icp_score is not null group by 1, 2
  union all select null, null, count(*) from fresh`;

/** The CTE `reached`: how many signals of sealed blocks have at least this strength and the fit of this step. */
const reached = (customerId: string, fitStep: number): SQL => sql`
  strong as materialized (
    select s.block, m.value::int as strength, m.bits & s.bits as bits
    from ${signalBitmaps} m join sealed s using (block)
    where m.customer_id = ${customerId} and m.attribute = 'strength' and m.value <> '0'),
  reached as materialized (
    select s.strength, m.value::int / ${raw(fitStep)} as step, sum(bit_count(m.bits & s.bits)) as count
    from ${signalBitmaps} m join strong s using (block)
    where m.customer_id = ${customerId} and m.attribute = 'icp'
      and m.value = any(array(select n::text from generate_series(0, 99, ${raw(fitStep)}) n))
    group by 1, 2)`;

/** Who reaches a cell, less who reaches more strength or more fit: each count adds to four cells. */
const countBits: SQL = sql`
  select r.strength - d.strength, r.step - d.step, r.count * d.sign
  from reached r cross join (values (0, 0, 1), (1, 0, -1), (0, 1, -1), (1, 1, 1)) d (strength, step, sign)
  union all select null, null, coalesce(sum(bit_count(bits)), 0) from sealed`;

import type { Sql } from "postgres";

/** A job planned later than this after now was planned by a clock that ran ahead, not by another machine's. */
const toleranceMs = 60_000;

/**
 * Brings forward what was planned while the clock ran ahead, so that a wait is as long as it was meant to be. Dates
 * that the app named stay. Returns the number of jobs.
 */
export async function undoAheadClock(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    update engine.job set run_at = run_at - (planned_at - ${now}::timestamptz), planned_at = ${now}
    where planned_at > ${new Date(now.getTime() + toleranceMs)} and lease_until is null`;
  return count;
}

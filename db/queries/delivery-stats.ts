import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, deliveryAttempts, destinations } from "../schema";

export interface AttemptFigures {
  delivered: number;
  failed: number;
  /** Milliseconds, exact; null without attempts. */
  p50Ms: number | null;
  p95Ms: number | null;
}

/**
 * A destination's attempts in a period, by UTC day and in total; days without attempts are left out, and so are
 * attempts that were not sent.
 */
export async function findAttemptFigures(
  db: Db,
  input: { customerId: string; destinationId: string; from: Date; to: Date },
): Promise<{ days: (AttemptFigures & { date: string })[]; totals: AttemptFigures }> {
  const rows = await db.execute<AttemptFigures & { date: string | null } & Record<string, unknown>>(sql`
    select to_char(day, 'YYYY-MM-DD') as date,
      count(*) filter (where outcome = 'succeeded')::int as delivered,
      count(*) filter (where outcome = 'failed')::int as failed,
      percentile_disc(0.5) within group (order by duration_ms) as "p50Ms",
      percentile_disc(0.95) within group (order by duration_ms) as "p95Ms"
    from (select (created_at at time zone 'UTC')::date as day, outcome, duration_ms from ${deliveryAttempts}
          where customer_id = ${input.customerId} and destination_id = ${input.destinationId}
            and created_at >= ${input.from.toISOString()} and created_at <= ${input.to.toISOString()}
            and outcome <> 'skipped') attempts
    group by grouping sets ((day), ())
    order by day nulls last`);
  const days = rows.flatMap(({ date, ...figures }) => (date === null ? [] : [{ ...figures, date }]));
  const all = rows.find(({ date }) => date === null);
  if (!all) throw new Error("An aggregate returned no row");
  const { date: _all, ...totals } = all;
  return { days, totals };
}

/** Attempts in a period by destination, oldest destination first; attempts that were not sent are left out. */
export async function countAttempts(
  db: Db,
  input: { customerId: string; from: Date; to: Date },
): Promise<{ destinationId: string; delivered: number; failed: number }[]> {
  return db.execute(sql`
    select d.id as "destinationId", delivered, failed
    from ${destinations} d cross join lateral (
      select count(*) filter (where outcome = 'succeeded')::int as delivered,
        count(*) filter (where outcome = 'failed')::int as failed
      from ${deliveryAttempts} a
      where a.customer_id = d.customer_id and a.destination_id = d.id
        and created_at >= ${input.from.toISOString()} and created_at <= ${input.to.toISOString()}) attempts
    where d.customer_id = ${input.customerId} and d.deleted_at is null
    order by d.created_at, d.id`);
}

/** The number of a destination's activations that are unsent, and the number that are held. */
export async function countUnsent(
  db: Db,
  input: { customerId: string; destinationId: string },
): Promise<{ waiting: number; held: number }> {
  const isMine = sql`customer_id = ${input.customerId} and destination_id = ${input.destinationId}`;
  const [row] = await db.execute<{ waiting: number; held: number }>(sql`
    select
      (select count(*)::int from ${activations} where ${isMine}
        and status in ('queued', 'retrying', 'delivering')) as waiting,
      (select count(*)::int from ${activations} where ${isMine} and status = 'held') as held`);
  if (!row) throw new Error("An aggregate returned no row");
  return row;
}

/** What credits were used on, by UTC day. */
import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { creditEntries, reports, sources } from "../schema";
import type { Bundle } from "../vocabulary";

const dayOf = sql<string>`(${creditEntries.createdAt} at time zone 'UTC')::date`;

/** Credits used since a time, by UTC day and bundle. Days without any are left out. */
export async function findBurnByDay(
  db: Db,
  input: { customerId: string; since: Date },
): Promise<{ date: string; bundle: Bundle | null; burned: number }[]> {
  return db
    .select({
      date: dayOf.as("date"),
      bundle: creditEntries.bundle,
      burned: sql<number>`sum(${creditEntries.burned})::int`,
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.customerId, input.customerId),
        eq(creditEntries.kind, "settle"),
        gte(creditEntries.createdAt, input.since),
      ),
    )
    .groupBy(sql`1`, creditEntries.bundle);
}

/** What one source, one report, or other work used on a UTC day. */
export interface RunRow {
  date: string;
  sourceId: string | null;
  reportId: string | null;
  name: string | null;
  burned: number;
  held: number;
  entries: number;
  /** Credits used, by bundle. */
  bundles: Partial<Record<Bundle, number>>;
}

/**
 * The ledger grouped by UTC day and by source or report, newest first, with the number of groups. Refunded holds are
 * left out. A report's entries are found by their cause, which names it.
 */
export async function findRuns(
  db: Db,
  input: { customerId: string; limit: number; offset: number },
): Promise<{ rows: RunRow[]; total: number }> {
  const { customerId, limit, offset } = input;
  const found = await db.execute<{ total: number; rows: RunRow[] }>(sql`
    with used as (
      select e.created_at, e.source_id, e.bundle, e.burned, 0 as held,
        case when e.bundle = 'intelligence' then substring(e.cause from '^report:(\\S+)') end as report
      from ${creditEntries} e where e.customer_id = ${customerId} and e.kind = 'settle'
      union all
      select h.created_at, h.source_id, h.bundle, 0, -h.amount,
        case when h.bundle = 'intelligence' then substring(h.cause from '^report:(\\S+)') end
      from ${creditEntries} h where h.customer_id = ${customerId} and h.kind = 'hold' and not exists (
        select 1 from ${creditEntries} c
        where c.customer_id = ${customerId} and c.cause = h.cause and c.kind in ('settle', 'refund'))
    ), runs as (
      select (created_at at time zone 'UTC')::date as day, source_id, report, max(created_at) as newest,
        sum(burned)::int as burned, sum(held)::int as held, count(*)::int as entries,
        sum(burned) filter (where bundle = 'discovery') as discovery,
        sum(burned) filter (where bundle = 'harvest') as harvest,
        sum(burned) filter (where bundle = 'qualification') as qualification,
        sum(burned) filter (where bundle = 'intelligence') as intelligence
      from used group by 1, 2, 3
    ), page as (
      select * from runs order by day desc, newest desc, source_id, report limit ${limit} offset ${offset}
    )
    select (select count(*)::int from runs) as total, coalesce((select jsonb_agg(jsonb_build_object(
        'date', p.day, 'sourceId', p.source_id, 'reportId', p.report, 'name', coalesce(s.display_name, r.name),
        'burned', p.burned, 'held', p.held, 'entries', p.entries, 'bundles', jsonb_strip_nulls(jsonb_build_object(
          'discovery', p.discovery, 'harvest', p.harvest, 'qualification', p.qualification,
          'intelligence', p.intelligence)))
        order by p.day desc, p.newest desc, p.source_id, p.report)
      from page p
      left join ${sources} s on s.customer_id = ${customerId} and s.id = p.source_id
      left join ${reports} r on r.customer_id = ${customerId} and r.id::text = p.report), '[]') as rows`);
  const [answer] = [...found];
  return { rows: answer?.rows ?? [], total: answer?.total ?? 0 };
}

/** What a digest says about a period. */
import { and, desc, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, deliveryAttempts, destinations, signals } from "../schema";
import type { Signal } from "./signals";

type PeriodOf = { customerId: string; since: Date; until: Date };

const within = ({ customerId, since, until }: PeriodOf) =>
  and(eq(signals.customerId, customerId), gt(signals.createdAt, since), lte(signals.createdAt, until));

/** The number of signals created after `since` and until `until`. */
export const countSignalsBetween = (db: Db, input: PeriodOf): Promise<number> =>
  db.$count(signals, within(input));

/** The strongest signals of a period, by fit among equals. */
export async function findBestSignals(db: Db, input: PeriodOf & { limit: number }): Promise<Signal[]> {
  return db
    .select()
    .from(signals)
    .where(within(input))
    .orderBy(
      desc(signals.strength),
      sql`${signals.icpScore} desc nulls last`,
      desc(signals.createdAt),
      desc(signals.id),
    )
    .limit(input.limit);
}

/**
 * What was delivered to each destination in a period, and what failed in it and is not delivered yet; destinations with
 * neither are left out. Oldest destination first, and deleted ones only while they have something.
 */
export async function countDeliveriesBetween(
  db: Db,
  { customerId, since, until }: PeriodOf,
): Promise<{ name: string; delivered: number; failed: number }[]> {
  const isWithin = (column: SQL) =>
    sql`${column} > ${since.toISOString()} and ${column} <= ${until.toISOString()}`;
  return db.execute(sql`
    select d.name, delivered, failed
    from ${destinations} d
    cross join lateral (
      select count(*)::int as delivered from ${activations} a
      where a.customer_id = d.customer_id and a.destination_id = d.id and ${isWithin(sql`delivered_at`)}) arrived
    cross join lateral (
      select count(distinct a.id)::int as failed
      from ${deliveryAttempts} t join ${activations} a on a.id = t.activation_id
      where t.customer_id = d.customer_id and t.destination_id = d.id and t.outcome = 'failed'
        and ${isWithin(sql`t.created_at`)} and a.status <> 'delivered') missed
    where d.customer_id = ${customerId} and delivered + failed > 0
    order by d.created_at, d.id`);
}

import { sql } from "drizzle-orm";
import type { Db } from "../client";
import {
  activations,
  deliveryAttempts,
  deliveryWakes,
  engagements,
  heartbeats,
  icpRescores,
  onboardings,
  outbox,
  posts,
  reports,
  sources,
} from "../schema";

/**
 * The latest time at which the product certainly did something; null if there is none. Several traces, because a clock
 * that is ahead only for moments may leave no heartbeat.
 */
export async function findLatestTraceAcrossCustomers(db: Db): Promise<Date | null> {
  const [row] = await db.execute<{ ms: number | null }>(sql`
    select extract(epoch from greatest(
      (select at from ${heartbeats} where name = 'engine'),
      (select max(sent_at) from ${outbox} where sent_at is not null),
      (select max(created_at) from ${deliveryAttempts}),
      (select max(renewed_at) from ${deliveryWakes})
    ))::float8 * 1000 as ms`);
  return row?.ms == null ? null : new Date(row.ms);
}

/** Columns with the time at which work is due. */
const due = [
  [activations, activations.nextAttemptAt],
  [sources, sources.nextDiscoveryAt],
  [posts, posts.nextHarvestAt],
  [engagements, engagements.dueAt],
] as const;

/** Columns with the time of the last progress, from which a standstill is counted. */
const progress = [
  [onboardings, onboardings.updatedAt],
  [reports, reports.updatedAt],
  [icpRescores, icpRescores.updatedAt],
  [outbox, outbox.createdAt],
  [outbox, outbox.sentAt],
  [deliveryAttempts, deliveryAttempts.createdAt],
] as const;

/**
 * Corrects what a clock planned that was `aheadMs` ahead: work is due that much earlier, but not before now, and no
 * progress was made in the future. What the right clock planned is started early too, as no row tells them apart.
 */
export async function bringForwardAcrossCustomers(
  db: Db,
  { now, aheadMs }: { now: Date; aheadMs: number },
): Promise<void> {
  const present = sql`${now.toISOString()}::timestamptz`;
  for (const [table, column] of due) {
    const name = sql.identifier(column.name);
    const earlier = sql`${name} - ${aheadMs}::float8 * interval '1 ms'`;
    await db.execute(
      sql`update ${table} set ${name} = greatest(${present}, ${earlier}) where ${name} > ${present}`,
    );
  }
  // The minute sweep wakes their destinations again.
  await db.execute(sql`delete from ${deliveryWakes} where due_at > ${present} or renewed_at > ${present}`);
  for (const [table, column] of progress) {
    const name = sql.identifier(column.name);
    await db.execute(sql`update ${table} set ${name} = ${present} where ${name} > ${present}`);
  }
}

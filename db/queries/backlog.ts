/** What waits to be done, for metrics. */
import { sql } from "drizzle-orm";
import type { Db } from "../client";
import { outbox } from "../schema";

export interface Backlog {
  unsent: number;
  oldestUnsentSeconds: number;
  /** The embedded engine's queue; null if another server runs the functions. */
  queue: { ready: number; lagSeconds: number } | null;
}

/**
 * Events that were not sent yet, and calls of functions that are due and were not taken yet. Calls that wait for others
 * of their own workspace are not counted.
 */
export async function findBacklogAcrossCustomers(db: Db): Promise<Backlog> {
  const [row] = await db.execute<{ unsent: number; oldest: number; hasEngine: boolean }>(sql`
    select count(*)::int as unsent, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest,
      to_regclass('engine.job') is not null as "hasEngine"
    from ${outbox} where sent_at is null`);
  const [queue] = row?.hasEngine
    ? await db.execute<{ ready: number; lag: number }>(sql`
        select count(*)::int as ready, greatest(coalesce(extract(epoch from now() - min(run_at)), 0), 0)::float8 as lag
        from engine.job where kind = 'call' and lease_until is null and blocked_on is null and run_at <= now()`)
    : [];
  return {
    unsent: row?.unsent ?? 0,
    oldestUnsentSeconds: Math.max(0, row?.oldest ?? 0),
    queue: queue ? { ready: queue.ready, lagSeconds: queue.lag } : null,
  };
}

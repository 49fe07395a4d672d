import type { Sql } from "postgres";
import { transaction } from "./transaction";

const pruneLock = 733_203;

/** Rows of each kind removed per batch, so that other queries do not wait long. */
const batchSize = 1_000;

/**
 * Removes a batch of data from before `cutoff`: finished runs with their steps, routed events that no running run
 * needs, and expired keys. Returns whether there may be more. One engine prunes at a time.
 */
export async function prune(sql: Sql, cutoff: Date, now: Date): Promise<boolean> {
  return await transaction(sql, async (tx) => {
    const [lock] = await tx<{ ours: boolean }[]>`select pg_try_advisory_xact_lock(${pruneLock}) as ours`;
    if (!lock?.ours) return false;
    const runs = await tx`
      with gone as (
        delete from engine.run where id in (
          select id from engine.run where ended_at < ${cutoff} order by ended_at limit ${batchSize})
        returning id
      ), steps as (delete from engine.step using gone where step.run_id = gone.id)
      select id from gone`;
    const events = await tx`
      delete from engine.event where id in (
        select id from engine.event where received_at < ${cutoff} and routed_at is not null
        and not exists (select from engine.run where event_id = event.id and status = 'running')
        order by received_at limit ${batchSize})`;
    const keys = await tx`
      delete from engine.seen where key in (
        select key from engine.seen where expires_at <= ${now} order by expires_at limit ${batchSize})`;
    return [runs, events, keys].some(({ count }) => count === batchSize);
  });
}

/**
 * Records that this engine is alive, in table `engine.heartbeat(id uuid, at timestamptz)`, by the database's clock.
 */
export async function beat(sql: Sql, engineId: string): Promise<void> {
  await sql`
    insert into engine.heartbeat (id, at) values (${engineId}, clock_timestamp())
    on conflict (id) do update set at = excluded.at`;
  await sql`delete from engine.heartbeat where at < clock_timestamp() - interval '1 day'`;
}

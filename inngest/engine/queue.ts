import type { Sql, TransactionSql } from "postgres";
import { admit, countBusy, park, unparkStranded } from "./concurrency";
import type { JobKind, Lease, Slot } from "./lease";
import { idList } from "./records";
import { transaction } from "./transaction";

/** Engines on the same database notify each other of new jobs over this channel. */
export const channel = "inngest_engine";

/** Serializes claims across all engines, so that limits are counted correctly. */
const claimLock = 733_202;

interface Candidate {
  id: string;
  slots: Slot[];
}

interface ClaimedRow {
  id: string;
  fence: string;
  kind: JobKind;
  step: string;
  generation: number;
  attempt: number;
  losses: number;
  slots: Slot[];
  run_id: string;
  function_id: string;
  version: number;
  parallel: boolean;
  parent_run: string | null;
  parent_step: string | null;
  event_id: string;
  event: string;
}

/**
 * Claims up to `room` due jobs that the concurrency limits allow, oldest first. `more` means that others may be due
 * as well.
 */
export async function claim(
  sql: Sql,
  room: number,
  now: Date,
  leaseMs: number,
): Promise<{ leases: Lease[]; more: boolean }> {
  const { leases, parked, more } = await transaction(sql, async (tx) => {
    const [, candidates] = await Promise.all([
      tx`select pg_advisory_xact_lock(${claimLock})`,
      tx<Candidate[]>`
        select id, slots from engine.job
        where lease_until is null and blocked_on is null and run_at <= ${now}
        order by run_at, id limit ${room * 2} for update skip locked`,
    ]);
    if (candidates.length === 0) return { leases: [], parked: false, more: false };
    const busy = candidates.some(({ slots }) => slots.length > 0)
      ? await countBusy(tx)
      : new Map<string, number>();
    const { admitted, blocked } = admit([...candidates], busy, room);
    const [leases] = await Promise.all([
      take(tx, admitted, leaseMs),
      blocked.length > 0 ? park(tx, blocked) : undefined,
    ]);
    return {
      leases,
      parked: blocked.length > 0,
      more: candidates.length > admitted.length || room === leases.length,
    };
  });
  // A slot may have been freed between counting and parking. Only now can each side see the other.
  if (parked) await unparkStranded(sql);
  return { leases, more };
}

async function take(tx: TransactionSql, admitted: Candidate[], leaseMs: number): Promise<Lease[]> {
  if (admitted.length === 0) return [];
  const rows = await tx<ClaimedRow[]>`
    with taken as (
      update engine.job
      set lease_until = clock_timestamp() + ${leaseMs}::int * interval '1 ms', fence = nextval('engine.fence')
      where id = any(${idList(admitted.map(({ id }) => id))}::bigint[])
      returning *
    )
    select taken.id, taken.fence, taken.kind, taken.step, taken.generation, taken.attempt, taken.losses, taken.slots,
      taken.run_id, taken.function_id, run.version, run.parallel, run.parent_run, run.parent_step, run.event_id,
      event.body as event
    from taken join engine.run on run.id = taken.run_id join engine.event on event.id = run.event_id
    order by taken.run_at, taken.id`;
  return rows.map(toLease);
}

function toLease(row: ClaimedRow): Lease {
  return {
    jobId: row.id,
    fence: row.fence,
    kind: row.kind,
    step: row.step,
    generation: row.generation,
    attempt: row.attempt,
    losses: row.losses,
    slots: row.slots,
    claimedAt: performance.now(),
    run: {
      id: row.run_id,
      functionId: row.function_id,
      version: row.version,
      parallel: row.parallel,
      parentRun: row.parent_run,
      parentStep: row.parent_step,
      eventId: row.event_id,
      event: row.event,
    },
  };
}

/** When the next future job is due; undefined if there is none. */
export async function nextDue(sql: Sql): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date | null }[]>`
    select min(run_at) as at from engine.job where lease_until is null and blocked_on is null`;
  return row?.at ?? undefined;
}

/** Renews leases that are still ours. */
export async function renew(sql: Sql, leases: Lease[], leaseMs: number): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    update engine.job set lease_until = clock_timestamp() + ${leaseMs}::int * interval '1 ms'
    where id in (
      select id from engine.job where fence = any(${idList(leases.map(({ fence }) => fence))}::bigint[])
      and id = any(${idList(leases.map(({ jobId }) => jobId))}::bigint[]) for update skip locked
    )`;
}

/** Releases jobs, so that any engine can claim them immediately. */
export async function release(sql: Sql, leases: Lease[]): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    update engine.job set lease_until = null, fence = null
    where fence = any(${idList(leases.map(({ fence }) => fence))}::bigint[])
    and id = any(${idList(leases.map(({ jobId }) => jobId))}::bigint[])`;
  await sql`select pg_notify(${channel}, 'jobs')`;
}

/** Frees the jobs of engines that died, and the jobs parked for their slots. Returns how many may run again. */
export async function recover(sql: Sql): Promise<number> {
  const expired = await sql`
    update engine.job set lease_until = null, fence = null
    where id in (select id from engine.job where lease_until < clock_timestamp() for update skip locked)`;
  return expired.count + (await unparkStranded(sql));
}

/** The memos of several runs: each run's finished steps in the order they ended. */
export async function loadMemos(sql: Sql, runIds: string[]): Promise<Map<string, string>[]> {
  const rows = await sql<{ run_id: string; id: string; memo: string }[]>`
    select run_id, id, memo from engine.step
    where run_id = any(${idList(new Set(runIds))}::uuid[]) and memo is not null order by seq`;
  const memos = new Map<string, Map<string, string>>();
  for (const { run_id, id, memo } of rows) {
    const steps = memos.get(run_id) ?? new Map<string, string>();
    memos.set(run_id, steps.set(id, memo));
  }
  return runIds.map((id) => memos.get(id) ?? new Map());
}

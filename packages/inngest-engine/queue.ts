import type { Sql, TransactionSql } from "postgres";
import { admit, countBusy, park, unparkStranded } from "./concurrency";
import type { JobKind, Lease, Room, Slot } from "./lease";
import { asJson, idList } from "./records";
import { transaction } from "./transaction";

/** Engines on the same database notify each other of new jobs over this channel. */
export const channel = "inngest_engine";

/** Serializes claims across all engines, so that limits are counted correctly. */
const claimLock = 733_202;

interface Candidate {
  id: string;
  slots: Slot[];
  tenant: string;
  functionId: string;
}

/** The jobs with room: those of lanes that are not full, and all others if the general slots are not full. */
function openFunctions({ general, lanes }: Room): { others: boolean; own: string[]; open: string[] } {
  return {
    others: general > 0,
    own: lanes.flatMap(({ functions }) => functions),
    open: lanes.flatMap(({ functions, room }) => (room > 0 ? functions : [])),
  };
}

/** At most this many tenants are looked at in one claim; the next claim goes on after the last one served. */
const tenantsPerClaim = 2_000;

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
 * Claims due jobs as far as the room and the concurrency limits allow, in turn over tenants and oldest first within
 * each: one tenant's backlog never makes another wait. `after` is the tenant served last. `more` means that others
 * may be due as well.
 */
export async function claim(
  sql: Sql,
  room: Room,
  { now, leaseMs, after }: { now: Date; leaseMs: number; after: string },
): Promise<{ leases: Lease[]; more: boolean; last: string }> {
  const { leases, parked, more, last } = await transaction(sql, async (tx) => {
    const [, candidates] = await Promise.all([
      tx`select pg_advisory_xact_lock(${claimLock})`,
      findCandidates(tx, room, { now, after }),
    ]);
    if (candidates.length === 0) return { leases: [], parked: false, more: false, last: "" };
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
      more: candidates.length > admitted.length || admitted.length >= totalOf(room),
      last: admitted.at(-1)?.tenant ?? "",
    };
  });
  // A slot may have been freed between counting and parking. Only now can each side see the other.
  if (parked) await unparkStranded(sql);
  return { leases, more, last };
}

const totalOf = ({ general, lanes }: Room): number =>
  lanes.reduce((sum, { room }) => sum + Math.max(room, 0), Math.max(general, 0));

/** Due jobs in the order of their turn: each tenant's oldest first, then each tenant's second, and so on. */
async function findCandidates(
  tx: TransactionSql,
  room: Room,
  { now, after }: { now: Date; after: string },
): Promise<Candidate[]> {
  const { others, own, open } = openFunctions(room);
  const total = totalOf(room);
  return await tx<Candidate[]>`
    with recursive tenants as (
      (select tenant, 1 as place from engine.job
        where lease_until is null and blocked_on is null order by tenant limit 1)
      union all
      select next.tenant, tenants.place + 1 from tenants cross join lateral (
        select tenant from engine.job
        where lease_until is null and blocked_on is null and tenant > tenants.tenant order by tenant limit 1
      ) next where tenants.place < ${tenantsPerClaim}
    ), turns as (
      select due.id, due.place, tenants.tenant from tenants cross join lateral (
        select id, row_number() over (order by run_at, id) as place from (
          select id, run_at from engine.job
          where tenant = tenants.tenant and lease_until is null and blocked_on is null and run_at <= ${now}
            and (function_id in (select json_array_elements_text(${asJson(open)}::text::json))
              or (${others} and function_id not in (select json_array_elements_text(${asJson(own)}::text::json))))
          order by run_at, id limit ${total}
        ) oldest
      ) due
      order by due.place, tenants.tenant <= ${after}, tenants.tenant limit ${total * 2}
    )
    select job.id, job.slots, job.tenant, job.function_id as "functionId"
    from turns join engine.job on job.id = turns.id
    where job.lease_until is null and job.blocked_on is null
    order by turns.place, turns.tenant <= ${after}, turns.tenant
    for update of job skip locked`;
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

/** When the next job after `now` is due; undefined if there is none. */
export async function nextDue(sql: Sql, now: Date): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date | null }[]>`
    select min(run_at) as at from engine.job where lease_until is null and blocked_on is null and run_at > ${now}`;
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

import type { Sql, TransactionSql } from "postgres";
import { keyOf } from "./canonical";
import type { FunctionSpec } from "./functions";
import type { Room, Slot } from "./lease";

/** The slots a run of this function uses while one of its steps runs. Limits are those at the start of the run. */
export function slotsOf(spec: FunctionSpec, event: unknown): Slot[] {
  return spec.concurrency.map(({ limit, scope, key }) => {
    const owner = scope === "fn" ? `fn:${spec.id}` : `${scope}:${key?.source ?? ""}`;
    return [key ? `${owner}:${keyOf(key.value({ event }) ?? null)}` : owner, limit];
  });
}

/**
 * The candidates that may run, in their order, given the running jobs and the room; the others with the key that is
 * full. Updates `busy` to include the admitted jobs.
 */
export function admit<C extends { id: string; slots: Slot[]; functionId: string }>(
  candidates: C[],
  busy: Map<string, number>,
  room: Room,
): { admitted: C[]; blocked: { id: string; key: string }[] } {
  const admitted: C[] = [];
  const blocked: { id: string; key: string }[] = [];
  const left = { general: room.general, lanes: room.lanes.map((lane) => ({ ...lane })) };
  for (const candidate of candidates) {
    const full = candidate.slots.find(([key, limit]) => (busy.get(key) ?? 0) >= limit);
    if (full) blocked.push({ id: candidate.id, key: full[0] });
    else if (takeRoom(left, candidate.functionId)) {
      for (const [key] of candidate.slots) busy.set(key, (busy.get(key) ?? 0) + 1);
      admitted.push(candidate);
    }
  }
  return { admitted, blocked };
}

function takeRoom(left: Room, functionId: string): boolean {
  const lane = left.lanes.find(({ functions }) => functions.includes(functionId));
  if (lane ? lane.room <= 0 : left.general <= 0) return false;
  if (lane) lane.room -= 1;
  else left.general -= 1;
  return true;
}

/** The number of running jobs per key, on all engines. */
export async function countBusy(tx: TransactionSql): Promise<Map<string, number>> {
  const rows = await tx<{ key: string; count: number }[]>`
    select slot ->> 0 as key, count(*)::int as count
    from engine.job, jsonb_array_elements(slots) slot
    where lease_until is not null group by 1`;
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Parks blocked jobs, so that a claim never has to skip them. */
export async function park(tx: TransactionSql, blocked: { id: string; key: string }[]): Promise<void> {
  await tx`
    update engine.job set blocked_on = parked.key
    from json_to_recordset(${JSON.stringify(blocked)}::text::json) as parked(id bigint, key text)
    where job.id = parked.id`;
}

/** Unparks as many jobs, oldest first, as slots of these keys became free. */
export async function unpark(tx: TransactionSql, freed: Slot[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const [key] of freed) counts.set(key, (counts.get(key) ?? 0) + 1);
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, n]) => ({ key, n }));
  await tx`
    update engine.job set blocked_on = null where id in (
      select parked.id from json_to_recordset(${JSON.stringify(rows)}::text::json) as freed(key text, n int)
      cross join lateral (
        select id from engine.job where blocked_on = freed.key order by run_at, id limit freed.n for update skip locked
      ) parked
    )`;
}

/**
 * Unparks jobs whose key has free slots but that were missed by the transactions that freed them. Returns their
 * number.
 */
export async function unparkStranded(sql: Sql): Promise<number> {
  const result = await sql`
    with recursive parked as (
      (select blocked_on as key, slots from engine.job where blocked_on is not null order by blocked_on, run_at, id limit 1)
      union all
      select next.blocked_on, next.slots from parked cross join lateral (
        select blocked_on, slots from engine.job where blocked_on > parked.key order by blocked_on, run_at, id limit 1
      ) next
    ), busy as (
      select slot ->> 0 as key, count(*)::int as count
      from engine.job, jsonb_array_elements(slots) slot where lease_until is not null group by 1
    ), free as (
      select parked.key, (slot ->> 1)::int - coalesce(busy.count, 0) as n
      from parked cross join lateral jsonb_array_elements(parked.slots) slot
      left join busy on busy.key = parked.key where slot ->> 0 = parked.key
    )
    update engine.job set blocked_on = null where id in (
      select candidate.id from free cross join lateral (
        select id from engine.job where blocked_on = free.key order by run_at, id limit greatest(free.n, 0)
        for update skip locked
      ) candidate
    )`;
  return result.count;
}

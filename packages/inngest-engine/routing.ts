import type { Sql, TransactionSql } from "postgres";
import { canonical } from "./canonical";
import { slotsOf } from "./concurrency";
import type { FunctionSpec } from "./functions";
import { claimKeys, idempotencyKey } from "./idempotency";
import { newId } from "./ids";
import { discovery, type Slot } from "./lease";
import { cancelledEvent } from "./lifecycle";
import { failure } from "./ops";
import { type Arrivals, arrivingEvents, matchOf } from "./pauses";
import { channel } from "./queue";
import {
  asJson,
  idList,
  insertEvents,
  insertJobs,
  insertPauses,
  type NewJob,
  type NewPause,
} from "./records";
import type { Registry } from "./registry";
import { endRuns, invocationResult, lockRuns, type Resolution, resolveSteps } from "./resolve";
import { transaction } from "./transaction";

/** A stored event. `value` is its parsed body. */
export interface StoredEvent {
  id: string;
  name: string;
  body: string;
  value: Record<string, unknown>;
  target: string | null;
  parentRun: string | null;
  parentStep: string | null;
}

interface NewRun {
  id: string;
  spec: FunctionSpec;
  event: StoredEvent;
  slots: Slot[];
}

/** Events routed in one transaction. */
const batchSize = 200;

/**
 * Turns stored events into runs, and continues or cancels existing runs, in one transaction. Returns the number of
 * events.
 */
export async function routeEvents(sql: Sql, registry: Registry, now: Date): Promise<number> {
  return await transaction(sql, async (tx) => {
    const rows = await tx<Omit<StoredEvent, "value">[]>`
      select id, name, body, target, parent_run as "parentRun", parent_step as "parentStep" from engine.event
      where routed_at is null order by received_at, id limit ${batchSize} for update skip locked`;
    if (rows.length === 0) return 0;
    const events = rows.map((row) => ({ ...row, value: JSON.parse(row.body) as Record<string, unknown> }));
    const { runs, unanswered } = await startedRuns(tx, events, registry, now);
    await insertRuns(tx, runs, now);
    const arrivals = await arrivingEvents(tx, events, now);
    await applyArrivals(tx, arrivals, unanswered, now);
    await tx`update engine.event set routed_at = ${now} where id = any(${idList(rows.map(({ id }) => id))}::uuid[])`;
    await tx`select pg_notify(${channel}, 'jobs')`;
    return rows.length;
  });
}

async function startedRuns(tx: TransactionSql, events: StoredEvent[], registry: Registry, now: Date) {
  const unanswered: Resolution[] = [];
  const wanted: (NewRun & { key?: string })[] = [];
  const refuse = (event: StoredEvent, message: string) => {
    if (!event.parentRun || !event.parentStep) return;
    const memo = canonical({ error: failure(message) });
    unanswered.push({ runId: event.parentRun, step: event.parentStep, memo });
  };
  for (const event of events) {
    if (event.target !== null && !registry.functions.has(event.target)) {
      refuse(event, `The function "${event.target}" is unknown to this engine or was refused.`);
    }
    for (const spec of startedBy(event, registry)) {
      const key = idempotencyKey(spec, event.value);
      wanted.push({ id: newId(), spec, event, slots: slotsOf(spec, event.value), key });
    }
  }
  const won = await claimKeys(
    tx,
    wanted.flatMap(({ id, key }) => (key === undefined ? [] : [{ key, id }])),
    now,
  );
  const runs = wanted.filter(({ id, key }) => key === undefined || won.has(id));
  for (const { id, event, key } of wanted) {
    if (key !== undefined && !won.has(id))
      refuse(event, "The invocation was dropped because its idempotency key was already used.");
  }
  return { runs, unanswered };
}

function startedBy(event: StoredEvent, registry: Registry): FunctionSpec[] {
  if (event.target !== null) {
    const spec = registry.functions.get(event.target);
    return spec ? [spec] : [];
  }
  return registry
    .triggeredBy(event.name)
    .filter(({ triggers }) =>
      triggers.some(
        (trigger) =>
          trigger.event === event.name && (trigger.condition?.holds({ event: event.value }) ?? true),
      ),
    );
}

async function insertRuns(tx: TransactionSql, runs: NewRun[], now: Date): Promise<void> {
  if (runs.length === 0) return;
  const rows = runs.map(({ id, spec, event, slots }) => ({
    id,
    functionId: spec.id,
    eventId: event.id,
    slots,
    parentRun: event.parentRun,
    parentStep: event.parentStep,
  }));
  await tx`
    insert into engine.run (id, function_id, event_id, slots, parent_run, parent_step, created_at)
    select id, "functionId", "eventId", slots, "parentRun", "parentStep", ${now}
    from json_to_recordset(${asJson(rows)}::text::json) as run(id uuid, "functionId" text, "eventId" uuid,
      slots jsonb, "parentRun" uuid, "parentStep" text)`;
  await insertJobs(
    tx,
    runs.map(({ id, spec, event, slots }) => ({
      runId: id,
      functionId: spec.id,
      kind: "call",
      step: discovery,
      generation: 0,
      slots,
      ...startOf(event, now),
    })),
    now,
  );
  await insertPauses(
    tx,
    runs.flatMap((run) => cancellations(run, now)),
  );
}

/** A `ts` in the future delays the run. */
function startOf(event: StoredEvent, now: Date): Pick<NewJob, "runAt" | "isDated"> {
  const { ts } = event.value;
  const isLater = typeof ts === "number" && ts > now.getTime() && ts < 8.64e15;
  return isLater ? { runAt: new Date(ts), isDated: true } : { runAt: now };
}

function cancellations({ id, spec, event }: NewRun, now: Date): NewPause[] {
  return spec.cancels.map((cancel, index) => ({
    runId: id,
    step: `cancel:${index}`,
    kind: "cancel",
    eventName: cancel.event,
    condition: cancel.condition?.source,
    ...matchOf(cancel.condition?.match, event.body),
    expiresAt: cancel.timeoutMs === undefined ? undefined : new Date(now.getTime() + cancel.timeoutMs),
  }));
}

const cancelledMemo = canonical({ error: failure("The invoked function was canceled.") });

async function applyArrivals(
  tx: TransactionSql,
  arrivals: Arrivals,
  unanswered: Resolution[],
  now: Date,
): Promise<void> {
  const notices = arrivals.cancelled.flatMap((run) => invocationResult(run, cancelledMemo));
  const resolutions = [...unanswered, ...arrivals.resolutions, ...notices];
  const involved = [...resolutions, ...arrivals.cancelled].map(({ runId }) => runId);
  if (involved.length === 0) return;
  const running = await lockRuns(tx, involved);
  const cancelled = arrivals.cancelled.filter(({ runId }) => running.has(runId));
  const ended = new Set(cancelled.map(({ runId }) => runId));
  await endRuns(
    tx,
    cancelled.map(({ runId }) => ({ runId, status: "cancelled" })),
    now,
  );
  await insertEvents(
    tx,
    cancelled.map(({ runId, functionId, event }) => cancelledEvent({ id: runId, functionId, event }, now)),
    now,
  );
  await resolveSteps(
    tx,
    resolutions.filter(({ runId }) => running.has(runId) && !ended.has(runId)),
    now,
  );
}

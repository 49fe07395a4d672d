import type { Sql, TransactionSql } from "postgres";
import { canonical } from "./canonical";
import { unpark } from "./concurrency";
import type { Lease } from "./lease";
import { failedEvent, finishedEvent, invokedEvent } from "./lifecycle";
import { matchOf } from "./pauses";
import { allocate, type Ended, type Move, planRun, type RunPlan } from "./plan";
import { channel } from "./queue";
import {
  asJson,
  finishSteps,
  idList,
  insertEvents,
  insertJobs,
  insertPauses,
  type NewEvent,
  type NewJob,
  type NewPause,
  planSteps,
  readProgress,
} from "./records";
import {
  endRuns,
  invocationResult,
  lockRuns,
  type Resolution,
  type RunEnd,
  resolveSteps,
  waitingDiscoveries,
} from "./resolve";
import { transaction } from "./transaction";

export interface SaveSettings {
  now: Date;
  leaseMs: number;
  /** Whether a job may continue now; otherwise it is requeued. */
  goesOn(lease: Lease): boolean;
  listensTo(event: string): boolean;
}

/** For each job the lease it continues with, or null; and whether new jobs or events are available. */
export interface Saved {
  next: (Lease | null)[];
  jobs: boolean;
  events: boolean;
}

/**
 * Saves the results of jobs in one transaction: results, planned steps and next jobs. A job whose lease was lost, or
 * whose run has ended, changes nothing.
 */
export async function saveResults(sql: Sql, ended: Ended[], settings: SaveSettings): Promise<Saved> {
  return await transaction(sql, async (tx) => {
    const [running, held] = await Promise.all([
      lockRuns(tx, ended.flatMap(involvedRuns)),
      lockHeld(tx, ended),
    ]);
    const live = ended.filter(({ lease }) => held.has(lease.jobId) && running.has(lease.run.id));
    const plans = groupByRun(live).map((group) => planRun(group, settings.now));
    const { moves, jobs, dropped } = await writeSteps(tx, plans, settings);
    const events = await writeEnds(tx, plans, running, settings);
    events.push(...plans.flatMap((plan) => invocations(plan, settings.now)));
    const parentsGoOn = plans.some(({ end, run }) => end && run.parentRun);
    const news = jobs.length > 0 || events.length > 0 || parentsGoOn;
    await Promise.all([
      writeRuns(tx, plans),
      writeMoves(tx, moves, settings),
      dropped.length > 0
        ? tx`delete from engine.job where id = any(${idList(dropped.map((l) => l.jobId))}::bigint[])`
        : null,
      insertJobs(tx, jobs, settings.now),
      insertPauses(tx, plans.flatMap(waits)),
      insertEvents(tx, events, settings.now),
      news ? tx`select pg_notify(${channel}, 'work')` : null,
    ]);
    const freed = [...dropped, ...moves.flatMap((move) => (move.keep ? [] : [move.lease]))];
    const slots = freed.flatMap((lease) => lease.slots);
    if (slots.length > 0) await unpark(tx, slots);
    const unparked = slots.length > 0 || plans.some(({ end, slots }) => end && slots.length > 0);
    const next = nextLeases(ended, plans, moves);
    return { next, jobs: news || unparked, events: events.length > 0 };
  });
}

function involvedRuns({ lease }: Ended): string[] {
  return lease.run.parentRun ? [lease.run.id, lease.run.parentRun] : [lease.run.id];
}

async function lockHeld(tx: TransactionSql, ended: Ended[]): Promise<Set<string>> {
  const claims = asJson(
    ended.map(({ lease }) => ({ id: lease.jobId, fence: lease.fence, generation: lease.generation })),
  );
  const rows = await tx<{ id: string }[]>`
    select job.id from engine.job
    join json_to_recordset(${claims}::text::json) as held(id bigint, fence bigint, generation int)
      on job.id = held.id and job.fence = held.fence and job.generation = held.generation
    order by job.id for update of job`;
  return new Set(rows.map(({ id }) => id));
}

function groupByRun(live: Ended[]): [Ended, ...Ended[]][] {
  const groups = new Map<string, [Ended, ...Ended[]]>();
  for (const item of live) {
    const group = groups.get(item.lease.run.id);
    if (group) group.push(item);
    else groups.set(item.lease.run.id, [item]);
  }
  return [...groups.values()];
}

async function writeSteps(tx: TransactionSql, plans: RunPlan[], { now, goesOn }: SaveSettings) {
  const going = plans.filter((plan) => !plan.end);
  const done = await finishSteps(
    tx,
    going.flatMap((plan) => plan.done.map((step) => ({ runId: plan.run.id, id: step.id, memo: step.memo }))),
  );
  const fresh = await planSteps(
    tx,
    going.flatMap((plan) => plan.planned.map(({ id, race }) => ({ runId: plan.run.id, id, race }))),
  );
  const parallel = going.filter((plan) => plan.run.parallel).map((plan) => plan.run.id);
  const progress = await readProgress(tx, parallel);
  const waiting = parallel.length > 0 ? await waitingDiscoveries(tx, parallel) : new Set<string>();
  const moves: Move[] = [];
  const jobs: NewJob[] = [];
  const dropped: Lease[] = [];
  for (const plan of going) {
    const { id } = plan.run;
    const known = new Set(fresh.filter(({ runId }) => runId === id).map((step) => step.id));
    const raced = done.some((step) => step.runId === id && step.race);
    const given = allocate(plan, known, raced, progress.get(id), waiting.has(id), now);
    plan.planned = plan.planned.filter((op) => known.has(op.id));
    moves.push(...given.moves.map((move) => ({ ...move, keep: move.keep && goesOn(move.lease) })));
    jobs.push(...given.jobs);
    dropped.push(...given.dropped);
  }
  return { moves, jobs, dropped };
}

async function writeEnds(
  tx: TransactionSql,
  plans: RunPlan[],
  running: Set<string>,
  { now, listensTo }: SaveSettings,
): Promise<NewEvent[]> {
  const ends: RunEnd[] = [];
  const resolutions: Resolution[] = [];
  const events: NewEvent[] = [];
  for (const { run, end } of plans) {
    if (!end) continue;
    if ("output" in end) {
      ends.push({ runId: run.id, status: "completed", output: end.output });
      resolutions.push(...invocationResult(run, `{"data":${end.output}}`));
    } else {
      ends.push({ runId: run.id, status: "failed", error: canonical(end.error) });
      resolutions.push(...invocationResult(run, canonical({ error: end.error })));
      events.push(failedEvent(run, end.error, now));
    }
    if (listensTo("inngest/function.finished")) {
      events.push(
        finishedEvent(run, "output" in end ? { result: JSON.parse(end.output) } : { error: end.error }, now),
      );
    }
  }
  await endRuns(tx, ends, now);
  const ended = new Set(ends.map(({ runId }) => runId));
  await resolveSteps(
    tx,
    resolutions.filter(({ runId }) => running.has(runId) && !ended.has(runId)),
    now,
  );
  return events;
}

function invocations(plan: RunPlan, now: Date): NewEvent[] {
  if (plan.end) return [];
  return plan.planned.flatMap((op) =>
    op.type === "invoke"
      ? [
          invokedEvent(
            { functionId: op.functionId, payload: op.payload, parentRun: plan.run.id, parentStep: op.id },
            now,
          ),
        ]
      : [],
  );
}

function waits(plan: RunPlan): NewPause[] {
  if (plan.end) return [];
  return plan.planned.flatMap((op) => {
    if (op.type !== "wait") return [];
    const pause = {
      runId: plan.run.id,
      step: op.id,
      kind: "wait" as const,
      eventName: op.event,
      expiresAt: op.until,
    };
    return [{ ...pause, condition: op.condition, ...matchOf(op.match, plan.run.event) }];
  });
}

async function writeRuns(tx: TransactionSql, plans: RunPlan[]): Promise<void> {
  const rows = plans.map(({ run }) => ({ id: run.id, version: run.version, parallel: run.parallel }));
  if (rows.length === 0) return;
  await tx`
    update engine.run set version = facts.version, parallel = facts.parallel
    from json_to_recordset(${asJson(rows)}::text::json) as facts(id uuid, version int, parallel boolean)
    where run.id = facts.id and (run.version <> facts.version or run.parallel <> facts.parallel)`;
}

async function writeMoves(tx: TransactionSql, moves: Move[], settings: SaveSettings): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ lease, ...move }) => ({
    ...move,
    id: lease.jobId,
  }));
  await tx`
    update engine.job set kind = move.kind, step = move.step, generation = move.generation, attempt = move.attempt,
      losses = move.losses, run_at = move."runAt",
      planned_at = case when move."isDated" then null else ${settings.now}::timestamptz end, fence = case when move.keep then job.fence end,
      lease_until = case when move.keep then clock_timestamp() + ${settings.leaseMs}::int * interval '1 ms' end
    from json_to_recordset(${asJson(rows)}::text::json) as move(id bigint, kind text, step text, generation int,
      attempt int, losses int, "runAt" timestamptz, "isDated" boolean, keep boolean)
    where job.id = move.id`;
}

function nextLeases(ended: Ended[], plans: RunPlan[], moves: Move[]): (Lease | null)[] {
  const going = new Map(moves.filter((move) => move.keep).map((move) => [move.lease.jobId, move]));
  const planOf = new Map(plans.map((plan) => [plan.run.id, plan]));
  return ended.map(({ lease }) => {
    const move = going.get(lease.jobId);
    const plan = planOf.get(lease.run.id);
    if (!move || !plan) return null;
    const { kind, step, generation, attempt, losses } = move;
    return { ...lease, kind, step, generation, attempt, losses, run: plan.run };
  });
}

import type { TransactionSql } from "postgres";
import { unpark } from "./concurrency";
import { discovery, type Slot } from "./lease";
import { asJson, finishSteps, idList, insertJobs, readProgress } from "./records";

/** A step ended by something other than its own job: an arriving event, or the end of an invoked run. */
export interface Resolution {
  runId: string;
  step: string;
  memo: string;
}

/** Locks runs, always in the same order to avoid deadlocks. Returns those that are still running. */
export async function lockRuns(tx: TransactionSql, ids: Iterable<string>): Promise<Set<string>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Set();
  const rows = await tx<{ id: string }[]>`
    select id from engine.run where id = any(${idList(unique)}::uuid[]) and status = 'running' order by id for update`;
  return new Set(rows.map(({ id }) => id));
}

/** Ends steps and lets their runs continue. The runs must be locked and running. */
export async function resolveSteps(tx: TransactionSql, resolutions: Resolution[], now: Date): Promise<void> {
  if (resolutions.length === 0) return;
  const ended = await finishSteps(
    tx,
    resolutions.map(({ runId, step, memo }) => ({ runId, id: step, memo })),
  );
  if (ended.length === 0) return;
  const steps = asJson(ended.map(({ runId, id }) => ({ run_id: runId, step: id })));
  await Promise.all([
    tx`delete from engine.job using json_to_recordset(${steps}::text::json) as ended(run_id uuid, step text)
      where job.run_id = ended.run_id and job.step = ended.step and job.kind <> 'call'`,
    tx`delete from engine.pause using json_to_recordset(${steps}::text::json) as ended(run_id uuid, step text)
      where pause.run_id = ended.run_id and pause.step = ended.step`,
  ]);
  const runIds = [...new Set(ended.map(({ runId }) => runId))];
  const progress = await readProgress(tx, runIds);
  const going = runIds.filter(
    (id) => progress.get(id)?.pending === 0 || ended.some((step) => step.runId === id && step.race),
  );
  await discover(tx, going, progress, now);
}

/** Queues a discovery for each run without an unclaimed one. A discovery in progress may not know the newest step. */
async function discover(
  tx: TransactionSql,
  runIds: string[],
  progress: Map<string, { generation: number }>,
  now: Date,
): Promise<void> {
  if (runIds.length === 0) return;
  const waiting = await waitingDiscoveries(tx, runIds);
  const runs = await tx<{ id: string; functionId: string; slots: Slot[] }[]>`
    select id, function_id as "functionId", slots from engine.run
    where id = any(${idList(runIds.filter((id) => !waiting.has(id)))}::uuid[])`;
  await insertJobs(
    tx,
    runs.map(({ id, functionId, slots }) => ({
      runId: id,
      functionId,
      kind: "call",
      step: discovery,
      generation: progress.get(id)?.generation ?? 0,
      slots,
      runAt: now,
    })),
    now,
  );
}

/**
 * Runs with an unclaimed discovery. Its row stays locked, so that it cannot be claimed before the transaction ends.
 */
export async function waitingDiscoveries(tx: TransactionSql, runIds: string[]): Promise<Set<string>> {
  const rows = await tx<{ runId: string }[]>`
    select run_id as "runId" from engine.job
    where run_id = any(${idList(runIds)}::uuid[]) and step = ${discovery} and lease_until is null
    order by id for update`;
  return new Set(rows.map(({ runId }) => runId));
}

/** The end of a run. It is reported by the event `inngest/function.failed`, `.cancelled` or `.finished`. */
export interface RunEnd {
  runId: string;
  status: "completed" | "failed" | "cancelled";
  output?: string;
  error?: string;
}

/** Ends runs and removes everything planned for them. The runs must be locked and running. */
export async function endRuns(tx: TransactionSql, ends: RunEnd[], now: Date): Promise<void> {
  if (ends.length === 0) return;
  const ids = ends.map(({ runId }) => runId);
  const [, , jobs] = await Promise.all([
    tx`update engine.run set status = ended.status, output = ended.output, error = ended.error, ended_at = ${now}
      from json_to_recordset(${asJson(ends)}::text::json)
        as ended("runId" uuid, status text, output text, error text)
      where run.id = ended."runId"`,
    tx`delete from engine.pause where run_id = any(${idList(ids)}::uuid[])`,
    tx<{ slots: Slot[]; leased: boolean }[]>`
      delete from engine.job where run_id = any(${idList(ids)}::uuid[])
      returning slots, lease_until is not null as leased`,
  ]);
  const freed = jobs.filter(({ leased }) => leased).flatMap(({ slots }) => slots);
  if (freed.length > 0) await unpark(tx, freed);
}

/** The result of a parent's step when the run it invoked ends. */
export function invocationResult(
  child: { parentRun: string | null; parentStep: string | null },
  memo: string,
): Resolution[] {
  return child.parentRun && child.parentStep
    ? [{ runId: child.parentRun, step: child.parentStep, memo }]
    : [];
}

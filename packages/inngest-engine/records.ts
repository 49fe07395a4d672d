import type { TransactionSql } from "postgres";
import type { JobKind, Slot } from "./lease";

/** A job to be queued. */
export interface NewJob {
  runId: string;
  functionId: string;
  kind: JobKind;
  step: string;
  generation: number;
  slots: Slot[];
  runAt: Date;
  /** `runAt` is a date that the app named. Otherwise it counts from now. */
  isDated?: boolean;
}

/** An event to be routed. With `target` it starts only that function, for the step `parent` if there is one. */
export interface NewEvent {
  id: string;
  name: string;
  /** Canonical JSON, as functions receive it. */
  body: string;
  target?: string;
  parentRun?: string;
  parentStep?: string;
}

/** A run's wait, or an event that cancels it. */
export interface NewPause {
  runId: string;
  step: string;
  kind: "wait" | "cancel";
  eventName: string;
  condition?: string;
  matchPath: string;
  matchKey: string;
  expiresAt?: Date;
}

/** Rows as one parameter, read with json_to_recordset: one statement for any number of rows. */
export const asJson = (rows: readonly unknown[]): string => JSON.stringify(rows);

/** UUIDs or whole numbers in PostgreSQL's array syntax. */
export const idList = (ids: Iterable<string>): string => `{${[...ids].join(",")}}`;

export async function insertJobs(tx: TransactionSql, jobs: readonly NewJob[], now: Date): Promise<void> {
  if (jobs.length === 0) return;
  await tx`
    insert into engine.job (run_id, function_id, kind, step, generation, slots, run_at, planned_at)
    select "runId", "functionId", kind, step, generation, slots, "runAt", case when "isDated" then null else ${now}::timestamptz end
    from json_to_recordset(${asJson(jobs)}::text::json) as job("runId" uuid, "functionId" text, kind text, step text,
      generation int, slots jsonb, "runAt" timestamptz, "isDated" boolean)
    on conflict (run_id, step, generation) do nothing`;
}

export async function insertEvents(
  tx: TransactionSql,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  await tx`
    insert into engine.event (id, name, body, target, parent_run, parent_step, received_at)
    select id, name, body, target, "parentRun", "parentStep", ${now}
    from json_to_recordset(${asJson(events)}::text::json) as event(id uuid, name text, body text, target text,
      "parentRun" uuid, "parentStep" text)
    on conflict (id) do nothing`;
}

export async function insertPauses(tx: TransactionSql, pauses: readonly NewPause[]): Promise<void> {
  if (pauses.length === 0) return;
  await tx`
    insert into engine.pause (run_id, step, kind, event_name, condition, match_path, match_key, expires_at)
    select "runId", step, kind, "eventName", condition, "matchPath", "matchKey", "expiresAt"
    from json_to_recordset(${asJson(pauses)}::text::json) as pause("runId" uuid, step text, kind text,
      "eventName" text, condition text, "matchPath" text, "matchKey" text, "expiresAt" timestamptz)
    on conflict (run_id, step) do nothing`;
}

/**
 * Saves finished steps, planned before or not. A step ends once: an existing result stays. Returns the steps that
 * ended now, and whether others race with them.
 */
export async function finishSteps(
  tx: TransactionSql,
  steps: readonly { runId: string; id: string; memo: string }[],
): Promise<{ runId: string; id: string; race: boolean }[]> {
  if (steps.length === 0) return [];
  return await tx<{ runId: string; id: string; race: boolean }[]>`
    insert into engine.step (run_id, id, memo, seq)
    select "runId", id, memo, nextval('engine.step_seq')
    from json_to_recordset(${asJson(steps)}::text::json) as done("runId" uuid, id text, memo text)
    on conflict (run_id, id) do update set memo = excluded.memo, seq = excluded.seq where step.memo is null
    returning run_id as "runId", id, race`;
}

/** Saves planned steps; returns the new ones. */
export async function planSteps(
  tx: TransactionSql,
  steps: readonly { runId: string; id: string; race: boolean }[],
): Promise<{ runId: string; id: string }[]> {
  if (steps.length === 0) return [];
  return await tx<{ runId: string; id: string }[]>`
    insert into engine.step (run_id, id, race)
    select "runId", id, race
    from json_to_recordset(${asJson(steps)}::text::json) as planned("runId" uuid, id text, race boolean)
    on conflict (run_id, id) do nothing
    returning run_id as "runId", id`;
}

/** The progress of a run with parallel steps: unfinished steps, and the next free generation of its jobs. */
export interface Progress {
  pending: number;
  generation: number;
  /** The run's number of jobs, including those whose answers are being processed. */
  jobs: number;
}

export async function readProgress(
  tx: TransactionSql,
  runIds: readonly string[],
): Promise<Map<string, Progress>> {
  if (runIds.length === 0) return new Map();
  const rows = await tx<({ id: string } & Progress)[]>`
    select run.id,
      (select count(*)::int from engine.job where run_id = run.id) as jobs,
      (select count(*)::int from engine.step where run_id = run.id and memo is null) as pending,
      (select coalesce(max(generation), 0) + 1 from engine.job where run_id = run.id) as generation
    from unnest(${idList(runIds)}::uuid[]) as run(id)`;
  return new Map(rows.map(({ id, ...progress }) => [id, progress]));
}

import type { JobResult } from "./answers";
import { canonical } from "./canonical";
import { discovery, type JobKind, type Lease } from "./lease";
import { failure, type Op, type StepFailure } from "./ops";
import type { NewJob, Progress } from "./records";

/** A job and its result. */
export interface Ended {
  lease: Lease;
  result: JobResult;
}

type PlannedOp = Extract<Op, { type: "plan" | "sleep" | "wait" | "invoke" }>;

/** The effect of the results of one run's jobs. */
export interface RunPlan {
  run: Lease["run"];
  slots: Lease["slots"];
  end?: { output: string } | { error: StepFailure };
  done: { id: string; memo: string }[];
  planned: PlannedOp[];
  /** The app asked to be called again, whatever is pending. */
  discover: boolean;
  /** Finished jobs; their rows are reused for the next jobs. */
  free: Lease[];
  moves: Move[];
}

/** A job's row with its next task. `keep`: we keep the lease and continue immediately. */
export interface Move {
  lease: Lease;
  kind: JobKind;
  step: string;
  generation: number;
  attempt: number;
  losses: number;
  runAt: Date;
  isDated?: boolean;
  keep: boolean;
}

/** Combines the results of one run's jobs; at least one. */
export function planRun(ended: readonly [Ended, ...Ended[]], now: Date): RunPlan {
  const plan: RunPlan = {
    run: { ...ended[0].lease.run },
    slots: ended[0].lease.slots,
    done: [],
    planned: [],
    discover: false,
    free: [],
    moves: [],
  };
  for (const { lease, result } of ended) {
    if ("version" in result && result.version !== undefined) plan.run.version = result.version;
    plan.run.parallel ||= lease.run.parallel;
    apply(plan, lease, result, now);
  }
  return plan;
}

function apply(plan: RunPlan, lease: Lease, result: JobResult, now: Date): void {
  switch (result.type) {
    case "completed":
      plan.end ??= { output: result.output };
      return;
    case "failed":
      plan.end ??= { error: result.error };
      return;
    case "retry":
      plan.moves.push(again(lease, { attempt: lease.attempt + 1 }, later(now, result.retryMs)));
      return;
    case "lost":
      plan.moves.push(again(lease, { losses: lease.losses + (result.absent ? 0 : 1) }, later(now, 250)));
      return;
    case "fired":
      plan.done.push({ id: lease.step, memo: firedMemo(lease.kind) });
      plan.free.push(lease);
      return;
    case "ops":
      applyOps(plan, lease, result.ops, later(now, result.retryMs));
  }
}

function applyOps(plan: RunPlan, lease: Lease, ops: Op[], retryAt: Date): void {
  if (ops.length > 1) plan.run.parallel = true;
  let retried = false;
  for (const op of ops) {
    if (op.type === "done") plan.done.push(op);
    else if (op.type === "retry") retried = true;
    else if (op.type === "discover") plan.discover = true;
    else if (op.type === "complete") plan.end ??= { output: op.output };
    else if (op.type === "fail") plan.end ??= { error: op.error };
    else plan.planned.push(op);
  }
  if (retried) plan.moves.push(again(lease, { attempt: lease.attempt + 1 }, retryAt));
  else plan.free.push(lease);
}

function again(lease: Lease, change: { attempt: number } | { losses: number }, runAt: Date): Move {
  const { kind, step, generation, attempt, losses } = lease;
  return { lease, kind, step, generation, attempt, losses, runAt, keep: false, ...change };
}

/** The memo of an ended sleep or timed-out wait is null; that of a timed-out invocation is an error. */
function firedMemo(kind: JobKind): string {
  if (kind !== "invoke") return "null";
  return canonical({
    error: failure("The invoked function did not finish in time.", "InngestInvokeTimeoutError"),
  });
}

/**
 * Plans a run's next jobs once its steps are saved: rows of finished jobs are reused, the rest are inserted or
 * dropped. Ends the run if the app found nothing to continue with, because it would otherwise wait forever.
 */
export function allocate(
  plan: RunPlan,
  fresh: ReadonlySet<string>,
  raced: boolean,
  progress: Progress | undefined,
  discoveryWaits: boolean,
  now: Date,
): { moves: Move[]; jobs: NewJob[]; dropped: Lease[] } {
  const planned = plan.planned.filter(({ id }) => fresh.has(id));
  const pending = progress?.pending ?? planned.length;
  const generation = progress?.generation ?? Math.max(...generations(plan)) + 1;
  const tasks: Omit<NewJob, "runId" | "functionId" | "slots">[] = planned.flatMap((op) => {
    const kind: JobKind = op.type === "plan" ? "call" : op.type;
    const runAt = op.type === "plan" ? now : op.until;
    const isDated = op.type === "sleep" && op.isDated;
    return runAt ? [{ kind, step: op.id, generation, runAt, isDated }] : [];
  });
  const ready = plan.done.length > 0 && (pending === 0 || raced);
  if ((ready || plan.discover) && !discoveryWaits) {
    tasks.push({ kind: "call", step: discovery, generation, runAt: now });
  }
  // A concurrent discovery with newer results has not answered yet and continues the run.
  const others = (progress?.jobs ?? 0) - plan.free.length - plan.moves.length;
  if (tasks.length === 0 && pending === 0 && plan.moves.length === 0 && !discoveryWaits && others <= 0) {
    plan.end = { error: failure("The app's response left the function with nothing to continue.") };
    return { moves: [], jobs: [], dropped: [] };
  }
  const moves = [...plan.moves];
  const jobs: NewJob[] = [];
  const free = [...plan.free];
  for (const task of tasks) {
    const lease = free.shift();
    const keep = task.kind === "call" && task.runAt <= now;
    if (lease) moves.push({ lease, ...task, attempt: 0, losses: 0, keep });
    else jobs.push({ ...task, runId: plan.run.id, functionId: plan.run.functionId, slots: plan.slots });
  }
  return { moves, jobs, dropped: free };
}

function generations(plan: RunPlan): number[] {
  return [...plan.free, ...plan.moves.map(({ lease }) => lease)].map(({ generation }) => generation);
}

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

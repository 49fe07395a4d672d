/** What a job does when its time comes: call the app, or end a sleep, a wait or an invocation that timed out. */
export type JobKind = "call" | "sleep" | "wait" | "invoke";

/** A concurrency key and how many jobs that carry it may run at once. */
export type Slot = [key: string, limit: number];

/** The part of a run that its calls need. */
export interface RunFacts {
  id: string;
  functionId: string;
  /** Request version the app asked for; -1 until it has answered once. */
  version: number;
  /** More than one step was found at once: from then on the app plans and does not run what it finds. */
  parallel: boolean;
  parentRun: string | null;
  parentStep: string | null;
  eventId: string;
  /** The event that started it, as canonical JSON. */
  event: string;
}

/** A job that this engine holds until its lease ends. */
export interface Lease {
  jobId: string;
  /** Changes with each claim, so that a result from a lost lease is known and dropped. */
  fence: string;
  kind: JobKind;
  /** `step` to discover, or the hashed id of the step to run or to end. */
  step: string;
  generation: number;
  /** From 0; starts again with each step. */
  attempt: number;
  /** Calls broken off in the middle, without an answer. */
  losses: number;
  slots: Slot[];
  /** By the process's own monotonic clock, in ms. */
  claimedAt: number;
  run: RunFacts;
  /** What the app is told of each finished step, in the order they ended; undefined until loaded. */
  memo?: ReadonlyMap<string, string>;
}

/** The step id of a call that lets the function go on until it finds new steps. */
export const discovery = "step";

/** What a job does when it is due: call the app, or end a sleep, or a wait or invocation that timed out. */
export type JobKind = "call" | "sleep" | "wait" | "invoke";

/** A concurrency key and its maximum number of concurrent jobs. */
export type Slot = [key: string, limit: number];

/** How many jobs may be claimed, and the functions with slots of their own. */
export interface Room {
  general: number;
  lanes: { functions: readonly string[]; room: number }[];
}

/** The part of a run that its calls need. */
export interface RunFacts {
  id: string;
  functionId: string;
  /** Request version the app asked for; -1 until its first response. */
  version: number;
  /**
   * Set once several steps were found at the same time. From then on the app plans steps but does not run them right
   * away.
   */
  parallel: boolean;
  parentRun: string | null;
  parentStep: string | null;
  eventId: string;
  /** The event that started it, as canonical JSON. */
  event: string;
}

/** A job that this engine holds until its lease expires. */
export interface Lease {
  jobId: string;
  /** Changes with each claim, so that a result from a lost lease is detected and dropped. */
  fence: string;
  kind: JobKind;
  /** `step` for discovery, or the hashed id of the step to run or end. */
  step: string;
  generation: number;
  /** From 0; restarts with each step. */
  attempt: number;
  /** Calls broken off in the middle, without an answer. */
  losses: number;
  slots: Slot[];
  /** By the process's own monotonic clock, in ms. */
  claimedAt: number;
  run: RunFacts;
}

/** The step id of a call that runs the function until it finds new steps. */
export const discovery = "step";

import { setTimeout as delay } from "node:timers/promises";
import type { Sql } from "postgres";
import { type JobResult, readAnswer } from "./answers";
import type { App } from "./app";
import { createBatcher } from "./batcher";
import type { Lease, Room } from "./lease";
import { startLoop } from "./loop";
import { failure } from "./ops";
import type { EngineSettings } from "./options";
import type { Ended } from "./plan";
import { claim, loadMemos, nextDue, recover, release, renew } from "./queue";
import type { Registry } from "./registry";
import { requestBody } from "./request";
import { saveResults } from "./save";
import { isConnectionLost, isDataError } from "./transaction";

export interface Worker {
  /** There may be jobs to run. */
  wake(): void;
  readonly running: number;
  /** Claims no more jobs. Calls that run go on, and their results are saved. */
  pause(): void;
  /** Stops claiming, waits for running calls up to the grace period, and releases the remaining jobs. */
  stop(): Promise<void>;
}

/** Attempts of a step whose function the app no longer registers. */
const unknownFunctionAttempts = 5;
const retryMs = 250;
/** How long a run may continue from step to step while other jobs are due, before it is requeued. */
const turnMs = 1_000;

/** Claims jobs, calls the app, and saves the results. */
export function startWorker(
  sql: Sql,
  app: App,
  registry: Registry,
  settings: EngineSettings,
  listeners: { appLost(): void; eventsAdded(): void },
): Worker {
  const { clock, leaseMs, log, pollMs } = settings;
  /** By fence: a job whose lease was lost may be claimed again while its first call goes on. */
  const held = new Map<string, Lease>();
  let stopping = false;
  let closed = false;
  let moreDue = false;
  let lastTenant = "";

  const saveAll = async (ended: Ended[]): Promise<(Lease | null)[]> => {
    const saved = await saveResults(sql, ended, {
      now: clock.now(),
      leaseMs,
      goesOn: (lease) =>
        !stopping && registry.ready && (!moreDue || performance.now() - lease.claimedAt < turnMs),
      listensTo: registry.listensTo,
    });
    if (saved.jobs) claims.wake();
    if (saved.events) listeners.eventsAdded();
    return saved.next;
  };
  const save = createBatcher(saveAll, { lanes: 2 });
  const load = createBatcher((runIds: string[]) => loadMemos(sql, runIds));

  const perform = async (lease: Lease): Promise<JobResult> => {
    if (lease.kind !== "call") return { type: "fired" };
    // Read anew for each call: the previous one may have saved steps at another engine.
    const memo = await load(lease.run.id);
    const maxAttempts = registry.functions.get(lease.run.functionId)?.maxAttempts ?? unknownFunctionAttempts;
    const answer = await app.call(
      lease.run.functionId,
      lease.step,
      requestBody(lease, memo, { maxAttempts, checkpointing: settings.checkpointing }),
    );
    return readAnswer(answer, lease, { maxAttempts, backoff: settings.backoff, now: clock.now() });
  };

  /**
   * Retries until the result is saved or the lease has certainly expired. Data that the database rejects fails the
   * run.
   */
  const record = async (ended: Ended): Promise<Lease | null> => {
    const deadline = performance.now() + 3 * leaseMs;
    try {
      return await save(ended);
    } catch (first) {
      let error = first;
      let { result } = ended;
      while (performance.now() < deadline && !(stopping && isConnectionLost(error))) {
        if (isDataError(error))
          result = { type: "failed", error: failure(`The result cannot be stored: ${error}`) };
        await delay(retryMs);
        try {
          const [next = null] = await saveAll([{ ...ended, result }]);
          return next;
        } catch (again) {
          error = again;
        }
      }
      throw error;
    }
  };

  const work = async (claimed: Lease): Promise<void> => {
    let lease: Lease | null = claimed;
    try {
      while (lease) {
        held.set(lease.fence, lease);
        const result = await perform(lease);
        if (closed) return;
        report(lease, result);
        lease = await record({ lease, result });
      }
    } catch (error) {
      log("warn", "engine: a job could not be processed and will be claimed again", {
        job: claimed.jobId,
        error: String(error),
      });
    }
    held.delete(claimed.fence);
    if (moreDue) claims.wake();
  };

  const report = ({ run, step, attempt }: Lease, result: JobResult) => {
    const facts = { function: run.functionId, run: run.id, step, attempt };
    if (result.type === "lost") {
      log("warn", "engine: a call was lost", { ...facts, reason: result.reason });
      if (result.absent) listeners.appLost();
    } else if (result.type === "failed") {
      log("error", "engine: a run failed", { ...facts, error: result.error.message });
    } else if (result.type === "retry") {
      // What the app answered, it has logged itself.
      const level = result.version === undefined ? "warn" : "info";
      log(level, "engine: a call failed and will be retried", { ...facts, reason: result.reason });
    }
  };

  const claims = startLoop(
    "claiming",
    async () => {
      const room = roomFor(settings, held.values());
      if (stopping || !registry.ready || isFull(room)) return pollMs;
      const now = clock.now();
      const { leases, more, last } = await claim(sql, room, { now, leaseMs, after: lastTenant });
      lastTenant = last;
      for (const lease of leases) void work(lease);
      const left = roomFor(settings, held.values());
      // Jobs may wait for full slots although none were left over: the next one that ends looks again.
      moreDue = more || left.general <= 0 || left.lanes.some(({ room }) => room <= 0);
      if (more) return isFull(left) ? pollMs : 0;
      const due = await nextDue(sql, now);
      return due ? Math.min(Math.max(due.getTime() - now.getTime(), 1), pollMs) : pollMs;
    },
    log,
  );
  const renewals = startLoop(
    "renewing leases",
    async () => {
      await renew(sql, [...held.values()], leaseMs);
      return leaseMs / 3;
    },
    log,
  );
  const recovery = startLoop(
    "recovering jobs",
    async () => {
      if ((await recover(sql)) > 0) claims.wake();
      return pollMs;
    },
    log,
  );

  return {
    wake: claims.wake,
    get running() {
      return held.size;
    },
    pause() {
      stopping = true;
    },
    async stop() {
      stopping = true;
      await Promise.all([claims.stop(), recovery.stop()]);
      const deadline = performance.now() + settings.graceMs;
      while (held.size > 0 && performance.now() < deadline) await delay(10);
      closed = true;
      await Promise.all([app.close(), renewals.stop()]);
      await release(sql, [...held.values()]);
    },
  };
}

function roomFor({ concurrency, lanes }: EngineSettings, held: Iterable<Lease>): Room {
  const running = [...held].map(({ run }) => run.functionId);
  const inLanes = lanes.map(({ functions, concurrency }) => ({
    functions,
    room: concurrency - running.filter((id) => functions.includes(id)).length,
  }));
  const others = running.filter((id) => !lanes.some(({ functions }) => functions.includes(id)));
  return { general: concurrency - others.length, lanes: inLanes };
}

const isFull = ({ general, lanes }: Room): boolean => general <= 0 && lanes.every(({ room }) => room <= 0);

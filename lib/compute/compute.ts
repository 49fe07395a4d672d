import { currentScope } from "@/db/work-scope";
import { log } from "@/lib/log";
import { createFairQueue } from "./fair-queue";
import { type JobContext, type JobName, type Jobs, runJob } from "./jobs";
import type { Thread } from "./thread";

/**
 * Runs a job, one per workspace at a time, for as long as the caller of the present request waits. Throws the job's own
 * errors, and 503 `try_again` if too many wait or it takes too long.
 */
export type Compute = <J extends JobName>(
  ctx: JobContext,
  name: J,
  input: Jobs[J]["input"],
) => Promise<Jobs[J]["result"]>;

/** In this thread: for tests, which compute inside their transaction. */
export const computeHere: Compute = async (ctx, name, input) =>
  (await runJob(name, ctx, input)) as Jobs[typeof name]["result"];

/** In a thread apart, started for the first job and after each one that had to be ended. */
export function createCompute(startThread: () => Thread): Compute {
  const runInQueue = createFairQueue();
  let thread: Thread | undefined;

  async function openThread(): Promise<Thread | null> {
    if (!thread || thread.hasEnded()) thread = startThread();
    const opened = thread;
    try {
      await opened.ready;
      return opened;
    } catch (error) {
      log.error({ err: error }, "the thread for computing does not start, so requests wait for computations");
      return null;
    }
  }

  return (ctx, name, input) =>
    runInQueue(ctx.customerId, currentScope().caller?.signal, async (signal) => {
      const opened = await openThread();
      signal.throwIfAborted();
      if (!opened) return computeHere(ctx, name, input);
      const end = () => opened.end();
      signal.addEventListener("abort", end, { once: true });
      try {
        const { customerId, clock } = ctx;
        const asked = { name, customerId, now: clock.now().getTime(), input };
        return (await opened.run(asked)) as Jobs[typeof name]["result"];
      } finally {
        signal.removeEventListener("abort", end);
      }
    });
}

/** The thread that runs jobs, seen from outside. */
import { Worker } from "node:worker_threads";
import { type Asked, type ComputeOutcome, errorOf } from "./messages";

export interface Thread {
  /** Resolves once it takes jobs; rejects if it cannot start. */
  ready: Promise<void>;
  /** Runs one job at a time; rejects with the job's error, or if the thread ends. */
  run(asked: Asked): Promise<unknown>;
  hasEnded(): boolean;
  /** Ends it in the middle of whatever it computes. */
  end(): void;
}

/** Its memory is limited, so that a job cannot take the server's. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/** Starts the thread. The bundler finds its file by this exact form, in builds and in development. */
export const startThread = (): Thread =>
  openThread(new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits }));

export function openThread(worker: Worker): Thread {
  let failure: Error | undefined;
  let waiting: { resolve(outcome: ComputeOutcome): void; reject(error: Error): void } | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    waiting?.reject(failure);
  };
  worker.on("message", (outcome: ComputeOutcome) => waiting?.resolve(outcome));
  worker.once("error", fail);
  worker.once("exit", (code) => fail(new Error(`The thread for computing ended (${code}).`)));
  const next = (): Promise<ComputeOutcome> =>
    new Promise((resolve, reject) => {
      if (failure) reject(failure);
      else waiting = { resolve, reject };
    });
  const ready = next().then(() => {});
  ready.catch(() => {});
  // A server that stops does not wait for it.
  worker.unref();
  return {
    ready,
    async run(asked) {
      await ready;
      const answer = next();
      worker.postMessage(asked);
      const outcome = await answer;
      if (outcome.kind === "done") return outcome.result;
      throw outcome.kind === "refused"
        ? errorOf(outcome.refusal)
        : new Error("failure" in outcome ? outcome.failure : "");
    },
    hasEnded: () => failure !== undefined,
    end: () => void worker.terminate(),
  };
}

/** The thread that runs jobs, seen from outside. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type Asked, errorOf, type Told } from "./messages";

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
  let isEnded = false;
  const ended = new Promise<never>((_, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The thread for computing ended (${code}).`)));
  });
  ended.catch(() => {
    isEnded = true;
  });
  const next = async (): Promise<Told> => {
    const [told] = await Promise.race([once(worker, "message"), ended]);
    return told;
  };
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
      const told = await answer;
      if (told.kind === "done") return told.result;
      throw told.kind === "refused"
        ? errorOf(told.refusal)
        : new Error("failure" in told ? told.failure : "");
    },
    hasEnded: () => isEnded,
    end: () => void worker.terminate(),
  };
}

import { setTimeout as sleep } from "node:timers/promises";

/** A process or service that runs, may end by itself, and can be stopped. */
export interface Running {
  /** Resolves with a description when it ends. */
  exited: Promise<string>;
  stop(): Promise<void>;
  /** Ends it immediately. */
  kill(): void;
}

/** A process or service that is kept running. */
export interface Supervised<T extends Running> extends Omit<Running, "exited"> {
  /** The current instance. Waits while a new one is starting. */
  running(): Promise<T>;
  /** Ends the current instance so that a new one replaces it. */
  renew(): void;
}

const shortest = 250;
const longest = 15_000;
const settled = 60_000;

/**
 * Starts something and restarts it whenever it ends, with a growing delay if it keeps ending early. The first start
 * may throw; later failures are passed to `tell` and retried. When its signal aborts, `launch` must stop and clean
 * up.
 */
export async function supervise<T extends Running>(
  launch: (signal: AbortSignal) => Promise<T>,
  report: (text: string) => void,
  signal: AbortSignal,
  wait: (ms: number, signal: AbortSignal) => Promise<void> = (ms, signal) => sleep(ms, undefined, { signal }),
): Promise<Supervised<T>> {
  const stopping = new AbortController();
  const ending = AbortSignal.any([signal, stopping.signal]);
  let current = await launch(ending);
  let starting: Promise<void> | undefined;
  let pause = shortest;

  async function restart(): Promise<void> {
    for (;;) {
      await wait(pause, ending);
      pause = Math.min(pause * 2, longest);
      try {
        current = await launch(ending);
        return;
      } catch (error) {
        ending.throwIfAborted();
        report(`did not start, retrying: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const since = Date.now();
      const how = await current.exited;
      if (ending.aborted) return;
      if (Date.now() - since > settled) pause = shortest;
      report(`ended (${how}), restarting`);
      starting = restart();
      await starting;
      starting = undefined;
      if (ending.aborted) return;
      report("restarted");
    }
  }

  const watching = watch().catch((error) => {
    if (!ending.aborted) throw error;
  });
  return {
    async running() {
      await starting;
      return current;
    },
    renew: () => current.kill(),
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      await current.stop();
    },
    kill() {
      stopping.abort();
      current.kill();
    },
  };
}

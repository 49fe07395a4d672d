import { setTimeout as sleep } from "node:timers/promises";

/** Something that runs, ends by itself at times, and can be stopped. */
export interface Running {
  /** Settles when it ends, with how, in words. */
  exited: Promise<string>;
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/** What is kept running. */
export interface Supervised<T extends Running> extends Omit<Running, "exited"> {
  /** The one that runs, waited for while a new one is being started. */
  running(): Promise<T>;
  /** Ends the present one, so that a new one takes its place. */
  renew(): void;
}

const shortest = 250;
const longest = 15_000;
const settled = 60_000;

/**
 * Starts something and starts it again whenever it ends, waiting longer each time it does not last.
 * The first start may throw; later failures are told to `tell` and tried again. `launch` must give up,
 * leaving nothing behind, when its signal aborts.
 */
export async function supervise<T extends Running>(
  launch: (signal: AbortSignal) => Promise<T>,
  tell: (text: string) => void,
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
        tell(`did not start, trying again: ${error instanceof Error ? error.message : error}`);
      }
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      const since = Date.now();
      const how = await current.exited;
      if (ending.aborted) return;
      if (Date.now() - since > settled) pause = shortest;
      tell(`ended (${how}), starting it again`);
      starting = restart();
      await starting;
      starting = undefined;
      if (ending.aborted) return;
      tell("runs again");
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

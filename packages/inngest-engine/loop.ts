import type { Log } from "./options";

export interface Loop {
  /** Runs the work soon: now, or again right after the current run. */
  wake(): void;
  /** Stops further runs; resolves when the current one is done. */
  stop(): Promise<void>;
}

/** The delay after a failed run: a lost database connection recovers by itself. */
const failureDelayMs = 500;

/**
 * Runs `work` repeatedly, never concurrently. It returns the ms until its next run, which `wake` can bring forward.
 */
export function startLoop(name: string, work: () => Promise<number>, log: Log): Loop {
  let stopped = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const run = async () => {
    clearTimeout(timer);
    woken = false;
    const delay = await work().catch((error: unknown) => {
      if (!stopped) log("warn", `engine: ${name} failed, retrying`, { error: String(error) });
      return failureDelayMs;
    });
    running = undefined;
    if (stopped) return;
    if (woken) start();
    else timer = setTimeout(start, Math.min(delay, 2 ** 31 - 1));
  };
  const start = () => {
    running = run();
  };
  start();

  return {
    wake() {
      woken = true;
      if (!running && !stopped) start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

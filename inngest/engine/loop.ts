import type { Log } from "./options";

export interface Loop {
  /** Run the work soon: at once, or once more right after the run that is under way. */
  wake(): void;
  /** No further run; resolves when the one under way is done. */
  stop(): Promise<void>;
}

/** Between a failed run and the next: a lost database comes back by itself. */
const failureDelayMs = 500;

/** Runs `work` over and over, never twice at once. It returns the ms until its next run, unless it is woken. */
export function startLoop(name: string, work: () => Promise<number>, log: Log): Loop {
  let stopped = false;
  let woken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const run = async () => {
    clearTimeout(timer);
    woken = false;
    const delay = await work().catch((error: unknown) => {
      if (!stopped) log("warn", `engine: ${name} failed, trying again`, { error: String(error) });
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

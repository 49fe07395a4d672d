import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./is-alive";

/** One signal and how long, in milliseconds, its effect is waited for before the next is sent. */
export type SignalStep = [signal: NodeJS.Signals, patience: number];

/**
 * Sends a process the signals in order until it is gone.
 * Resolves to whether it is; a process that was gone already is fine.
 */
export async function endProcess(pid: number, steps: SignalStep[]): Promise<boolean> {
  for (const [signal, patience] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return !isAlive(pid);
    }
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return true;
      await sleep(25);
    }
  }
  return !isAlive(pid);
}

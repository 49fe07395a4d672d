import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./is-alive";

/** A signal, and how many milliseconds to wait for its effect before sending the next one. */
export type SignalStep = [signal: NodeJS.Signals, patience: number];

/**
 * Sends a process the signals in order until it is gone, and resolves to whether it is gone. A process that was
 * already gone is fine.
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

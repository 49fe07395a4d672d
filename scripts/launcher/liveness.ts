import { setTimeout as sleep } from "node:timers/promises";
import type { Child } from "./child";

const everyMs = 5_000;
/** A server that did not respond so many times in a row hangs: it is alive but will never respond again. */
const misses = 3;

/**
 * Kills a child that stops responding, so that its supervisor replaces it. Ends with the child or the signal.
 * `responds` must settle by itself; any response counts, also an error.
 */
export async function killIfHung(
  child: Pick<Child, "exited" | "hasExited" | "kill">,
  responds: () => Promise<boolean>,
  { signal, onHung, pauseMs = everyMs }: { signal: AbortSignal; onHung: () => void; pauseMs?: number },
): Promise<void> {
  const ended = new AbortController();
  void child.exited.then(() => ended.abort());
  const either = AbortSignal.any([signal, ended.signal]);
  let missed = 0;
  while (!either.aborted) {
    await sleep(pauseMs, undefined, { signal: either, ref: false }).catch(() => {});
    if (either.aborted) return;
    missed = (await responds()) ? 0 : missed + 1;
    if (missed < misses || child.hasExited() || signal.aborted) continue;
    onHung();
    child.kill();
    return;
  }
}

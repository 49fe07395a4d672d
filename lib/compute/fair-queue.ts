/** Who computes next: one job at a time, and workspaces take turns however many jobs each has waiting. */
import { AppError } from "@/lib/errors";

/** How many jobs may wait. Above it, callers are asked to come back later. */
export const mostWaiting = { ofWorkspace: 32, ofAll: 256 };

/** How long a caller waits for a result, in the queue and for the job itself. */
const deadlineMs = 20_000;

/** Runs work in its turn. Its signal aborts when the caller leaves or the deadline passes. */
export type RunInQueue = <T>(
  customerId: string,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

const busy = () =>
  new AppError("try_again", "Too much is being computed at the moment. Try again in a few seconds.").with({
    "Retry-After": "5",
  });

/** A queue for one thread. Work whose caller left while it waited is never started. Throws 503 `try_again`. */
export function createFairQueue(
  deadline: () => AbortSignal = () => AbortSignal.timeout(deadlineMs),
): RunInQueue {
  /** In the order in which workspaces take turns; the one served last goes to the end. */
  const queues = new Map<string, Set<() => void>>();
  let isBusy = false;
  let count = 0;

  function leave(customerId: string, start: () => void): void {
    const queue = queues.get(customerId);
    if (!queue?.delete(start)) return;
    count -= 1;
    if (queue.size === 0) queues.delete(customerId);
  }

  function startNext(): void {
    const [first] = queues;
    if (isBusy || !first) return;
    const [customerId, queue] = first;
    const [start = () => {}] = queue;
    leave(customerId, start);
    if (queue.size > 0) {
      queues.delete(customerId);
      queues.set(customerId, queue);
    }
    isBusy = true;
    start();
  }

  const untilTurn = (customerId: string, signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(customerId) ?? new Set();
      if (signal.aborted || queue.size >= mostWaiting.ofWorkspace || count >= mostWaiting.ofAll) {
        return reject(busy());
      }
      const start = () => {
        signal.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        leave(customerId, start);
        reject(busy());
      };
      signal.addEventListener("abort", giveUp, { once: true });
      queues.set(customerId, queue.add(start));
      count += 1;
      startNext();
    });

  return async (customerId, caller, work) => {
    const signal = AbortSignal.any([deadline(), ...(caller ? [caller] : [])]);
    await untilTurn(customerId, signal);
    try {
      signal.throwIfAborted();
      return await work(signal);
    } catch (error) {
      throw signal.aborted ? busy() : error;
    } finally {
      isBusy = false;
      startNext();
    }
  };
}

/** Limits each workspace's use of the connection pool, so that one cannot hold all connections. */

/** A statement waited too long for a connection. */
export class NoConnectionError extends Error {
  override readonly name = "NoConnectionError";
  constructor() {
    super("No database connection became available in time");
  }
}

export interface ConnectionShares {
  /** Takes a connection for this holder if one is available now; returns whether it did. */
  take(holder: string | null): boolean;
  /** Waits for a connection. Rejects with NoConnectionError after `patienceMs`. */
  wait(holder: string | null, patienceMs: number): Promise<void>;
  /** Returns a connection to the pool and gives it to the next waiter. */
  release(holder: string | null): void;
}

interface Waiting {
  resolve(): void;
  timer: NodeJS.Timeout;
}

/** How many of `total` connections one workspace may hold: all except a fifth, which stays free for others. */
export const shareOf = (total: number): number => Math.max(1, total - Math.ceil(total / 5));

/**
 * Shares `total` connections: a workspace holds at most its share; work without a workspace has no limit. Waiting
 * statements are served round-robin by workspace, however many each has waiting.
 */
export function createConnectionShares(total: number): ConnectionShares {
  const share = shareOf(total);
  const held = new Map<string | null, number>();
  /** In round-robin order: a workspace that was served moves to the end. */
  const queues = new Map<string | null, Waiting[]>();
  let free = total;

  const mayTake = (holder: string | null) => free > 0 && (holder === null || (held.get(holder) ?? 0) < share);

  function hold(holder: string | null): void {
    free -= 1;
    held.set(holder, (held.get(holder) ?? 0) + 1);
  }

  function serveNext(): void {
    for (const [holder, queue] of queues) {
      if (!mayTake(holder)) continue;
      const next = queue.shift();
      queues.delete(holder);
      if (queue.length > 0) queues.set(holder, queue);
      if (!next) continue;
      clearTimeout(next.timer);
      hold(holder);
      next.resolve();
      return;
    }
  }

  return {
    take(holder) {
      if (queues.has(holder) || !mayTake(holder)) return false;
      hold(holder);
      return true;
    },
    wait: (holder, patienceMs) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(holder) ?? [];
        const giveUp = () => {
          queue.splice(queue.indexOf(waiting), 1);
          if (queue.length === 0) queues.delete(holder);
          reject(new NoConnectionError());
        };
        const waiting: Waiting = { resolve, timer: setTimeout(giveUp, patienceMs) };
        queue.push(waiting);
        queues.set(holder, queue);
      }),
    release(holder) {
      free += 1;
      const left = (held.get(holder) ?? 1) - 1;
      if (left > 0) held.set(holder, left);
      else held.delete(holder);
      serveNext();
    },
  };
}

/** Who may use a connection of the pool next, so that one workspace cannot hold all of them. */

/** A statement waited so long for a connection that it was given up. */
export class NoConnectionError extends Error {
  override readonly name = "NoConnectionError";
  constructor() {
    super("No connection to the database came free in time");
  }
}

export interface ConnectionShares {
  /** Takes a connection for this holder at once where one is free for it; says whether it did. */
  take(holder: string | null): boolean;
  /** Waits for a connection. Rejects with NoConnectionError after `patienceMs`. */
  wait(holder: string | null, patienceMs: number): Promise<void>;
  /** Gives one back; whoever is next gets it. */
  release(holder: string | null): void;
}

interface Waiting {
  resolve(): void;
  timer: NodeJS.Timeout;
}

/** What each workspace may hold of `total` connections: all but a fifth, which others find free. */
export const shareOf = (total: number): number => Math.max(1, total - Math.ceil(total / 5));

/**
 * Shares `total` connections: a workspace holds at most its share, work of no workspace any number. Those that wait
 * are served in turns, one workspace after another, however many statements each has waiting.
 */
export function createConnectionShares(total: number): ConnectionShares {
  const share = shareOf(total);
  const held = new Map<string | null, number>();
  /** In the order of turns: whoever was served moves to the end. */
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

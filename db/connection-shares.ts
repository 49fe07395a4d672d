/** Limits each workspace's use of the connection pool, so that one cannot hold all connections or slow the others. */

/** A statement waited too long for a connection. */
export class NoConnectionError extends Error {
  override readonly name = "NoConnectionError";
  constructor() {
    super("No database connection became available in time");
  }
}

/** Who uses a connection. */
export interface Holder {
  /** A workspace's background work and its requests have separate keys, so that neither queues behind the other. */
  key: string;
  /** Background work leaves more connections to others while there are others. */
  isBackground: boolean;
}

export interface ConnectionShares {
  /** Takes a connection for this holder if one is available now; returns whether it did. */
  take(holder: Holder | null): boolean;
  /** Waits for a connection. Rejects with NoConnectionError after `patienceMs`. */
  wait(holder: Holder | null, patienceMs: number): Promise<void>;
  /** Returns a connection to the pool and gives it to the next waiter. */
  release(holder: Holder | null): void;
  /** How many connections are in use, and how many statements wait for one. */
  use(): { inUse: number; waiting: number };
}

interface Waiting {
  holder: Holder | null;
  resolve(): void;
  timer: NodeJS.Timeout;
}

/** How many of `total` connections one workspace may hold: all except a fifth, which stays free for others. */
export const shareOf = (total: number): number => Math.max(1, total - Math.ceil(total / 5));

/**
 * How many a workspace may hold while others are active. Each busy connection takes processor time from the others, so
 * that the rest being free is not enough: a fifth for background work makes a small job's time at most double. Requests
 * get two fifths, as someone waits for them.
 */
export const crowdedShareOf = (total: number, isBackground: boolean): number =>
  Math.max(1, Math.floor((total * (isBackground ? 1 : 2)) / 5));

/** How long after its last connection a holder counts as active. */
const activeMs = 1_000;

/** Work without a workspace waits in one queue. */
const keyOf = (holder: Holder | null): string => holder?.key ?? "";

/**
 * Shares `total` connections: a workspace holds at most its share; work without a workspace has no limit. Waiting
 * statements are served round-robin by workspace, however many each has waiting.
 */
export function createConnectionShares(total: number): ConnectionShares {
  const share = shareOf(total);
  const held = new Map<string, number>();
  /** In round-robin order: a workspace that was served moves to the end. */
  const queues = new Map<string, Waiting[]>();
  let free = total;
  let latest = { key: "", at: Number.NEGATIVE_INFINITY };
  /** The latest with another key than `latest`. */
  let latestOther = latest;

  function limitOf({ key, isBackground }: Holder): number {
    const other = latest.key === key ? latestOther : latest;
    return performance.now() - other.at < activeMs ? crowdedShareOf(total, isBackground) : share;
  }

  const mayTake = (holder: Holder | null) =>
    free > 0 && (holder === null || (held.get(holder.key) ?? 0) < limitOf(holder));

  function hold(holder: Holder | null): void {
    free -= 1;
    if (holder === null) return;
    held.set(holder.key, (held.get(holder.key) ?? 0) + 1);
    if (latest.key !== holder.key) latestOther = latest;
    latest = { key: holder.key, at: performance.now() };
  }

  /** Serves the next waiter that may take a connection; returns whether there was one. */
  function serveNext(): boolean {
    for (const [key, queue] of queues) {
      const [next] = queue;
      if (!next || !mayTake(next.holder)) continue;
      queue.shift();
      queues.delete(key);
      if (queue.length > 0) queues.set(key, queue);
      clearTimeout(next.timer);
      hold(next.holder);
      next.resolve();
      return true;
    }
    return false;
  }

  return {
    take(holder) {
      if (queues.has(keyOf(holder)) || !mayTake(holder)) return false;
      hold(holder);
      return true;
    },
    wait: (holder, patienceMs) =>
      new Promise((resolve, reject) => {
        const key = keyOf(holder);
        const queue = queues.get(key) ?? [];
        const giveUp = () => {
          queue.splice(queue.indexOf(waiting), 1);
          if (queue.length === 0) queues.delete(key);
          reject(new NoConnectionError());
        };
        const waiting: Waiting = { holder, resolve, timer: setTimeout(giveUp, patienceMs) };
        queue.push(waiting);
        queues.set(key, queue);
      }),
    release(holder) {
      free += 1;
      if (holder !== null) {
        const left = (held.get(holder.key) ?? 1) - 1;
        if (left > 0) held.set(holder.key, left);
        else held.delete(holder.key);
      }
      // More than one: the others may have become inactive since.
      while (serveNext());
    },
    use: () => ({
      inUse: total - free,
      waiting: [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),
    }),
  };
}

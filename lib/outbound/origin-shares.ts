/** Shares the connections to one origin between workspaces: thousands of them deliver to the same few hosts. */
import { OutboundError } from "./outbound-error";

export interface OriginShares {
  /**
   * Takes a connection to `origin` for a workspace; waits for one at most `patienceMs`. Returns what gives it back.
   * Rejects with an OutboundError of kind `busy`, or with the signal's reason.
   */
  take(
    origin: string,
    workspace: string,
    input: { patienceMs: number; signal?: AbortSignal | undefined },
  ): Promise<() => void>;
}

interface Waiting {
  start(): void;
}

interface Origin {
  free: number;
  held: Map<string, number>;
  /** In round-robin order: a workspace that was served moves to the end. */
  queues: Map<string, Waiting[]>;
}

/**
 * A workspace holds at most half as many connections as it leaves free: a third of them alone, less the more of them
 * others hold. So some are free for a newcomer, however slow the endpoints of the others are. Those who wait are served
 * round-robin by workspace.
 */
export function createOriginShares(total: number): OriginShares {
  const origins = new Map<string, Origin>();

  const mayTake = ({ free, held }: Origin, workspace: string) => (held.get(workspace) ?? 0) < free / 2;

  const hold = (name: string, origin: Origin, workspace: string): (() => void) => {
    origin.free -= 1;
    origin.held.set(workspace, (origin.held.get(workspace) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      origin.free += 1;
      const left = (origin.held.get(workspace) ?? 1) - 1;
      if (left > 0) origin.held.set(workspace, left);
      else origin.held.delete(workspace);
      // More than one: with more connections free, each workspace may hold more.
      while (serveNext(origin));
      if (origin.free === total && origin.queues.size === 0) origins.delete(name);
    };
  };

  const wait = (
    name: string,
    origin: Origin,
    workspace: string,
    input: Parameters<OriginShares["take"]>[2],
  ) =>
    new Promise<() => void>((resolve, reject) => {
      const { patienceMs, signal } = input;
      const queue = origin.queues.get(workspace) ?? [];
      const leave = (error: unknown) => {
        queue.splice(queue.indexOf(waiting), 1);
        if (queue.length === 0) origin.queues.delete(workspace);
        end();
        reject(error);
      };
      const follow = () => leave(signal?.reason);
      const host = new URL(name).host;
      const timer = setTimeout(() => leave(new OutboundError("busy", `${busyText} ${host}.`)), patienceMs);
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", follow);
      };
      const waiting: Waiting = {
        start() {
          end();
          resolve(hold(name, origin, workspace));
        },
      };
      signal?.addEventListener("abort", follow, { once: true });
      queue.push(waiting);
      origin.queues.set(workspace, queue);
    });

  return {
    async take(name, workspace, input) {
      input.signal?.throwIfAborted();
      const origin = origins.get(name) ?? { free: total, held: new Map(), queues: new Map() };
      origins.set(name, origin);
      if (!origin.queues.has(workspace) && mayTake(origin, workspace)) return hold(name, origin, workspace);
      return wait(name, origin, workspace, input);
    },
  };

  /** Serves the next who may take a connection; returns whether there was one. */
  function serveNext(origin: Origin): boolean {
    for (const [workspace, queue] of origin.queues) {
      if (!mayTake(origin, workspace)) continue;
      const next = queue.shift();
      origin.queues.delete(workspace);
      if (queue.length > 0) origin.queues.set(workspace, queue);
      next?.start();
      return true;
    }
    return false;
  }
}

const busyText = "Your workspace already has as many requests under way as it may have to";

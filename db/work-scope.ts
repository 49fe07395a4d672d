import { AsyncLocalStorage } from "node:async_hooks";

/** The workspace and the limits of the current work. Every statement reads it when it runs. */
export interface WorkScope {
  /** The workspace the work is for; null until it is known, and for work without a workspace. */
  customerId: string | null;
  /** The time limit of one statement in milliseconds; null means PostgreSQL's own limit. */
  statementMs: number | null;
  /** Whether a connection is already held: a statement in addition to a transaction must not wait for another. */
  holdsConnection?: boolean;
  /** Cancels the statement that is running, and refuses further ones, once no one waits for the result. */
  signal?: AbortSignal;
  /** The request, whose signal aborts when its caller leaves. Only work that changes nothing may heed it. */
  caller?: { readonly signal: AbortSignal };
  /** The request, or the durable run, that the work is for. Lines of the log name it. */
  requestId?: string;
  runId?: string;
}

/**
 * Kept globally, like the runtime's pool, which reads it: a development server reloads this module but not the pool.
 */
const kept = globalThis as { signalWorkScope?: AsyncLocalStorage<WorkScope> };
kept.signalWorkScope ??= new AsyncLocalStorage<WorkScope>();
const storage = kept.signalWorkScope;
const unscoped: WorkScope = { customerId: null, statementMs: null };

/** Runs `work` in its own scope. Queries start when they are awaited, so `work` is awaited inside the scope. */
export const inScope = <T>(scope: WorkScope, work: () => PromiseLike<T>): Promise<T> =>
  storage.run(scope, async () => await work());

/** The scope of the current work; without one, no workspace and no limit. */
export const currentScope = (): WorkScope => storage.getStore() ?? unscoped;

/** Sets the workspace of the current work once it is known, for example after reading a session. */
export function workFor(customerId: string): void {
  const scope = storage.getStore();
  if (scope) scope.customerId = customerId;
}

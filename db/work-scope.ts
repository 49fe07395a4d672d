import { AsyncLocalStorage } from "node:async_hooks";

/** Whose work is running, and what its statements may cost. Every statement reads it where it is run. */
export interface WorkScope {
  /** The workspace that is worked for; null until it is known, and for work that belongs to none. */
  customerId: string | null;
  /** How long one statement may run, in milliseconds; null leaves it to PostgreSQL's own limit. */
  statementMs: number | null;
  /** Whether a connection is held already: a statement beside a transaction must not wait for its turn again. */
  holdsConnection?: boolean;
}

const storage = new AsyncLocalStorage<WorkScope>();
const unscoped: WorkScope = { customerId: null, statementMs: null };

/** Runs `work` in a scope of its own. Queries start when they are awaited, so they are awaited inside of it. */
export const inScope = <T>(scope: WorkScope, work: () => PromiseLike<T>): Promise<T> =>
  storage.run(scope, async () => await work());

/** The scope of the running work; where none was opened, nobody's and without a limit. */
export const currentScope = (): WorkScope => storage.getStore() ?? unscoped;

/** Names the workspace of the running work once it is known, as after reading a session. */
export function workFor(customerId: string): void {
  const scope = storage.getStore();
  if (scope) scope.customerId = customerId;
}

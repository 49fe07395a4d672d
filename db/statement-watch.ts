/** What telemetry learns of the database: each statement's operation, never its text or values, and the pool's use. */

export interface StatementWatch {
  /** Runs a statement and reports it; `operation` is `SELECT`, `INSERT` and so on. */
  around<T>(operation: string, run: () => Promise<T>): Promise<T>;
}

export interface PoolUse {
  inUse: number;
  waiting: number;
}

/** Kept globally, because the file that starts telemetry is bundled apart from the pool. */
const kept = globalThis as {
  signalStatementWatch?: StatementWatch;
  signalPools?: Map<WeakRef<object>, () => PoolUse>;
};
kept.signalPools ??= new Map();
const pools = kept.signalPools;

/** Watches every statement from now on; null stops it. */
export function watchStatements(watch: StatementWatch | null): void {
  kept.signalStatementWatch = watch ?? undefined;
}

/** Runs a statement under the watch, if there is one. */
export const watched = <T>(text: string, run: () => Promise<T>): Promise<T> =>
  kept.signalStatementWatch ? kept.signalStatementWatch.around(operationOf(text), run) : run();

const known = new Set(["SELECT", "INSERT", "UPDATE", "DELETE", "WITH", "SET", "CREATE", "DROP"]);

function operationOf(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? "";
  return known.has(word) ? word : "OTHER";
}

/** Counts a pool for as long as its client exists. */
export function countPool(client: object, use: () => PoolUse): void {
  pools.set(new WeakRef(client), use);
}

/** Connections in use, and statements that wait for one, in all pools of this process. */
export function poolUse(): PoolUse {
  for (const client of pools.keys()) if (!client.deref()) pools.delete(client);
  const uses = [...pools.values()].map((use) => use());
  return {
    inUse: uses.reduce((sum, { inUse }) => sum + inUse, 0),
    waiting: uses.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

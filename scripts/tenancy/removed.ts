/** Called by rewritten query files to check which predicate is currently removed. */
import { type SQL, sql } from "drizzle-orm";

interface State {
  /** The predicates that were evaluated. */
  met: Set<string>;
  removed: string | null;
}

declare global {
  var tenancyState: State | undefined;
}

/** Global because vitest loads this file once for its runner and once for the tests. */
globalThis.tenancyState ??= { met: new Set(), removed: null };
const state = globalThis.tenancyState;

/** The predicate, or one that is always true if the predicate is removed. */
export function of(id: string, predicate: SQL): SQL {
  state.met.add(id);
  return state.removed === id ? sql`true` : predicate;
}

export function isRemoved(id: string): SQL {
  state.met.add(id);
  return state.removed === id ? sql`true` : sql`false`;
}

/** Runs a test and returns the predicates it reached. */
export async function meetPredicates(run: () => unknown): Promise<string[]> {
  state.met.clear();
  await run();
  return [...state.met];
}

/** Runs a function while a predicate is removed. */
export async function withoutPredicate<T>(id: string, run: () => Promise<T>): Promise<T> {
  state.removed = id;
  try {
    return await run();
  } finally {
    state.removed = null;
  }
}

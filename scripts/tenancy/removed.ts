/** What a rewritten query file asks: which predicate is removed now. */
import { type SQL, sql } from "drizzle-orm";

interface State {
  /** The predicates that were asked about. */
  met: Set<string>;
  removed: string | null;
}

declare global {
  var tenancyState: State | undefined;
}

/** Global, since vitest loads this file once for its runner and once for the tests. */
globalThis.tenancyState ??= { met: new Set(), removed: null };
const state = globalThis.tenancyState;

/** The predicate, or one that every row meets where it is the removed one. */
export function of(id: string, predicate: SQL): SQL {
  state.met.add(id);
  return state.removed === id ? sql`true` : predicate;
}

export function isRemoved(id: string): SQL {
  state.met.add(id);
  return state.removed === id ? sql`true` : sql`false`;
}

/** Runs a test, and answers which predicates it came by. */
export async function meetPredicates(run: () => unknown): Promise<string[]> {
  state.met.clear();
  await run();
  return [...state.met];
}

/** Does something while a predicate is removed. */
export async function withoutPredicate<T>(id: string, run: () => Promise<T>): Promise<T> {
  state.removed = id;
  try {
    return await run();
  } finally {
    state.removed = null;
  }
}

/** What a rewritten query file asks: which predicate is removed in this run. */
import { appendFileSync } from "node:fs";
import { type SQL, sql } from "drizzle-orm";
import { expect } from "vitest";

const seen = new Set<string>();

/** The predicate, or one that every row meets where it is the removed one. */
export function of(id: string, predicate: SQL): SQL {
  leaveWord(id);
  return process.env.MUTANT === id ? sql`true` : predicate;
}

export function isRemoved(id: string): SQL {
  leaveWord(id);
  return process.env.MUTANT === id ? sql`true` : sql`false`;
}

function leaveWord(id: string): void {
  if (!process.env.TENANCY_SEEN || seen.has(id)) return;
  seen.add(id);
  const { testPath } = expect.getState();
  if (testPath) appendFileSync(process.env.TENANCY_SEEN, `${id}\t${testPath}\n`);
}

/** Locks the tables of a migration beside traffic, without deadlocks and without holding it up. */
import { sql } from "drizzle-orm";
import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";

export type Executes = Pick<PostgresJsDatabase, "execute">;

/**
 * How long a migration waits for all its locks together, in ms. Less than PostgreSQL's `deadlock_timeout` of 1 s: of
 * two that wait for each other, the migration gives way before a request is chosen as the victim.
 */
const lockMs = 700;
/** Statements after which nobody may use the table until the migration has ended. */
const exclusive =
  /\b(?:alter\s+table|drop\s+table|truncate(?:\s+table)?|drop\s+trigger\s+(?:if\s+exists\s+)?\S+\s+on)\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/gi;

/**
 * Locks all existing tables that the statements name, by name and before the first statement, so that a migration holds
 * none while it works up to the next one. Tables that it changes are locked for everyone, the others against writes.
 */
export async function lockTables(tx: Executes, statements: readonly string[]): Promise<void> {
  const text = statements.join("\n");
  const words = new Set(text.match(/\w+/g));
  const changed = new Set([...text.matchAll(exclusive)].map(([, name]) => name));
  const tables = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  const locks = tables
    .filter(({ name }) => words.has(name))
    .map(
      ({ name }) => `lock table "${name}" in ${changed.has(name) ? "access" : "share row"} exclusive mode;`,
    );
  await limit(tx, { lock_timeout: lockMs, statement_timeout: lockMs });
  // One statement, so that the limit is for all of them together.
  if (locks.length > 0) await tx.execute(sql.raw(`do $$ begin ${locks.join(" ")} end $$`));
  await limit(tx, { lock_timeout: lockMs, statement_timeout: 0 });
}

/** Sets limits in ms until the transaction ends; 0 is none. */
export async function limit(
  tx: Executes,
  limits: Partial<Record<"lock_timeout" | "statement_timeout", number>>,
): Promise<void> {
  for (const [name, ms] of Object.entries(limits)) {
    await tx.execute(sql`select set_config(${name}, ${`${ms}ms`}, true)`);
  }
}

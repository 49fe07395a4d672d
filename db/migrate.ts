import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { isContended } from "./failures";
import { requireKnownSchema } from "./known-schema";
import { type Executes, limit, lockTables } from "./migration-locks";
import { defaultPlans } from "./plans";
import { plans } from "./schema";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** An arbitrary lock number, the same for every instance: the holder migrates, the others wait. */
const lockKey = 7_310_021;

/** How long to wait for others, in ms. */
export interface MigrationPatience {
  /** For another migration. Default 2 minutes. */
  turnMs?: number;
  /** For tables that are in use, in short tries with pauses, so that requests pass in between. Default 1 minute. */
  tableMs?: number;
}

/** A migration did not get a lock in time, and changed nothing. The message says who holds it. */
export class MigrationBlockedError extends Error {
  override readonly name = "MigrationBlockedError";
}

/** The next migration to apply; undefined if there is none. */
type Next = MigrationMeta | undefined;

/**
 * Runs pending migrations and adds the default plans. Each migration commits alone, in a transaction that also holds
 * the lock, so that nothing can leak it. Throws `NewerDatabaseError` if a newer version has migrated the database. The
 * URL must be PostgreSQL's own.
 */
export async function runMigrations(
  url: string,
  patience: MigrationPatience = {},
  migrations: MigrationMeta[] = readMigrationFiles({ migrationsFolder }),
): Promise<void> {
  const { turnMs = 120_000, tableMs = 60_000 } = patience;
  const connection = { application_name: "signal-to-action-migrate" };
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection });
  const db = drizzle(client);
  let hasTurn = false;

  /** Applies the next migration; after the last one, the default plans. Returns what was applied. */
  const step = () =>
    db.transaction(async (tx): Promise<Next> => {
      hasTurn = false;
      await limit(tx, { lock_timeout: turnMs });
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      hasTurn = true;
      await requireKnownSchema(tx, migrations.at(-1)?.folderMillis);
      const next = await findNext(tx, migrations);
      if (next) await apply(tx, next);
      else {
        await lockTables(tx, []);
        await tx.insert(plans).values(defaultPlans).onConflictDoNothing();
      }
      return next;
    });

  try {
    let giveUpAt = performance.now() + tableMs;
    for (let tries = 1; ; tries += 1) {
      try {
        if (!(await step())) return;
        [tries, giveUpAt] = [0, performance.now() + tableMs];
      } catch (error) {
        if (!isContended(error) && !isStatementTimeout(error)) throw error;
        if (!hasTurn) {
          throw new MigrationBlockedError(
            `Another migration did not end within ${turnMs / 1_000} s. ${await describeHolder(db)}`,
          );
        }
        const pauseMs = Math.min(100 * 2 ** tries, 2_000);
        if (performance.now() + pauseMs > giveUpAt) {
          throw new MigrationBlockedError(
            `A table was in use for more than ${tableMs / 1_000} s. The migration changed nothing: run it again when the database is less busy.`,
          );
        }
        await delay(pauseMs);
      }
    }
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** The first migration that was not applied, as drizzle's migrator finds it: the same table, the same hashes. */
async function findNext(tx: Executes, migrations: MigrationMeta[]): Promise<Next> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [last] = await tx.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return migrations.find(({ folderMillis }) => folderMillis > Number(last?.at ?? 0));
}

async function apply(tx: Executes, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  await lockTables(tx, statements);
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
  );
}

/** PostgreSQL's `query_canceled`, as the limit of all locks together causes it. */
function isStatementTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === "57014";
}

async function describeHolder(db: Executes): Promise<string> {
  const [holder] = await db.execute<{ pid: number; name: string; state: string }>(
    sql`select a.pid, a.application_name as name, a.state from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.granted and l.objid = ${lockKey}
          and l.database = (select oid from pg_database where datname = current_database())`,
  );
  if (!holder) return "Run it again.";
  const { pid, name, state } = holder;
  return (
    `Process ${pid} of the database${name && ` (${name})`} holds its lock and is ${state}. ` +
    "If no migration runs, a pooler kept the lock of an older version: " +
    `end it with select pg_terminate_backend(${pid}).`
  );
}

import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { requireKnownSchema } from "./known-schema";
import { defaultPlans } from "./plans";
import { plans } from "./schema";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** An arbitrary lock number, the same for every instance: the holder migrates, the others wait. */
const lockKey = 7_310_021;

/** How long to wait for others, in ms. */
export interface MigrationPatience {
  /** For another migration. Default 2 minutes. */
  turnMs?: number;
  /** For a table that is in use: everything behind a waiting migration waits too. Default 10 s. */
  tableMs?: number;
}

/** The migration did not get a lock in time, and changed nothing. The message says who holds it. */
export class MigrationBlockedError extends Error {
  override readonly name = "MigrationBlockedError";
}

/**
 * Runs pending migrations and adds the default plans, in one transaction that also holds the lock, so that nothing can
 * leak it. Throws `NewerDatabaseError` if a newer version has migrated the database. The URL must be PostgreSQL's own.
 */
export async function runMigrations(url: string, patience: MigrationPatience = {}): Promise<void> {
  const { turnMs = 120_000, tableMs = 10_000 } = patience;
  const connection = { application_name: "signal-to-action-migrate" };
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, connection });
  const db = drizzle(client);
  let waitsFor = "turn";
  try {
    await db.transaction(async (tx) => {
      await limitWaiting(tx, turnMs);
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
      waitsFor = "table";
      await limitWaiting(tx, tableMs);
      await requireKnownSchema(tx);
      await applyPending(tx);
      await tx.insert(plans).values(defaultPlans).onConflictDoNothing();
    });
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new MigrationBlockedError(
      waitsFor === "turn"
        ? `Another migration did not end within ${turnMs / 1_000} s. ${await describeHolder(db)}`
        : `A table was in use for more than ${tableMs / 1_000} s. Nothing was changed: run the migration again when the database is less busy.`,
    );
  } finally {
    await client.end({ timeout: 5 });
  }
}

type Executes = Pick<PostgresJsDatabase, "execute">;

const limitWaiting = (tx: Executes, ms: number) =>
  tx.execute(sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`);

/** What drizzle's migrator does, whose lock would have to outlive its transaction. The same table, the same hashes. */
async function applyPending(tx: Executes): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [last] = await tx.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= Number(last?.at ?? 0)) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** PostgreSQL's `lock_not_available`. */
function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause && cause.code === "55P03";
}

async function describeHolder(db: Executes): Promise<string> {
  const [holder] = await db.execute<{ pid: number; name: string; state: string }>(
    sql`select a.pid, a.application_name as name, a.state from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'advisory' and l.granted and l.objid = ${lockKey}
          and l.database = (select oid from pg_database where datname = current_database())`,
  );
  if (!holder) return "Run it again.";
  const { pid, name, state } = holder;
  return `Process ${pid} of the database${name && ` (${name})`} holds its lock and is ${state}. If no migration runs, a pooler kept the lock of an older version: end it with select pg_terminate_backend(${pid}).`;
}

import { sql } from "drizzle-orm";
import type { PostgresJsDatabase } from "drizzle-orm/postgres-js";
import journal from "./migrations/meta/_journal.json";

/** The database was migrated by a newer version of the product. The message says what to do. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
}

const newestKnown = Math.max(...journal.entries.map(({ when }) => when));

/**
 * Throws `NewerDatabaseError` if a newer version has migrated the database: older code may read and write it wrongly.
 * A database that was never migrated is fine.
 */
export async function requireKnownSchema(
  db: Pick<PostgresJsDatabase, "execute">,
  newest: number = newestKnown,
): Promise<void> {
  if ((await newestApplied(db)) <= newest) return;
  throw new NewerDatabaseError(
    "The database was migrated by a newer version of Signal-to-Action. Start that version, or restore the backup made before the upgrade.",
  );
}

/** Whether the database has every migration of this version, or more. */
export const isMigrated = async (db: Pick<PostgresJsDatabase, "execute">): Promise<boolean> =>
  (await newestApplied(db)) >= newestKnown;

/** When the newest applied migration was made; 0 if the database was never migrated. */
async function newestApplied(db: Pick<PostgresJsDatabase, "execute">): Promise<number> {
  const [table] = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return 0;
  const [row] = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return Number(row?.at ?? 0);
}

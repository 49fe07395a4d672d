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
export async function requireKnownSchema(db: Pick<PostgresJsDatabase, "execute">): Promise<void> {
  const [table] = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table?.exists) return;
  const [row] = await db.execute<{ at: string | null }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  if (Number(row?.at ?? 0) <= newestKnown) return;
  throw new NewerDatabaseError(
    "The database was migrated by a newer version of Signal-to-Action. Start that version, or restore the backup made before the upgrade.",
  );
}

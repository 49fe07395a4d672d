import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres, { type Sql } from "postgres";
import { defaultPlans } from "./plans";
import { plans } from "./schema";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** An arbitrary lock number, the same for every instance: the holder migrates, the others wait. */
const lockKey = 7_310_021;

/** The database was migrated by a newer version of the product. The message says what to do. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
}

/**
 * Runs pending migrations and adds the default plans. Throws `NewerDatabaseError`, and changes nothing, if a newer
 * version has migrated the database: older code may read and write it wrongly. Instances that start at the same time wait for each other. The
 * URL must point to PostgreSQL itself, not to a transaction pooler.
 */
export async function runMigrations(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await client`select pg_advisory_lock(${lockKey})`;
    await requireKnownSchema(client);
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await db.insert(plans).values(defaultPlans).onConflictDoNothing();
  } finally {
    // Ending the session releases the lock, also after a failed migration.
    await client.end({ timeout: 5 });
  }
}

async function requireKnownSchema(client: Sql): Promise<void> {
  const [{ exists } = { exists: false }] = await client<{ exists: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as exists`;
  if (!exists) return;
  const [row] = await client<{ at: string | null }[]>`
    select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (row?.at && Number(row.at) > known) {
    throw new NewerDatabaseError(
      "The database was migrated by a newer version of Signal-to-Action. Start that version, or restore the backup made before the upgrade.",
    );
  }
}

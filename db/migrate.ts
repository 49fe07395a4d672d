import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { requireKnownSchema } from "./known-schema";
import { defaultPlans } from "./plans";
import { plans } from "./schema";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** An arbitrary lock number, the same for every instance: the holder migrates, the others wait. */
const lockKey = 7_310_021;

/**
 * Runs pending migrations and adds the default plans. Throws `NewerDatabaseError`, and changes nothing, if a newer
 * version has migrated the database. Instances that start at the same time wait for each other. The URL must point to
 * PostgreSQL itself, not to a transaction pooler.
 */
export async function runMigrations(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await client`select pg_advisory_lock(${lockKey})`;
    const db = drizzle(client);
    await requireKnownSchema(db);
    await migrate(db, { migrationsFolder });
    await db.insert(plans).values(defaultPlans).onConflictDoNothing();
  } finally {
    // Ending the session releases the lock, also after a failed migration.
    await client.end({ timeout: 5 });
  }
}

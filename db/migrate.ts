import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/postgres-js";
import { migrate } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import { defaultPlans } from "./plans";
import { plans } from "./schema";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any number, the same for every instance: whoever holds it migrates, the others wait. */
const lockKey = 7_310_021;

/**
 * Brings a database up to date: the migrations that it lacks, and the plans. Instances that start together
 * wait for each other. The address must reach PostgreSQL itself, not a pooler of transactions.
 */
export async function runMigrations(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await client`select pg_advisory_lock(${lockKey})`;
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    await db.insert(plans).values(defaultPlans).onConflictDoNothing();
  } finally {
    // Ending the session gives the lock back, also where a migration failed.
    await client.end({ timeout: 5 });
  }
}

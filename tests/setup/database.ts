import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startPostgres } from "@/scripts/postgres/start-postgres";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { administer, databaseUrl, templateDatabase } from "./create-database";

const shared = "product_test";

/**
 * Vitest's global setup: a temporary PostgreSQL or the server at TEST_DATABASE_URL, with the migrated template
 * and a clone of it, at DATABASE_URL, for tests that roll back.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startTemporary();
  const adminUrl = server?.adminUrl ?? process.env.TEST_DATABASE_URL ?? "";
  process.env.TEST_DATABASE_URL = adminUrl;
  try {
    await makeDatabases(adminUrl);
  } catch (error) {
    await server?.remove();
    throw error;
  }
  process.env.DATABASE_URL = databaseUrl(adminUrl, shared);
  return async () => server?.remove();
}

async function startTemporary() {
  const dataDir = makeTemporaryFolder();
  const server = await startPostgres({ dataDir, durable: false, log: () => {} });
  const remove = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { adminUrl: server.adminUrl, remove };
}

async function makeDatabases(adminUrl: string): Promise<void> {
  await administer(adminUrl, async (sql) => {
    for (const name of [shared, templateDatabase])
      await sql`drop database if exists ${sql(name)} with (force)`;
    await sql`create database ${sql(templateDatabase)} template template0`;
  });
  if (existsSync(fileURLToPath(new URL("../../db/migrate.ts", import.meta.url)))) {
    const { runMigrations } = await import("@/db/migrate");
    await runMigrations(databaseUrl(adminUrl, templateDatabase));
  }
  await administer(adminUrl, (sql) => sql`create database ${sql(shared)} template ${sql(templateDatabase)}`);
}

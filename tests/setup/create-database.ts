import { randomBytes } from "node:crypto";
import postgres from "postgres";

/** A test's own database. `drop` also closes its open connections. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** The name of the migrated database that others are cloned from. */
export const templateDatabase = "template_product";

/** Creates a migrated database with a unique name. */
export async function createDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error("TEST_DATABASE_URL is not set: run through vitest's global setup.");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(adminUrl, async (sql) => {
    await sql`create database ${sql(name)} template ${sql(templateDatabase)}`;
  });
  return {
    url: databaseUrl(adminUrl, name),
    drop: () =>
      administer(adminUrl, async (sql) => void (await sql`drop database ${sql(name)} with (force)`)),
  };
}

/** The same server, another database. */
export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs work over one connection, and closes it afterwards. */
export async function administer<T>(adminUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";

/** An empty database of its own on the server at TEST_DATABASE_URL. `drop` also closes its open connections. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl)
    throw new Error("TEST_DATABASE_URL is not set: the address of a PostgreSQL server for tests.");
  const name = `engine_${randomBytes(8).toString("hex")}`;
  await administer(adminUrl, (sql) => sql`create database ${sql(name)} template template0`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(adminUrl, (sql) => sql`drop database ${sql(name)} with (force)`),
  };
}

async function administer(adminUrl: string, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

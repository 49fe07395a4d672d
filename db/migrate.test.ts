import postgres from "postgres";
import { expect, it } from "vitest";
import { createDatabase } from "@/tests/setup/create-database";
import { NewerDatabaseError } from "./known-schema";
import { runMigrations } from "./migrate";

it("changes nothing in a database that a newer version has migrated", async () => {
  const { url, drop } = await createDatabase();
  const sql = postgres(url, { max: 1 });
  try {
    await runMigrations(url);
    await sql`delete from plans where slug = 'growth'`;
    const later = Date.parse("2999-01-01");
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${later})`;
    await expect(runMigrations(url)).rejects.toThrow(NewerDatabaseError);
    expect(await sql`select 1 from plans where slug = 'growth'`).toHaveLength(0);
    await sql`delete from drizzle.__drizzle_migrations where created_at = ${later}`;
    await runMigrations(url);
    expect(await sql`select 1 from plans where slug = 'growth'`).toHaveLength(1);
  } finally {
    await sql.end();
    await drop();
  }
});

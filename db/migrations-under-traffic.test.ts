/** Migrations beside requests that use the same tables in the opposite order. */
import postgres from "postgres";
import { expect, it } from "vitest";
import { createDatabase } from "@/tests/setup/create-database";
import { runMigrations } from "./migrate";
import journal from "./migrations/meta/_journal.json";

const newest = Math.max(...journal.entries.map(({ when }) => when));
const migration = (n: number, ...statements: string[]) => ({
  sql: statements,
  hash: `later ${n}`,
  folderMillis: newest + n,
  bps: true,
});
const columns = Array.from({ length: 5 }, (_, n) => `c${n}`);
const later = [
  ...columns.map((name, n) =>
    migration(
      n + 1,
      `alter table "destinations" add column "${name}" text`,
      // Work between two locks, in which a request takes the second table and waits for the first.
      "select pg_sleep(0.2)",
      `alter table "customers" add column "${name}" text`,
    ),
  ),
  migration(columns.length + 1, `create index "by_c0" on "customers" ("c0")`),
];

it("end without a deadlock for any of them", async () => {
  const { url, drop } = await createDatabase();
  const traffic = postgres(url, { max: 8, onnotice: () => {} });
  const failures: string[] = [];
  let isOver = false;
  let served = 0;
  const client = async () => {
    while (!isOver) {
      await traffic
        .begin(async (tx) => {
          await tx`select count(*) from customers`;
          await tx`select pg_sleep(0.02)`;
          await tx`select count(*) from destinations`;
        })
        .catch((error) => failures.push(String(error.code ?? error)));
      served += 1;
    }
  };
  try {
    await runMigrations(url);
    const clients = Array.from({ length: 8 }, client);
    await runMigrations(url, {}, later).finally(() => {
      isOver = true;
    });
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(served).toBeGreaterThan(0);
    const added =
      await traffic`select 1 from information_schema.columns where column_name in ${traffic(columns)}`;
    expect(added).toHaveLength(2 * columns.length);
  } finally {
    isOver = true;
    await traffic.end();
    await drop();
  }
}, 120_000);

it("are each kept when a later one fails", async () => {
  const { url, drop } = await createDatabase();
  const sql = postgres(url, { max: 1 });
  try {
    const failing = [later[0], migration(2, "select 1 / 0")].flatMap((one) => one ?? []);
    await runMigrations(url);
    await expect(runMigrations(url, {}, failing)).rejects.toThrow();
    expect(await sql`select 1 from information_schema.columns where column_name = 'c0'`).toHaveLength(2);
    await runMigrations(url, {}, later);
    expect(await sql`select 1 from information_schema.columns where column_name = 'c4'`).toHaveLength(2);
  } finally {
    await sql.end();
    await drop();
  }
}, 120_000);

it("run once when several instances start at the same time", async () => {
  const { url, drop } = await createDatabase();
  const sql = postgres(url, { max: 1 });
  try {
    await Promise.all([1, 2, 3].map(() => runMigrations(url, {}, undefined)));
    const [applied] =
      await sql`select count(*)::int as n, count(distinct hash)::int as hashes from drizzle.__drizzle_migrations`;
    expect(applied).toEqual({ n: journal.entries.length, hashes: journal.entries.length });
  } finally {
    await sql.end();
    await drop();
  }
}, 120_000);

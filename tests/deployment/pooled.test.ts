/** The product behind a pooler of transactions: a real PgBouncer with a single connection to a real PostgreSQL. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDb } from "@/db/client";
import { MigrationBlockedError, runMigrations } from "@/db/migrate";
import { customers, destinations } from "@/db/schema";
import { systemClock } from "@/lib/clock";
import { parseKeyRing } from "@/lib/crypto";
import { readHealth } from "@/lib/domain/health/read";
import { root } from "@/scripts/root";
import { seedDatabase } from "@/scripts/seed";
import { createDatabase, type TestDatabase } from "@/tests/setup/create-database";
import { startPgBouncer } from "./pgbouncer";

let database: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
let admin: postgres.Sql;
beforeAll(async () => {
  database = await createDatabase();
  pooler = await startPgBouncer(database.url);
  admin = postgres(database.url, { max: 1 });
});
afterAll(async () => {
  await admin?.end();
  await pooler?.stop();
  await database?.drop();
});

/** Those of this database: the server has those of tests that run at the same time, too. */
const locks = async () =>
  (
    await admin`select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`
  ).length;
const key = Buffer.alloc(32, 7).toString("base64");

/** Runs a command as a user would. */
function run(script: string, settings: Record<string, string>) {
  const { DATABASE_URL: _, ...rest } = process.env;
  const args = ["--import", "tsx", join(root, script)];
  const env = { ...rest, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

describe("migrations", () => {
  beforeEach(() => expect(locks()).resolves.toBe(0));

  it("use the direct address and leave no lock behind", async () => {
    const pooled = { DATABASE_URL: pooler.url, DATABASE_POOLED: "1" };
    expect(run("scripts/migrate.ts", pooled)).toMatchObject({
      status: 1,
      said: expect.stringContaining("Set DATABASE_DIRECT_URL"),
    });
    expect(run("scripts/migrate.ts", { ...pooled, DATABASE_DIRECT_URL: database.url })).toMatchObject({
      status: 0,
      said: expect.stringContaining("up to date"),
    });
    expect(await locks()).toBe(0);
  }, 60_000);

  it("leave no lock behind even through the pooler", async () => {
    for (let time = 0; time < 2; time++) await runMigrations(pooler.url, { turnMs: 2_000 });
    expect(await locks()).toBe(0);
  });

  it("say who holds the lock instead of hanging, and go on when it is released", async () => {
    const old = postgres(database.url, { max: 1, connection: { application_name: "of an older version" } });
    await old`select pg_advisory_lock(7310021)`;
    const blocked = await runMigrations(database.url, { turnMs: 100 }).catch((error) => error);
    expect(blocked).toBeInstanceOf(MigrationBlockedError);
    expect(blocked.message).toMatch(
      /of an older version\) holds its lock and is idle.*pg_terminate_backend\(\d+\)/,
    );
    await old.end();
    await runMigrations(database.url, { turnMs: 5_000 });
  });

  it("do not queue behind a table that is in use, and change nothing", async () => {
    const busy = postgres(database.url, { max: 1 });
    await admin`delete from plans where slug = 'growth'`;
    await busy.begin(async (tx) => {
      await tx`lock table plans in access exclusive mode`;
      await expect(runMigrations(database.url, { tableMs: 100 })).rejects.toThrow("A table was in use");
    });
    await busy.end();
    await runMigrations(database.url);
    expect(await admin`select 1 from plans where slug = 'growth'`).toHaveLength(1);
  });
});

it("seeds, answers its health and rotates keys through the pooler", async () => {
  await seedDatabase(pooler.url, { pooled: true });
  const { db, close } = openDb(pooler.url, { max: 3, pooled: true });
  try {
    expect(await db.select().from(customers)).toHaveLength(2);
    expect(await readHealth({ db, clock: systemClock })).toMatchObject({
      status: "ok",
      checks: { database: "ok" },
    });
    expect(await db.select().from(destinations)).toEqual([]);
  } finally {
    await close();
  }
  const settings = { DATABASE_URL: pooler.url, DATABASE_POOLED: "1", ENCRYPTION_KEY: key };
  expect(run("scripts/rotate-keys.ts", settings)).toMatchObject({
    status: 0,
    said: expect.stringContaining(`with key ${parseKeyRing({ current: key }).current.id}: 0`),
  });
}, 60_000);

it("is refused without DATABASE_POOLED, with the setting that helps", async () => {
  const { openDatabase } = await import("@/scripts/launcher/database");
  const { readSettings } = await import("@/scripts/launcher/settings");
  const { createProgress } = await import("@/scripts/launcher/progress");
  const settings = readSettings({ DATABASE_URL: pooler.url }, false);
  const opened = openDatabase(
    settings,
    createProgress(() => {}),
    new AbortController().signal,
    () => {},
  );
  await expect(opened).rejects.toThrow("set DATABASE_POOLED=1");
});

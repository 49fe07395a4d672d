import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { type Db, openDb } from "@/db/client";
import { runMigrations } from "@/db/migrate";
import type { Clock } from "@/lib/clock";
import { findFreePort } from "@/scripts/free-port";
import { type RunningPostgres, startPostgres } from "@/scripts/postgres/start-postgres";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { movedClock } from "@/tests/durable/clock";
import { type Part, startPart } from "@/tests/durable/part";
import { installDisk } from "./disk";
import { type Outside, openOutside } from "./outside";

/** The whole product as processes that can fail: database, app and engine, with the outside world and one clock. */
export interface Stage {
  db: Db;
  clock: Clock;
  encryptionKey: string;
  app: Part;
  engine: Part;
  outside: Outside;
  /** Moves everyone's clock, back too. */
  moveClock(ms: number): void;
  /** Kills the database server, and starts it again. */
  restartDatabase(): Promise<void>;
  close(): Promise<void>;
}

const encryptionKey = Buffer.alloc(32, 7).toString("base64");

/** Starts everything on a temporary database. */
export async function openStage(): Promise<Stage> {
  const dataDir = makeTemporaryFolder();
  const start = () => startPostgres({ dataDir, log: () => {} });
  let server: RunningPostgres = await start();
  await runMigrations(server.url);
  const { db, close } = openDb(server.url, { max: 4 });
  let aheadMs = 0;
  const clock = movedClock(() => aheadMs);
  const outside = await openOutside(clock.now());
  const [appPort, enginePort] = [await findFreePort(), await findFreePort()];
  const environment = () => ({
    ...process.env,
    NODE_ENV: "test" as const,
    EMBEDDED: "1",
    LOG_LEVEL: "silent",
    DATABASE_URL: server.url,
    NEXTAUTH_SECRET: "a secret of tests that is long enough",
    ENCRYPTION_KEY: encryptionKey,
    INNGEST_DEV: `http://127.0.0.1:${enginePort}`,
    PORT: String(appPort),
    SERVE_URL: `http://127.0.0.1:${appPort}/api/inngest`,
    ENGINE_PORT: String(enginePort),
    VENDOR_URL: outside.vendor.url,
    VENDOR_KEY: outside.vendor.key,
    CLOCK_AHEAD_MS: String(aheadMs),
  });
  const app = await startPart("tests/durable/app.ts", environment);
  const engine = await startPart("tests/durable/engine.ts", environment);
  await installDisk(db);
  return {
    db,
    clock,
    encryptionKey,
    app,
    engine,
    outside,
    moveClock(ms) {
      aheadMs += ms;
      for (const part of [app, engine]) part.tell({ aheadMs });
    },
    async restartDatabase() {
      server.kill();
      await server.exited;
      server = await start();
      await again(() => db.execute(sql`select 1`));
    },
    async close() {
      await Promise.all([app.stop(), engine.stop()]);
      await outside.close();
      await close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Repeats a query whose connection a restart of the database has broken. */
export async function again<T>(query: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await query();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

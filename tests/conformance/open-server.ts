import { rm } from "node:fs/promises";
import { type Db, openDb } from "@/db/client";
import { runMigrations } from "@/db/migrate";
import type { Clock } from "@/lib/clock";
import { findFreePort } from "@/scripts/free-port";
import { startPostgres } from "@/scripts/postgres/start-postgres";
import { makeTemporaryFolder } from "@/scripts/temporary-folder";
import { type Outside, openOutside } from "@/tests/chaos/outside";
import { movedClock } from "@/tests/durable/clock";
import { startPart } from "@/tests/durable/part";

/** A server of durable functions: the embedded engine, or one that runs already. */
export type Server = { kind: "embedded"; checkpointing: boolean } | { kind: "running"; url: string };

/** The product's functions on a server, with a database of their own and the outside world as it was at `now`. */
export interface Product {
  db: Db;
  clock: Clock;
  encryptionKey: string;
  outside: Outside;
  send(event: { name: string; data: Record<string, unknown> }): Promise<void>;
  close(): Promise<void>;
}

const encryptionKey = Buffer.alloc(32, 7).toString("base64");

/** A server that runs already must be a dev server, which needs no keys, and must reach this machine. */
export async function openServer(server: Server, now: Date): Promise<Product> {
  const dataDir = makeTemporaryFolder();
  const postgres = await startPostgres({ dataDir, durable: false, log: () => {} });
  await runMigrations(postgres.url);
  const { db, close } = openDb(postgres.url, { max: 4 });
  const outside = await openOutside(now);
  const [appPort, enginePort] = [await findFreePort(), await findFreePort()];
  const serverUrl = server.kind === "running" ? server.url : `http://127.0.0.1:${enginePort}`;
  const serveUrl = `http://127.0.0.1:${appPort}/api/inngest`;
  const environment = () => ({
    ...process.env,
    NODE_ENV: "test" as const,
    EMBEDDED: "1",
    LOG_LEVEL: "silent",
    DATABASE_URL: postgres.url,
    NEXTAUTH_SECRET: "a secret of tests that is long enough",
    ENCRYPTION_KEY: encryptionKey,
    INNGEST_DEV: serverUrl,
    PORT: String(appPort),
    SERVE_URL: serveUrl,
    ENGINE_PORT: String(enginePort),
    VENDOR_URL: outside.vendor.url,
    VENDOR_KEY: outside.vendor.key,
    ...(server.kind === "embedded" && { CHECKPOINTING: server.checkpointing ? "1" : "0" }),
  });
  const parts = [await startPart("tests/durable/app.ts", environment)];
  if (server.kind === "embedded") parts.push(await startPart("tests/durable/engine.ts", environment));
  else await fetch(serveUrl, { method: "PUT" });
  return {
    db,
    clock: movedClock(() => 0),
    encryptionKey,
    outside,
    async send(event) {
      const body = JSON.stringify(event);
      const { ok, status } = await fetch(`${serverUrl}/e/test`, { method: "POST", body });
      if (!ok) throw new Error(`The server answered ${status} to an event.`);
    },
    async close() {
      await Promise.all(parts.map((part) => part.stop()));
      await outside.close();
      await close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

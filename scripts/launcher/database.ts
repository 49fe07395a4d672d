import { sql } from "drizzle-orm";
import { isPooled } from "@/db/addresses";
import { openDb } from "@/db/client";
import { startPostgres } from "../postgres/start-postgres";
import type { Progress } from "./progress";
import type { Settings } from "./settings";
import { type Running, type Supervised, supervise } from "./supervise";

/** A running database and its address, which may be a pooler's. */
export interface Database extends Running {
  url: string;
}

/**
 * The product's database: a PostgreSQL kept running in the data folder, or the user's own, which is only checked for
 * a response. `onMoved` is called when a restart had to use another port.
 */
export async function openDatabase(
  settings: Settings,
  progress: Progress,
  signal: AbortSignal,
  onMoved: () => void,
): Promise<Supervised<Database>> {
  if (settings.databaseUrl) return ownDatabase(settings.databaseUrl);
  let url: string | undefined;
  const launch = async (): Promise<Database> => {
    const server = await startPostgres({
      dataDir: settings.dataDir,
      log: (text) => progress.note("PostgreSQL", text),
    });
    if (url !== undefined && url !== server.url) onMoved();
    url = server.url;
    return server;
  };
  return supervise(launch, (text) => progress.note("PostgreSQL", text), signal);
}

/** Asks the way the server will: a pooler refuses some of what PostgreSQL itself takes. */
async function ownDatabase(url: string): Promise<Supervised<Database>> {
  const { db, close } = openDb(url, { max: 1, pooled: isPooled(process.env) });
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    const reason = reasonOf(error);
    const hint = /unsupported startup parameter/.test(reason)
      ? "\nIt is the address of a pooler: set DATABASE_POOLED=1, and DATABASE_DIRECT_URL to PostgreSQL's own address."
      : "";
    throw new Error(`Cannot connect to the database in DATABASE_URL: ${reason}${hint}`);
  } finally {
    await close();
  }
  const nothing = async () => {};
  const database = { url, exited: new Promise<string>(() => {}), stop: nothing, kill: () => {} };
  return { running: async () => database, renew: () => {}, stop: nothing, kill: () => {} };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error ? cause.message || String(cause) : String(cause);
}

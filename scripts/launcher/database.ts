import postgres from "postgres";
import { startPostgres } from "../postgres/start-postgres";
import type { Progress } from "./progress";
import type { Settings } from "./settings";
import { type Running, type Supervised, supervise } from "./supervise";

/** A running database and its address. */
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

async function ownDatabase(url: string): Promise<Supervised<Database>> {
  const sql = postgres(url, { max: 1, connect_timeout: 10 });
  try {
    await sql`select 1`;
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(`Cannot connect to the database in DATABASE_URL: ${reason}`);
  } finally {
    await sql.end({ timeout: 5 });
  }
  const nothing = async () => {};
  const database = { url, exited: new Promise<string>(() => {}), stop: nothing, kill: () => {} };
  return { running: async () => database, renew: () => {}, stop: nothing, kill: () => {} };
}

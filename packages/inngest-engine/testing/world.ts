import type { Inngest, InngestFunction, Logger } from "inngest";
import postgres, { type Sql } from "postgres";
import { vi } from "vitest";
import { type Engine, type EngineOptions, startEngine } from "@/packages/inngest-engine";
import { createDatabase } from "./database";
import { type CloudKeys, type ServedApp, serveApp } from "./served-app";
import { quick } from "./world-options";

/** A database, an app and one or more engines for one test file. */
export interface World {
  app: ServedApp;
  client: Inngest;
  /** The first engine, and all engines that were started. */
  engine: Engine;
  engines: Engine[];
  sql: Sql;
  databaseUrl: string;
  logged: { level: string; message: string; facts?: Record<string, unknown> }[];
  /** Starts another engine on the same database and app. */
  startEngine(options?: Partial<EngineOptions>): Promise<Engine>;
  /** The runs of a function, oldest first. */
  runs(functionId: string): Promise<Run[]>;
  /** The same, once `count` of them have ended. `functionId` is without the app's name. */
  finished(functionId: string, count?: number): Promise<Run[]>;
  close(): Promise<void>;
}

export interface Run {
  id: string;
  status: string;
  output: unknown;
  error: unknown;
}

/** Starts everything on its own database and waits until the engine has the functions. */
export async function createWorld(
  functions: (client: Inngest) => InngestFunction.Any[],
  options: Partial<EngineOptions> = {},
  cloud?: CloudKeys,
  logger?: Logger,
): Promise<World> {
  const database = await createDatabase();
  const app = await serveApp(logger);
  const logged: World["logged"] = [];
  const engines: Engine[] = [];
  const start = async (more: Partial<EngineOptions> = {}) => {
    const engine = await startEngine({
      ...quick,
      databaseUrl: database.url,
      serveUrl: app.serveUrl,
      log: (level, message, facts) => logged.push({ level, message, facts }),
      ...cloud,
      ...options,
      ...more,
    });
    engines.push(engine);
    return engine;
  };
  const engine = await start();
  const client = app.use(engine.port, functions, cloud);
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  await until(() => engine.ready);
  const runs = async (functionId: string): Promise<Run[]> => {
    const rows = await sql<{ id: string; status: string; output: string | null; error: string | null }[]>`
      select id, status, output, error from engine.run where function_id = ${functionId} order by id`;
    return rows.map(({ output, error, ...run }) => ({ ...run, output: parse(output), error: parse(error) }));
  };
  return {
    app,
    client,
    engine,
    engines,
    sql,
    databaseUrl: database.url,
    logged,
    startEngine: async (more) => {
      const another = await start(more);
      await until(() => another.ready);
      return another;
    },
    runs,
    finished: (functionId, count = 1) =>
      until(async () => {
        const all = await runs(`app-${functionId}`);
        return all.filter(({ status }) => status !== "running").length >= count && all;
      }),
    async close() {
      await Promise.all(engines.map((one) => one.stop()));
      await sql.end({ timeout: 1 });
      await app.close();
      await database.drop();
    },
  };
}

/** Waits until the probe returns a truthy value or stops throwing. */
export async function until<T>(probe: () => T | Promise<T>): Promise<Exclude<T, false | null | undefined>> {
  return await vi.waitFor(
    async () => {
      const value = await probe();
      if (!value) throw new Error(`Not yet: ${probe}`);
      return value as Exclude<T, false | null | undefined>;
    },
    { timeout: 20_000, interval: 20 },
  );
}

const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

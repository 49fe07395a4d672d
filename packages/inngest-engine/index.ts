import type { Server } from "node:http";
import postgres, { type Sql } from "postgres";
import { connectApp } from "./app";
import { createBatcher } from "./batcher";
import { hashOfKey, saveCheckpoint } from "./checkpoints";
import { type Duties, startDuties } from "./duties";
import { type Accepted, readEvents, storeEvents } from "./events";
import { type EngineOptions, type EngineSettings, settle } from "./options";
import { createRegistry } from "./registry";
import { migrateEngine } from "./schema";
import { BadRequest, createEventServer, listen } from "./server";
import { readHealth, readListing } from "./status";
import { startWorker } from "./worker";

export type { EngineClock, EngineOptions, Log, LogLevel } from "./options";

export interface Engine {
  /** The port of the event API. */
  port: number;
  /** Whether the app has registered its functions and is reachable. */
  readonly ready: boolean;
  /** Begins no more work, but accepts events and saves the results of running calls: for before the app stops. */
  pause(): void;
  /** Stops claiming, waits for running calls up to the grace period, releases the rest, closes all connections. */
  stop(): Promise<void>;
}

type Close = () => Promise<unknown>;

/**
 * Starts an engine: migrates its tables, listens, and runs the app's functions once the app registers them. Rejects
 * if the database is unreachable or the port is taken. It recovers from later failures by itself.
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const settings = settle(options);
  const closing: Close[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= closeAll(closing);
    return stopped;
  };
  try {
    const { port, registry, pause } = await start(settings, closing);
    return {
      port,
      get ready() {
        return registry.ready;
      },
      pause,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Closes in reverse order of opening. */
async function closeAll(closing: Close[]): Promise<void> {
  for (const close of closing.reverse()) await close();
}

async function start(settings: EngineSettings, closing: Close[]) {
  const { log } = settings;
  const sql = connect(settings);
  closing.push(() => sql.end({ timeout: 2 }));
  await migrateEngine(sql);

  let duties: Duties | undefined;
  const wake = () => {
    worker.wake();
    duties?.router.wake();
    duties?.crons.wake();
  };
  const registry = createRegistry((ready) => {
    log("info", ready ? "engine: the app is ready" : "engine: the app is unreachable, jobs are on hold");
    if (ready) wake();
  });
  const app = connectApp(settings);
  const worker = startWorker(sql, app, registry, settings, {
    appLost: () => {
      registry.lost();
      duties?.sync.wake();
    },
    eventsAdded: () => duties?.router.wake(),
  });
  closing.push(worker.stop);

  const server = createEventServer({
    eventKey: settings.eventKey,
    keyHash: settings.signingKey && hashOfKey(settings.signingKey),
    checkpoint: (runId, body) => saveCheckpoint(sql, runId, body, settings.clock.now()),
    accept: acceptEvents(sql, settings, () => duties?.router.wake()),
    health: () => readHealth(sql, registry, worker.running),
    functions: () => readListing(sql, registry),
    syncSoon: () => duties?.sync.wake(),
  });
  closing.push(async () => server.closeAllConnections());
  const port = await listen(server, settings.port, settings.host);

  duties = startDuties(sql, app, registry, settings, { jobs: worker.wake });
  closing.push(duties.stop);
  closing.push(async () => refuseConnections(server));

  log("info", "engine: started", { port });
  const pause = () => {
    worker.pause();
    // The app that it would ask is about to stop.
    void duties?.sync.stop();
  };
  return { port, registry, pause };
}

function connect({ databaseUrl, log }: EngineSettings): Sql {
  return postgres(databaseUrl, {
    max: 6,
    connect_timeout: 10,
    backoff: () => 0.5,
    // Fetching types on connect is a separate query whose error is not handled if the connection breaks.
    fetch_types: false,
    onnotice: () => {},
    onclose: () => log("debug", "engine: a database connection closed"),
    // A queue's statistics are always stale, because it is either empty or full. Its partial indexes work in both
    // cases.
    connection: { application_name: "inngest-engine", statement_timeout: 30_000, enable_seqscan: "off" },
  });
}

function acceptEvents(sql: Sql, { clock, log }: EngineSettings, stored: () => void) {
  const store = createBatcher(async (sendings: Accepted[][]) => {
    const ids = await storeEvents(sql, sendings.flat(), clock.now());
    stored();
    return sendings.map(({ length }) => ids.splice(0, length));
  });
  return async (body: unknown, seed: string | undefined): Promise<string[]> => {
    let events: Accepted[];
    try {
      events = readEvents(body, seed, clock.now());
    } catch (error) {
      throw new BadRequest(error instanceof Error ? error.message : String(error));
    }
    try {
      return events.length === 0 ? [] : await store(events);
    } catch (error) {
      log("error", "engine: events could not be stored", { error: String(error) });
      throw error;
    }
  };
}

/** Accepts no new connections; current requests are answered. */
function refuseConnections(server: Server): void {
  server.close();
  server.closeIdleConnections();
}

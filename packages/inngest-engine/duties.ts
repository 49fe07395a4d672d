import type { Sql } from "postgres";
import type { App } from "./app";
import { undoAheadClock } from "./clock-went-back";
import { newId } from "./ids";
import { listenForWork } from "./listening";
import { type Loop, startLoop } from "./loop";
import type { EngineSettings } from "./options";
import { beat, prune } from "./prune";
import type { Registry } from "./registry";
import { routeEvents } from "./routing";
import { fireCrons } from "./schedule";
import { createSync } from "./sync";

/** What an engine does besides running jobs. */
export interface Duties {
  sync: Loop;
  router: Loop;
  crons: Loop;
  stop(): Promise<void>;
}

const heartbeatMs = 15_000;
const pruneMs = 600_000;
/** The pause between two batches of pruning, so that the queue comes first. */
const pruneBreakMs = 50;
/** How often the app is polled while it is unreachable. */
const awayMs = 300;

/** Keeps the list of functions current, turns events and ticks into runs, prunes, and writes the heartbeat. */
export function startDuties(
  sql: Sql,
  app: App,
  registry: Registry,
  settings: EngineSettings,
  wakes: { jobs(): void },
): Duties {
  const { clock, log, pollMs, retentionMs, syncMs } = settings;
  const engineId = newId();
  const work = listenForWork(sql, engineId, { jobs: wakes.jobs, events: () => router.wake() });
  const ask = createSync(app, registry, log);

  const sync = startLoop("syncing", async () => ((await ask(clock.now())) ? syncMs : awayMs), log);
  const router = startLoop(
    "routing events",
    async () => {
      const count = registry.ready ? await routeEvents(sql, registry, clock.now()) : 0;
      if (count === 0) return pollMs;
      wakes.jobs();
      return 0;
    },
    log,
  );
  const crons = startLoop("firing crons", cronWork(sql, registry, settings), log);
  const heartbeat = startLoop(
    "heartbeat",
    async () => {
      await beat(sql, engineId);
      const moved = await undoAheadClock(sql, clock.now());
      if (moved > 0) {
        log("warn", "engine: the clock went back, jobs were brought forward", { jobs: moved });
        wakes.jobs();
      }
      await work.check();
      return heartbeatMs;
    },
    log,
  );
  const pruning = startLoop(
    "pruning",
    async () => {
      const now = clock.now();
      const more = await prune(sql, new Date(now.getTime() - retentionMs), now);
      return more ? pruneBreakMs : pruneMs;
    },
    log,
  );

  return {
    sync,
    router,
    crons,
    async stop() {
      await Promise.all([sync, router, crons, heartbeat, pruning].map((loop) => loop.stop()));
      await sql`delete from engine.heartbeat where id = ${engineId}`.catch(() => undefined);
    },
  };
}

/** Queries the database only if a tick is due or the functions were registered again. */
function cronWork(sql: Sql, registry: Registry, { clock, pollMs }: EngineSettings): () => Promise<number> {
  let next: Date | undefined;
  let plannedAt: Date | undefined;
  return async () => {
    const now = clock.now();
    if (registry.ready && (plannedAt !== registry.syncedAt || (next && next <= now))) {
      const { syncedAt } = registry;
      next = await fireCrons(sql, registry, now);
      plannedAt = syncedAt;
    }
    return next ? Math.min(Math.max(next.getTime() - clock.now().getTime(), 1), pollMs) : pollMs;
  };
}

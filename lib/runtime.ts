/** The dependencies of this process, opened once on first use, so that building the product opens nothing. */
import { type OpenDb, openDb } from "@/db/client";
import { type Clock, systemClock } from "@/lib/clock";
import { type Compute, createCompute } from "@/lib/compute/compute";
import { startThread } from "@/lib/compute/thread";
import { type Env, env } from "@/lib/env";
import { openPorts, type Ports } from "@/lib/ports";

export interface Runtime {
  env: Env;
  db: OpenDb["db"];
  ports: Ports;
  clock: Clock;
  compute: Compute;
}

/** Stored globally: a development server reloads modules and must not open a new pool each time. */
const kept = globalThis as { signalRuntime?: Runtime };

export function runtime(): Runtime {
  kept.signalRuntime ??= open();
  return kept.signalRuntime;
}

/** The dependencies if they were opened already. */
export const openedRuntime = (): Runtime | undefined => kept.signalRuntime;

function open(): Runtime {
  const settings = env();
  // next-auth reads its own URL only from here.
  process.env.NEXTAUTH_URL = settings.APP_URL;
  const { db } = openDb(settings.DATABASE_URL, {
    max: settings.DATABASE_POOL,
    pooled: settings.DATABASE_POOLED,
    // A platform suspends idle instances, which then hold their connections for nothing.
    idleSeconds: settings.VERCEL ? 5 : undefined,
  });
  return {
    env: settings,
    db,
    ports: openPorts(settings, db),
    clock: systemClock,
    compute: createCompute(startThread),
  };
}

/** What this process works with, opened once and on first use, so that building the product opens nothing. */
import { type OpenDb, openDb } from "@/db/client";
import { type Clock, systemClock } from "@/lib/clock";
import { type Env, env } from "@/lib/env";
import { openPorts, type Ports } from "@/lib/ports";

export interface Runtime {
  env: Env;
  db: OpenDb["db"];
  ports: Ports;
  clock: Clock;
}

/** Kept on the global object: a development server reloads modules, and must not open a pool each time. */
const kept = globalThis as { signalRuntime?: Runtime };

export function runtime(): Runtime {
  kept.signalRuntime ??= open();
  return kept.signalRuntime;
}

function open(): Runtime {
  const settings = env();
  // next-auth reads its own address from here and nowhere else.
  process.env.NEXTAUTH_URL ||= settings.APP_URL;
  const { db } = openDb(settings.DATABASE_URL, {
    max: settings.DATABASE_POOL,
    pooled: settings.DATABASE_POOLED,
  });
  return { env: settings, db, ports: openPorts(settings, db), clock: systemClock };
}

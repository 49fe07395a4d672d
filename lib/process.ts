/** The environment, database and clock of this process, opened once on first use: what a probe needs. */
import { type OpenDb, openDb } from "@/db/client";
import { type Clock, systemClock } from "@/lib/clock";
import { type Env, env } from "@/lib/env";

export interface Process {
  env: Env;
  db: OpenDb["db"];
  clock: Clock;
}

/** Stored globally: a development server reloads modules and must not open a new pool each time. */
const kept = globalThis as { signalProcess?: Process };

export function openProcess(): Process {
  kept.signalProcess ??= open();
  return kept.signalProcess;
}

/** The same if it was opened already. */
export const openedProcess = (): Process | undefined => kept.signalProcess;

function open(): Process {
  const settings = env();
  // next-auth reads its own URL only from here.
  process.env.NEXTAUTH_URL = settings.APP_URL;
  const { db } = openDb(settings.DATABASE_URL, {
    max: settings.DATABASE_POOL,
    pooled: settings.DATABASE_POOLED,
    // A platform suspends idle instances, which then hold their connections for nothing.
    idleSeconds: settings.VERCEL ? 5 : undefined,
  });
  return { env: settings, db, clock: systemClock };
}

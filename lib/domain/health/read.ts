import type { Db } from "@/db/client";
import { findBeatAcrossCustomers } from "@/db/queries/heartbeats";
import { inScope } from "@/db/work-scope";
import { type Clock, minutes, seconds } from "@/lib/clock";
import type { Health } from "@/lib/contracts/account";

const databaseTimeoutMs = seconds(2);
const engineSilenceMs = minutes(2);
const version = "0.1.0";

/**
 * The service's health: `degraded` if the database does not answer within 2 s. The engine is `unknown` if its
 * schedules have been silent for 2 minutes, or reported from a clock that ran ahead; that does not count as degraded.
 */
export async function readHealth({ db, clock }: { db: Db; clock: Clock }): Promise<Health> {
  const beat = await lastBeat(db);
  const now = clock.now();
  const isHeard =
    beat.answered && beat.at !== null && Math.abs(now.getTime() - beat.at.getTime()) < engineSilenceMs;
  return {
    status: beat.answered ? "ok" : "degraded",
    version,
    time: now.toISOString(),
    checks: { database: beat.answered ? "ok" : "down", engine: isHeard ? "ok" : "unknown" },
  };
}

async function lastBeat(db: Db): Promise<{ answered: boolean; at: Date | null }> {
  const silence = new Promise<{ answered: false; at: null }>((resolve) => {
    setTimeout(() => resolve({ answered: false, at: null }), databaseTimeoutMs).unref();
  });
  const scope = { customerId: null, statementMs: databaseTimeoutMs };
  const answer = inScope(scope, () => findBeatAcrossCustomers(db, { name: "engine" })).then(
    (at) => ({ answered: true, at }),
    () => ({ answered: false, at: null }),
  );
  return Promise.race([answer, silence]);
}

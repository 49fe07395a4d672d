import type { Db } from "@/db/client";
import { isWriteRefused } from "@/db/failures";
import { beatAcrossCustomers, findBeatAcrossCustomers } from "@/db/queries/heartbeats";
import { countSetAsidesAcrossCustomers } from "@/db/queries/set-asides";
import { inScope } from "@/db/work-scope";
import { type Clock, days, minutes, seconds } from "@/lib/clock";
import type { Health } from "@/lib/contracts/account";
import { log } from "@/lib/log";

const databaseTimeoutMs = seconds(2);
const probeMs = seconds(5);
const engineSilenceMs = minutes(2);
const version = "0.1.0";

/**
 * The service's health: `degraded` if the database does not answer within 2 s or refuses writes. The engine is `unknown` if its
 * schedules have been silent for 2 minutes, or reported from a clock that ran ahead; that does not count as degraded.
 */
export async function readHealth({ db, clock }: { db: Db; clock: Clock }): Promise<Health> {
  const now = clock.now();
  const [beat, isWritable, setAside] = await Promise.all([
    lastBeat(db),
    takesWrites(db, now),
    countSetAside(db, now),
  ]);
  const isHeard =
    beat.answered && beat.at !== null && Math.abs(now.getTime() - beat.at.getTime()) < engineSilenceMs;
  return {
    status: beat.answered && isWritable ? "ok" : "degraded",
    version,
    time: now.toISOString(),
    checks: {
      database: !beat.answered ? "down" : isWritable ? "ok" : "read_only",
      engine: isHeard ? "ok" : "unknown",
    },
    setAside,
  };
}

/** How much was set aside in the last day; null while the database does not answer. */
function countSetAside(db: Db, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - days(1));
  const scope = { customerId: null, statementMs: databaseTimeoutMs };
  const count = inScope(scope, () => countSetAsidesAcrossCustomers(db, { since })).catch(() => null);
  return within<number | null>(count, null);
}

/** Anyone may ask for the health, but not cause a write each time. */
const probes = new WeakMap<Db, { until: number; takesWrites: Promise<boolean> }>();

function takesWrites(db: Db, now: Date): Promise<boolean> {
  const known = probes.get(db);
  if (known && now.getTime() < known.until && now.getTime() >= known.until - probeMs)
    return known.takesWrites;
  const probe = { until: now.getTime() + probeMs, takesWrites: probeWrites(db, now) };
  probes.set(db, probe);
  return probe.takesWrites;
}

/** False if the database refuses writes, as on a full disk. A write that fails for another reason says nothing. */
async function probeWrites(db: Db, now: Date): Promise<boolean> {
  const scope = { customerId: null, statementMs: databaseTimeoutMs };
  const write = inScope(scope, () => beatAcrossCustomers(db, { name: "health", at: now }));
  return within(
    write.then(() => true),
    true,
  ).catch((error: unknown) => !isWriteRefused(error));
}

/** The promise's value, or `otherwise` if it does not settle before the database counts as down. */
function within<T>(promise: Promise<T>, otherwise: T): Promise<T> {
  const silence = new Promise<T>((resolve) => {
    setTimeout(() => resolve(otherwise), databaseTimeoutMs).unref();
  });
  return Promise.race([promise, silence]);
}

async function lastBeat(db: Db): Promise<{ answered: boolean; at: Date | null }> {
  const scope = { customerId: null, statementMs: databaseTimeoutMs };
  const answer = inScope(scope, () => findBeatAcrossCustomers(db, { name: "engine" })).then(
    (at) => ({ answered: true, at }),
    (error: unknown) => ({ answered: false, at: null, error }),
  );
  const beat = await within<{ answered: boolean; at: Date | null; error?: unknown }>(answer, {
    answered: false,
    at: null,
  });
  reportChange(db, beat.answered, beat.error);
  return beat;
}

/** Whether the database was down when the health was last read. */
const downs = new WeakMap<Db, boolean>();

/** Logs why the database is down once, not at every probe, and that it is back. */
function reportChange(db: Db, answered: boolean, error: unknown): void {
  if (answered === !downs.get(db)) return;
  downs.set(db, !answered);
  if (answered) log.info("the database answers again");
  else log.error({ ...(error !== undefined && { err: error }) }, "the database does not answer");
}

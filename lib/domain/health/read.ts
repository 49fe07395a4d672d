import type { Db } from "@/db/client";
import { isWriteRefused } from "@/db/failures";
import { beatAcrossCustomers, findBeatAcrossCustomers } from "@/db/queries/heartbeats";
import { countSetAsidesAcrossCustomers } from "@/db/queries/set-asides";
import { StatementTimeoutError } from "@/db/shared-client";
import { inScope } from "@/db/work-scope";
import { type Clock, days, minutes, seconds } from "@/lib/clock";
import type { Health } from "@/lib/contracts/probes";
import { log } from "@/lib/log";

const databaseTimeoutMs = seconds(2);
const probeMs = seconds(5);
const engineSilenceMs = minutes(2);
const version = "0.1.0";

/**
 * The service's health: `degraded` if the database does not answer within 2 s or refuses writes. The engine is
 * `unknown` if neither its schedules nor its calls have been heard of for 2 minutes, or they came from a clock that ran
 * ahead; that does not count as degraded.
 */
export async function readHealth({ db, clock }: { db: Db; clock: Clock }): Promise<Health> {
  const now = clock.now();
  const [beat, isWritable, setAside] = await Promise.all([
    lastBeat(db),
    takesWrites(db, now),
    countSetAside(db, now),
  ]);
  return {
    status: beat.answered && isWritable ? "ok" : "degraded",
    version,
    time: now.toISOString(),
    checks: {
      database: !beat.answered ? "down" : isWritable ? "ok" : "read_only",
      engine: isRecent(beat.at, now) || isRecent(beat.calledAt, now) ? "ok" : "unknown",
    },
    engineLastCallAt: beat.calledAt?.toISOString() ?? null,
    setAside,
  };
}

const isRecent = (at: Date | null, now: Date): boolean =>
  at !== null && Math.abs(now.getTime() - at.getTime()) < engineSilenceMs;

/** Whether the engine has been heard of in the last 2 minutes. */
export async function isEngineHeard({ db, clock }: { db: Db; clock: Clock }): Promise<boolean> {
  const now = clock.now();
  const beats = await Promise.all([
    findBeatAcrossCustomers(db, { name: "engine" }),
    findBeatAcrossCustomers(db, { name: "engine_call" }),
  ]);
  return beats.some((at) => isRecent(at, now));
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

interface LastBeat {
  answered: boolean;
  /** Of its schedules. */
  at: Date | null;
  calledAt: Date | null;
  error?: unknown;
}

async function lastBeat(db: Db): Promise<LastBeat> {
  const scope = { customerId: null, statementMs: databaseTimeoutMs };
  const read = async () => ({
    answered: true,
    at: await findBeatAcrossCustomers(db, { name: "engine" }),
    calledAt: await findBeatAcrossCustomers(db, { name: "engine_call" }),
  });
  const silent = { answered: false, at: null, calledAt: null };
  const answer = inScope(scope, read).catch((error: unknown) => ({ ...silent, error }));
  const beat = await within<LastBeat>(answer, silent);
  reportChange(db, beat.answered, beat.error);
  return beat;
}

type Reach = "up" | "late" | "down";

/** How the database answered when the health was last read. */
const reaches = new WeakMap<Db, Reach>();

/**
 * Logs once, not at every probe, that the database is down, and why, and that it is back. One late answer is a warning,
 * as on a busy machine nobody needs to act; the second in a row is an error.
 */
function reportChange(db: Db, answered: boolean, error: unknown): void {
  const before = reaches.get(db) ?? "up";
  const isLate = error === undefined || error instanceof StatementTimeoutError;
  const now: Reach = answered ? "up" : isLate && before === "up" ? "late" : "down";
  if (now === before) return;
  reaches.set(db, now);
  const why = error === undefined ? {} : { err: error };
  if (now === "up") log.info("the database answers again");
  else if (now === "late") log.warn(why, "the database did not answer in time");
  else log.error(why, "the database does not answer");
}

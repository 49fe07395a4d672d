import { serverBackoff } from "./backoff";

/** Where time comes from. Leases are the one exception: they follow the database's clock. */
export interface EngineClock {
  now(): Date;
}

export type LogLevel = "debug" | "info" | "warn" | "error";

/** One line of log: a short message and its facts. */
export type Log = (level: LogLevel, message: string, facts?: Record<string, unknown>) => void;

export interface EngineOptions {
  /** PostgreSQL that keeps the queue, in schema `engine`. Direct or session-pooled: LISTEN and advisory locks are used. */
  databaseUrl: string;
  /** Where the app serves its functions, e.g. `http://127.0.0.1:3000/api/inngest`. */
  serveUrl: string;
  /** Port of the event API; 0 takes a free one. Default 8288. */
  port?: number;
  /** Address to listen on. Default 127.0.0.1. */
  host?: string;
  /** Signs each request to the app; the app must be given the same key. Without it requests are unsigned. */
  signingKey?: string;
  /** When given, events are accepted on `/e/<this key>` only. */
  eventKey?: string;
  /** Calls to the app that may run at once. Default 32. */
  concurrency?: number;
  /** How long a claimed job stays ours without renewal, in ms: what a kill -9 costs. Default 10,000. */
  leaseMs?: number;
  /** Longest wait for the app's answer, in ms; a longer one is a failed attempt. Default 120,000. */
  callTimeoutMs?: number;
  /** Largest answer taken from the app, in bytes; a larger one fails the run. Default 4 MiB. */
  maxAnswerBytes?: number;
  /** Wait before retry n (from 1), in ms. Default: the Inngest server's table with jitter. */
  backoff?: (retry: number) => number;
  /** How often the queue is looked at when nothing wakes the engine, in ms. Default 2,000. */
  pollMs?: number;
  /** How often the app is asked for its functions, in ms; at once when it was away. Default 15,000. */
  syncMs?: number;
  /** Finished runs and their events are kept this long, in ms; at least 24 h. Default 36 h. */
  retentionMs?: number;
  /** How long `stop()` waits for running calls, in ms. Default 5,000. */
  graceMs?: number;
  log?: Log;
  clock?: EngineClock;
}

export type EngineSettings = Required<Omit<EngineOptions, "signingKey" | "eventKey">> &
  Pick<EngineOptions, "signingKey" | "eventKey">;

/** Ids dedupe for this long: events by their own id, runs by idempotency key (Inngest: 24 hours). */
export const dedupeWindowMs = 24 * 3_600_000;

/** The options with every default filled in. Throws a RangeError on a value that cannot work. */
export function settle(options: EngineOptions): EngineSettings {
  const settings: EngineSettings = {
    port: 8288,
    host: "127.0.0.1",
    concurrency: 32,
    leaseMs: 10_000,
    callTimeoutMs: 120_000,
    maxAnswerBytes: 4 * 1024 * 1024,
    backoff: serverBackoff,
    pollMs: 2_000,
    syncMs: 15_000,
    retentionMs: 36 * 3_600_000,
    graceMs: 5_000,
    log: () => {},
    clock: { now: () => new Date() },
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    databaseUrl: options.databaseUrl,
    serveUrl: options.serveUrl,
  };
  for (const name of [
    "concurrency",
    "leaseMs",
    "callTimeoutMs",
    "maxAnswerBytes",
    "pollMs",
    "syncMs",
  ] as const) {
    if (!Number.isInteger(settings[name]) || settings[name] < 1) {
      throw new RangeError(`${name} must be a whole number of at least 1.`);
    }
  }
  if (settings.retentionMs < dedupeWindowMs) throw new RangeError("retentionMs must be at least 24 hours.");
  return settings;
}

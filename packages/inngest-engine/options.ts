import { serverBackoff } from "./backoff";

/** The source of time. Only leases use the database's clock instead. */
export interface EngineClock {
  now(): Date;
}

export type LogLevel = "debug" | "info" | "warn" | "error";

/** A log line: a short message with fields. */
export type Log = (level: LogLevel, message: string, facts?: Record<string, unknown>) => void;

export interface EngineOptions {
  /**
   * PostgreSQL for the queue, in schema `engine`. Direct or session-pooled, because LISTEN and advisory locks are
   * used.
   */
  databaseUrl: string;
  /** Where the app serves its functions, e.g. `http://127.0.0.1:3000/api/inngest`. */
  serveUrl: string;
  /** The port of the event API; 0 uses a free one. Default 8288. */
  port?: number;
  /** The address to listen on. Default 127.0.0.1. */
  host?: string;
  /** Signs each request to the app, which needs the same key. Without it, requests are unsigned. */
  signingKey?: string;
  /** If set, events are accepted only on `/e/<this key>`. */
  eventKey?: string;
  /** The maximum number of concurrent calls to the app. Default 32. */
  concurrency?: number;
  /**
   * Functions with slots of their own, which do not count in `concurrency`: work that mostly waits for others' servers
   * then neither takes the slots of other work nor waits for them. Ids are `<app>-<function>`.
   */
  lanes?: { functions: string[]; concurrency: number }[];
  /** How long a claim lasts without renewal, in ms; also the delay after a kill -9. Default 10,000. */
  leaseMs?: number;
  /** The timeout of a call to the app, in ms; a timed-out call is a failed attempt. Default 120,000. */
  callTimeoutMs?: number;
  /** The maximum size of an app response, in bytes; a larger one fails the run. Default 4 MiB. */
  maxAnswerBytes?: number;
  /** Whether the app may save steps while a call goes on, as on production servers. Default true. */
  checkpointing?: boolean;
  /** The delay before retry n (from 1), in ms. Default: the Inngest server's table with jitter. */
  backoff?: (retry: number) => number;
  /** How often the queue is polled if nothing wakes the engine, in ms. Default 2,000. */
  pollMs?: number;
  /** How often the app's functions are fetched, in ms; immediately after the app was unreachable. Default 15,000. */
  syncMs?: number;
  /** How long finished runs and their events are kept, in ms; at least 24 h. Default 36 h. */
  retentionMs?: number;
  /** How long `stop()` waits for running calls, in ms. Default 5,000. */
  graceMs?: number;
  log?: Log;
  clock?: EngineClock;
}

export type EngineSettings = Required<Omit<EngineOptions, "signingKey" | "eventKey">> &
  Pick<EngineOptions, "signingKey" | "eventKey">;

/** How long ids are deduplicated: events by their own id, runs by idempotency key (Inngest: 24 hours). */
export const dedupeWindowMs = 24 * 3_600_000;

/** The options with all defaults. Throws a RangeError on an invalid value. */
export function settle(options: EngineOptions): EngineSettings {
  const settings: EngineSettings = {
    port: 8288,
    host: "127.0.0.1",
    concurrency: 32,
    lanes: [],
    leaseMs: 10_000,
    callTimeoutMs: 120_000,
    maxAnswerBytes: 4 * 1024 * 1024,
    checkpointing: true,
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

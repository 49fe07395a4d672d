/** A domain function's context for tests: real database and adapters; only time, randomness and faults are set. */
import { type Db, openDb } from "@/db/client";
import { fixedClock } from "@/lib/clock";
import {
  type Context,
  createContext,
  createSystemContext,
  type PromisedEvent,
  type SystemContext,
} from "@/lib/context";
import { parseEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { createSandbox, type SandboxOptions } from "@/lib/networks/sandbox";
import { openPorts } from "@/lib/ports";
import type { SandboxCall, SandboxFaults } from "@/packages/sandbox-network/faults";
import { createDatabase } from "@/tests/setup/create-database";

/** What a test receives. */
export interface TestWorld {
  /** For a workspace no one else has; `insertCustomer` or `insertWorkspace` creates its row. */
  ctx: Context;
  /** The same parts for scheduled jobs across all workspaces. */
  system: SystemContext;
  db: Db;
  clock: ReturnType<typeof fixedClock>;
  /** The events announced by committed transactions, in order. */
  announced: PromisedEvent[];
  /** Every call to the sandbox network, in order. */
  calls: SandboxCall[];
  /** Sets which network calls fail, and how; null for none. */
  failWhen(faults: SandboxFaults | null): void;
}

export interface TestWorldOptions {
  /** By default, a Thursday in November 2025, 15:00 UTC. */
  now?: Date | string;
  pageSizes?: SandboxOptions["pageSizes"];
}

class RolledBack extends Error {}

/** Runs the body in a transaction of the shared test database that is always rolled back. */
export async function withRollback<T>(
  body: (world: TestWorld) => Promise<T>,
  options: TestWorldOptions = {},
): Promise<T> {
  const { db, close } = openDb(process.env.DATABASE_URL ?? "", { max: 1 });
  const done: { value: T }[] = [];
  const run = db.transaction(async (tx) => {
    done.push({ value: await body(openWorld(tx, options)) });
    throw new RolledBack();
  });
  try {
    return await run;
  } catch (error) {
    const [result] = done;
    if (!(error instanceof RolledBack) || !result) throw error;
    return result.value;
  } finally {
    await close();
  }
}

/** Runs the body against its own migrated database and commits, for concurrency tests. */
export async function withDatabase<T>(
  body: (world: TestWorld & { url: string }) => Promise<T>,
  options: TestWorldOptions & { connections?: number } = {},
): Promise<T> {
  const { url, drop } = await createDatabase();
  const { db, close } = openDb(url, { max: options.connections ?? 10 });
  try {
    return await body({ ...openWorld(db, options), url });
  } finally {
    await close();
    await drop();
  }
}

function openWorld(db: Db, { now = "2025-11-20T15:00:00Z", pageSizes }: TestWorldOptions): TestWorld {
  const clock = fixedClock(now);
  const announced: PromisedEvent[] = [];
  const calls: SandboxCall[] = [];
  let faults: SandboxFaults | null = null;
  const network = createSandbox({
    clock,
    ...(pageSizes && { pageSizes }),
    faults: (call) => {
      calls.push(call);
      return faults?.(call) ?? null;
    },
  });
  const parts = {
    db,
    clock,
    ports: { ...openPorts(testEnvironment, db, clock), network },
    announce: (events: PromisedEvent[]) => void announced.push(...events),
  };
  const [customerId, requestId] = [newId(), newId()];
  return {
    ctx: createContext({ ...parts, customerId, requestId, ip: null, actor: { kind: "system" } }),
    system: createSystemContext(parts),
    db,
    clock,
    announced,
    calls,
    failWhen: (next) => {
      faults = next;
    },
  };
}

/** All required environment variables; local destinations are allowed, as on a developer's machine. */
const testEnvironment = parseEnv({
  NODE_ENV: "test",
  DATABASE_URL: "postgres://unused",
  EMBEDDED: "1",
  NEXTAUTH_SECRET: "a secret of tests that is long enough",
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
});

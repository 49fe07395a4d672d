/** The context of a domain function: for whom, by whom, when, and with which ports. */
import type { Db } from "@/db/client";
import { insertOutbox } from "@/db/queries/outbox";
import { inTransaction } from "@/db/transaction";
import type { Clock } from "@/lib/clock";
import { leased, type ProductEvent } from "@/lib/contracts/events";
import { newId } from "@/lib/ids";
import type { Ports } from "@/lib/ports";
import { withTrace } from "@/lib/telemetry/telemetry";

export type Actor =
  | { kind: "user"; userId: string }
  /** `userId` is the member that a connected app acts for. */
  | { kind: "client"; clientId: string; userId?: string | undefined }
  | { kind: "system" };

/** An event emitted in a transaction; its ID makes resending it harmless. */
export type PromisedEvent = ProductEvent & { id: string };

/** Sends emitted events. It may fail: unsent events are swept up later. */
export type Announce = (events: PromisedEvent[]) => Promise<void> | void;

/** The context of scheduled jobs over all workspaces. */
export interface SystemContext {
  db: Db;
  clock: Clock;
  ports: Ports;
  announce: Announce;
  inTransaction: boolean;
  /** Emits an event: it is stored with the transaction and sent after the commit. */
  emit(event: ProductEvent): void;
}

/** The context of work for one workspace. */
export interface Context extends SystemContext {
  customerId: string;
  actor: Actor;
  requestId: string;
  /** The request's IP address, if known; null outside of requests. */
  ip: string | null;
  /** The same for every repeat of a request with an `Idempotency-Key`, and for no other; absent without one. */
  repeatKey?: string;
}

const outsideTransaction = {
  inTransaction: false,
  emit: () => {
    throw new Error("Events can only be emitted inside a transaction");
  },
};

/** A context outside any transaction: it may read, but not emit events. */
export function createContext(parts: Omit<Context, "emit" | "inTransaction">): Context {
  return { ...parts, ...outsideTransaction };
}

export function createSystemContext(parts: Omit<SystemContext, "emit" | "inTransaction">): SystemContext {
  return { ...parts, ...outsideTransaction };
}

/** The context for one of the workspaces of a scheduled job, in the same transaction if any. */
export const forCustomer = (ctx: SystemContext, customerId: string): Context => ({
  ...ctx,
  customerId,
  actor: { kind: "system" },
  requestId: newId(),
  ip: null,
});

/**
 * Runs `work` in one transaction and stores its emitted events in it: either both are committed or neither. Joins
 * the current transaction, if any.
 */
export async function transaction<C extends SystemContext, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.inTransaction) return work(ctx);
  const promised: PromisedEvent[] = [];
  const emit = (event: ProductEvent) => {
    promised.push({ ...withTrace(event), id: newId() });
  };
  const result = await inTransaction(ctx.db, async (db) => {
    const done = await work({ ...ctx, db, emit, inTransaction: true });
    await insertOutbox(
      db,
      promised.map((event) => ({ ...event, isLeased: leased.has(event.name) })),
    );
    return done;
  });
  if (promised.length > 0) await ctx.announce(promised);
  return result;
}

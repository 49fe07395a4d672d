/** What a domain verb is given: for whom, by whom, when, and through which ports. */
import type { Db } from "@/db/client";
import { insertOutbox } from "@/db/queries/outbox";
import { inTransaction } from "@/db/transaction";
import type { Clock } from "@/lib/clock";
import type { ProductEvent } from "@/lib/contracts/events";
import { newId } from "@/lib/ids";
import type { Ports } from "@/lib/ports";

export type Actor =
  | { kind: "user"; userId: string }
  | { kind: "client"; clientId: string }
  | { kind: "system" };

/** An event that was promised in a transaction; its id makes a second sending harmless. */
export type PromisedEvent = ProductEvent & { id: string };

/** Sends what was promised. It may fail: what is not sent now is swept up later. */
export type Announce = (events: PromisedEvent[]) => Promise<void> | void;

/** What scheduled work over all workspaces is given. */
export interface SystemContext {
  db: Db;
  clock: Clock;
  ports: Ports;
  announce: Announce;
  inTransaction: boolean;
  /** Promises an event: it is kept with the transaction, and sent once that is committed. */
  emit(event: ProductEvent): void;
}

/** What work for one workspace is given. */
export interface Context extends SystemContext {
  customerId: string;
  actor: Actor;
  requestId: string;
  /** The address that the request came from, as far as it is known; null for work without a request. */
  ip: string | null;
}

const outsideTransaction = {
  inTransaction: false,
  emit: () => {
    throw new Error("Events are promised inside a transaction only");
  },
};

/** A context outside any transaction: it may read, but promises nothing. */
export function createContext(parts: Omit<Context, "emit" | "inTransaction">): Context {
  return { ...parts, ...outsideTransaction };
}

export function createSystemContext(parts: Omit<SystemContext, "emit" | "inTransaction">): SystemContext {
  return { ...parts, ...outsideTransaction };
}

/** The context of scheduled work for one of the workspaces that it goes through, in the same transaction if any. */
export const forCustomer = (ctx: SystemContext, customerId: string): Context => ({
  ...ctx,
  customerId,
  actor: { kind: "system" },
  requestId: newId(),
  ip: null,
});

/**
 * Runs `work` in one transaction and keeps the events it promised with it: no event without its change, no
 * change without its event. Inside a transaction already, it joins that one.
 */
export async function transaction<C extends SystemContext, T>(
  ctx: C,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  if (ctx.inTransaction) return work(ctx);
  const promised: PromisedEvent[] = [];
  const emit = (event: ProductEvent) => {
    promised.push({ ...event, id: newId() });
  };
  const result = await inTransaction(ctx.db, async (db) => {
    const done = await work({ ...ctx, db, emit, inTransaction: true });
    await insertOutbox(db, promised);
    return done;
  });
  if (promised.length > 0) await ctx.announce(promised);
  return result;
}

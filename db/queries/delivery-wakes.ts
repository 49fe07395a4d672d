/** One wake per destination, planned or under way, however many deliveries become due. */
import { and, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, customers, deliveryWakes, destinations } from "../schema";
import { unsent } from "./activations";

/** A wake that started or reported between these times may still be working; any other is lost. */
export interface Alive {
  since: Date;
  /** Later than this only by a clock that ran ahead. */
  until: Date;
}

const isLost = ({ since, until }: Alive) => sql`(
  greatest(${deliveryWakes.dueAt}, ${deliveryWakes.renewedAt}) < ${since.toISOString()}
  or ${deliveryWakes.renewedAt} > ${until.toISOString()})`;

/**
 * Plans a wake at `dueAt` for each destination that has none, a later one or a lost one. Returns these destinations.
 * A wake that stays is locked, so that its run cannot end before the caller's transaction has.
 */
export async function bringWakesForward(
  db: Db,
  input: { wakes: { customerId: string; destinationId: string }[]; dueAt: Date; alive: Alive },
): Promise<{ customerId: string; destinationId: string }[]> {
  const { wakes, dueAt, alive } = input;
  if (wakes.length === 0) return [];
  // In one order everywhere, so that two transactions never wait for each other.
  const inOrder = wakes.toSorted((a, b) => (a.destinationId < b.destinationId ? -1 : 1));
  return db
    .insert(deliveryWakes)
    .values(inOrder.map((wake) => ({ ...wake, dueAt, renewedAt: dueAt })))
    .onConflictDoUpdate({
      target: deliveryWakes.destinationId,
      set: { dueAt, renewedAt: dueAt },
      setWhere: and(
        eq(deliveryWakes.customerId, sql`excluded.customer_id`),
        or(gt(deliveryWakes.dueAt, dueAt), isLost(alive)),
      ),
    })
    .returning({ customerId: deliveryWakes.customerId, destinationId: deliveryWakes.destinationId });
}

const isWake = (input: { customerId: string; destinationId: string }) =>
  and(eq(deliveryWakes.customerId, input.customerId), eq(deliveryWakes.destinationId, input.destinationId));

/** Reports that the wake at `dueAt` is at work. False if it has been replaced or is over. */
export async function renewWake(
  db: Db,
  input: { customerId: string; destinationId: string; dueAt: Date; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(deliveryWakes)
    .set({ renewedAt: input.now })
    .where(and(isWake(input), eq(deliveryWakes.dueAt, input.dueAt)))
    .returning({ destinationId: deliveryWakes.destinationId });
  return rows.length > 0;
}

/** Locks the destination's wake until the transaction ends and returns when it is due; null if it has none. */
export async function lockWake(
  db: Db,
  input: { customerId: string; destinationId: string },
): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: deliveryWakes.dueAt })
    .from(deliveryWakes)
    .where(isWake(input))
    .for("update");
  return row?.dueAt ?? null;
}

/** Moves the destination's wake to `dueAt`; with null, ends it. */
export async function moveWake(
  db: Db,
  input: { customerId: string; destinationId: string; dueAt: Date | null; now: Date },
): Promise<void> {
  if (input.dueAt === null) await db.delete(deliveryWakes).where(isWake(input));
  else await db.update(deliveryWakes).set({ dueAt: input.dueAt, renewedAt: input.now }).where(isWake(input));
}

/** Active destinations with activations overdue since `before` and no wake at work on them. */
export async function findSleepingDestinationsAcrossCustomers(
  db: Db,
  input: { before: Date; now: Date; alive: Alive; limit: number },
): Promise<{ customerId: string; destinationId: string }[]> {
  return db
    .selectDistinct({ customerId: activations.customerId, destinationId: activations.destinationId })
    .from(activations)
    .innerJoin(destinations, eq(destinations.id, activations.destinationId))
    .innerJoin(customers, eq(customers.id, activations.customerId))
    .leftJoin(deliveryWakes, eq(deliveryWakes.destinationId, activations.destinationId))
    .where(
      and(
        inArray(activations.status, unsent),
        lt(activations.nextAttemptAt, input.before),
        eq(destinations.isActive, true),
        eq(customers.lifecycle, "active"),
        or(isNull(deliveryWakes.dueAt), gt(deliveryWakes.dueAt, input.now), isLost(input.alive)),
      ),
    )
    .limit(input.limit);
}

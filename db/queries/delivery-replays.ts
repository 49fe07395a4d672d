import { and, eq, exists, gte, inArray, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { activations, deliveryAttempts, destinations } from "../schema";
import type { ActivationStatus } from "../vocabulary";

/** An activation of a destination, locked until the transaction ends; null if there is none. */
export async function lockActivation(
  db: Db,
  input: { customerId: string; destinationId: string; activationId: string },
): Promise<{ status: ActivationStatus; nextAttemptAt: Date | null } | null> {
  const [row] = await db
    .select({ status: activations.status, nextAttemptAt: activations.nextAttemptAt })
    .from(activations)
    .where(
      and(
        eq(activations.customerId, input.customerId),
        eq(activations.destinationId, input.destinationId),
        eq(activations.id, input.activationId),
      ),
    )
    .for("update");
  return row ?? null;
}

/**
 * Makes an activation due as if it were new, in the given state: its attempts stay and its retry schedule restarts
 * after them. A delivered one counts as in doubt, so that a kind without idempotency keys checks before it writes.
 */
export async function requeueActivation(
  db: Db,
  input: {
    customerId: string;
    activationId: string;
    status: "queued" | "retrying";
    now: Date;
  },
): Promise<void> {
  await db
    .update(activations)
    .set({ ...dueAgain(input.now), status: input.status })
    .where(and(eq(activations.customerId, input.customerId), eq(activations.id, input.activationId)));
}

/**
 * Does the same for a destination's failed or held activations that were created or tried since then, at most
 * `limit`. Returns their number.
 */
export async function requeueActivationsSince(
  db: Db,
  input: { customerId: string; destinationId: string; since: Date; now: Date; limit: number },
): Promise<number> {
  const isTriedSince = exists(
    db
      .select({ id: deliveryAttempts.id })
      .from(deliveryAttempts)
      .where(
        and(
          eq(deliveryAttempts.customerId, input.customerId),
          eq(deliveryAttempts.activationId, activations.id),
          gte(deliveryAttempts.createdAt, input.since),
        ),
      ),
  );
  const found = db
    .select({ id: activations.id })
    .from(activations)
    .where(
      and(
        eq(activations.customerId, input.customerId),
        eq(activations.destinationId, input.destinationId),
        inArray(activations.status, ["failed", "held"]),
        or(gte(activations.createdAt, input.since), isTriedSince),
      ),
    )
    .limit(input.limit);
  const { count } = await db
    .update(activations)
    .set({ ...dueAgain(input.now), status: "queued" })
    .where(and(eq(activations.customerId, input.customerId), sql`${activations.id} = any(array${found})`));
  return count;
}

/**
 * Sends signals that became stronger again to destinations whose routing asks for it: each activation that was
 * delivered gets the next revision and is due now, or held if its destination is paused. Returns the destinations
 * with something due.
 */
export async function requeueStronger(
  db: Db,
  input: { customerId: string; signalIds: string[]; now: Date },
): Promise<string[]> {
  if (input.signalIds.length === 0) return [];
  const rows = await db
    .update(activations)
    .set({
      revision: sql`${activations.revision} + 1`,
      status: sql`case when ${destinations.isActive} then 'queued' else 'held' end`,
      attemptsBeforeReplay: sql`${activations.attempts}`,
      nextAttemptAt: sql`case when ${destinations.isActive} then ${input.now.toISOString()}::timestamptz end`,
      deliveredAt: null,
      claimId: null,
      bodyDigest: null,
    })
    .from(destinations)
    .where(
      and(
        eq(activations.customerId, input.customerId),
        inArray(activations.signalId, input.signalIds),
        eq(activations.status, "delivered"),
        eq(destinations.id, activations.destinationId),
        sql`(${destinations.routing}->>'resendWhenStronger')::boolean`,
      ),
    )
    .returning({ destinationId: activations.destinationId, status: activations.status });
  const due = rows.filter(({ status }) => status === "queued").map(({ destinationId }) => destinationId);
  return [...new Set(due)];
}

const dueAgain = (now: Date) => ({
  attemptsBeforeReplay: sql`${activations.attempts}`,
  nextAttemptAt: now,
  deliveredAt: null,
  claimId: null,
  lastStatus: sql`case when ${activations.status} <> 'delivered' then ${activations.lastStatus} end`,
});

import { lockActivation, requeueActivation } from "@/db/queries/delivery-replays";
import type { DestinationRow } from "@/db/queries/destinations";
import { findDestination } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { ReplayedDelivery } from "@/lib/contracts/deliveries";
import { recordAudit } from "@/lib/domain/audit/record";
import { wakeDestinations } from "@/lib/domain/destinations/wakes";
import { AppError, notFound } from "@/lib/errors";

/**
 * Sends a delivery again now with the same idempotency key and restarts its retry schedule. A delivery waiting for a
 * retry becomes due immediately; one that is queued or in progress is returned unchanged. Throws 422 if the
 * destination is paused.
 */
export async function replayDelivery(
  ctx: Context,
  input: { destinationId: string; activationId: string },
): Promise<ReplayedDelivery> {
  const { destinationId, activationId } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await requireSending(ctx, destinationId);
    const now = ctx.clock.now();
    // Claiming and recording happen either before or after this lock, so neither undoes the other.
    const activation = await lockActivation(db, { customerId, destinationId, activationId });
    if (!activation) throw notFound("delivery");
    const { status: from, nextAttemptAt } = activation;
    const isUnderWay = from === "queued" || from === "delivering";
    const isDue = from === "retrying" && nextAttemptAt !== null && nextAttemptAt <= now;
    if (isUnderWay || isDue) return { activationId, status: from };
    const status = from === "retrying" ? "retrying" : "queued";
    await requeueActivation(db, { customerId, activationId, status, now });
    await wakeDestinations(ctx, [destinationId]);
    const detail = { destinationId, from };
    await recordAudit(ctx, { action: "delivery.replayed", subjectId: activationId, detail });
    return { activationId, status };
  });
}

/** The destination, locked until the transaction ends. Throws 404, and 422 if it is paused. */
export async function requireSending(ctx: Context, destinationId: string): Promise<DestinationRow> {
  const { db, customerId } = ctx;
  const destination = await findDestination(db, { customerId, destinationId, lock: true });
  if (!destination) throw notFound("destination");
  if (destination.isActive) return destination;
  throw new AppError("destination_paused", `${destination.name} is paused. Resume it and try again.`);
}

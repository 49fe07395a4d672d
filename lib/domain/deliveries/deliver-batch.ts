import { claimActivations, findNextDue } from "@/db/queries/activations";
import { findCustomer } from "@/db/queries/customers";
import { findDestination } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { recordBatch } from "./record-batch";
import { sendBatch } from "./send-batch";
import { withholdSuppressed } from "./withhold-suppressed";

export interface DeliveredBatch {
  claimed: number;
  /** When the destination next has something due, ISO; null when nothing waits. */
  nextDueAt: string | null;
}

/**
 * Claims what is due for a destination, cancels what is suppressed, sends the rest, and records what became
 * of each. Whoever dies in between
 * leaves a claim that lapses: the same activation is sent again with the same idempotency key. An answer
 * that pauses the destination stops the batch, and what was not sent is held.
 */
export async function deliverBatch(ctx: Context, input: { destinationId: string }): Promise<DeliveredBatch> {
  const { db, customerId } = ctx;
  const { destinationId } = input;
  const [destination, customer] = await Promise.all([
    findDestination(db, { customerId, destinationId }),
    findCustomer(db, { customerId }),
  ]);
  if (!destination?.isActive || customer?.lifecycle !== "active") {
    log.info({ customerId, destinationId }, "delivery skipped: destination or workspace is not active");
    return { claimed: 0, nextDueAt: null };
  }
  const now = ctx.clock.now();
  const claimId = newId();
  const claimed = await claimActivations(db, {
    customerId,
    destinationId,
    claimId,
    now,
    until: new Date(now.getTime() + settings.delivery.claimMs),
    limit: settings.delivery.batch,
  });
  const allowed = claimed.length > 0 ? await withholdSuppressed(ctx, { claimId, claimed }) : [];
  if (allowed.length > 0) {
    const { sent, unsent } = await sendBatch(ctx, destination, allowed);
    await transaction(ctx, (ctx) => recordBatch(ctx, { destinationId, claimId, sent, unsent }));
  }
  const nextDueAt = await findNextDue(db, { customerId, destinationId });
  return { claimed: claimed.length, nextDueAt: nextDueAt?.toISOString() ?? null };
}

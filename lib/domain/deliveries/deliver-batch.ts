import { findNextDue } from "@/db/queries/activations";
import { findCustomer } from "@/db/queries/customers";
import { findDueActivations } from "@/db/queries/delivery-claims";
import { type DestinationRow, findDestination } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { Destination } from "@/lib/destinations/destination";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { sendBatch } from "./send-batch";

export interface DeliveredBatch {
  /** How many due activations it took on, without those that another worker sent. */
  claimed: number;
  /** When the destination's next activation is due, ISO; null if none is pending. */
  nextDueAt: string | null;
}

/**
 * Takes a destination's due activations, withholds what must not be sent, sends the rest and records the results. If
 * the worker dies, the claims of what it was sending expire, and only that is sent again, with the same idempotency
 * key. A receipt that pauses the destination stops the batch and holds what was not sent.
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
  const adapter = ctx.ports.destinations.adapterOf(destination.type);
  const now = ctx.clock.now();
  const due = await findDueActivations(db, {
    customerId,
    destinationId,
    now,
    limit: batchSize(destination, adapter),
  });
  const deadline = new Date(now.getTime() + windowMs(adapter));
  const { lost } =
    due.length > 0 ? await sendBatch(ctx, { destination, adapter, due, deadline }) : { lost: 0 };
  const nextDueAt = await findNextDue(db, { customerId, destinationId });
  return { claimed: due.length - lost, nextDueAt: nextDueAt?.toISOString() ?? null };
}

/** How long a batch keeps sending. */
const windowMs = ({ pace }: Destination): number =>
  pace ? Math.max(settings.delivery.pacedBatchMs, pace.everyMs) : settings.delivery.batchMs;

/** At most what can be sent in time: the rest would only be read. */
function batchSize(destination: DestinationRow, adapter: Destination): number {
  const { batch, batchWhileFailing, signalsTogether } = settings.delivery;
  const { pace, deliverTogether } = adapter;
  const inTime = pace
    ? Math.floor(windowMs(adapter) / pace.everyMs) * (deliverTogether ? signalsTogether : 1)
    : batch;
  return Math.min(inTime, destination.consecutiveFailures > 0 ? batchWhileFailing : batch);
}

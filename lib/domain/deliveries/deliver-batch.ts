import { type Claimed, claimActivations, findNextDue } from "@/db/queries/activations";
import { findCustomer } from "@/db/queries/customers";
import { type DestinationRow, findDestination } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import type { Destination } from "@/lib/destinations/destination";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import type { Order } from "./open-sender";
import { readOutgoing } from "./payload";
import { recordBatch } from "./record-batch";
import { openSending, type Sendings } from "./send-batch";

export interface DeliveredBatch {
  claimed: number;
  /** When the destination's next activation is due, ISO; null if none is pending. */
  nextDueAt: string | null;
}

/**
 * Claims a destination's due activations, withholds what must not be sent, sends the rest and records the results.
 * If the worker dies, its claim lapses and the activation is sent again with the same idempotency key. A receipt
 * that pauses the destination stops the batch and holds what was not sent.
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
  const claimId = newId();
  const claimed = await claimActivations(db, {
    customerId,
    destinationId,
    claimId,
    now,
    until: new Date(now.getTime() + settings.delivery.claimMs),
    limit: batchSize(destination, adapter),
  });
  const deadline = new Date(now.getTime() + windowMs(adapter));
  if (claimed.length > 0) await deliverClaimed(ctx, { destination, adapter, claimId, claimed, deadline });
  const nextDueAt = await findNextDue(db, { customerId, destinationId });
  return { claimed: claimed.length, nextDueAt: nextDueAt?.toISOString() ?? null };
}

/** How long a batch keeps sending. */
const windowMs = ({ pace }: Destination): number =>
  pace ? Math.max(settings.delivery.pacedBatchMs, pace.everyMs) : settings.delivery.batchMs;

/** At most what can be sent in time: the rest would only be claimed and released again. */
function batchSize(destination: DestinationRow, adapter: Destination): number {
  const { batch, batchWhileFailing, signalsTogether } = settings.delivery;
  const { pace, deliverTogether } = adapter;
  const inTime = pace
    ? Math.floor(windowMs(adapter) / pace.everyMs) * (deliverTogether ? signalsTogether : 1)
    : batch;
  return Math.min(inTime, destination.consecutiveFailures > 0 ? batchWhileFailing : batch);
}

interface ClaimedBatch {
  destination: DestinationRow;
  adapter: Destination;
  claimId: string;
  claimed: Claimed[];
  deadline: Date;
}

/**
 * Sends a batch in chunks: while one is sent, the next is built and the previous one is recorded. If building or
 * recording fails, what was sent is still recorded, then the failure is thrown.
 */
async function deliverClaimed(ctx: Context, batch: ClaimedBatch): Promise<void> {
  const { destination, adapter, claimId, claimed, deadline } = batch;
  const { lot } = settings.delivery;
  const destinationId = destination.id;
  const sending = openSending(ctx, { destination, adapter, deadline });
  const record = (sendings: Sendings) =>
    transaction(ctx, (ctx) => recordBatch(ctx, { destinationId, claimId, sendings }));
  let orders = await buildOrders(ctx, claimed.slice(0, lot));
  let recorded: Promise<void> | undefined;
  for (let start = lot; orders.length > 0; start += lot) {
    const beside = Promise.all([buildOrders(ctx, claimed.slice(start, start + lot)), recorded]);
    const [sent, next] = await Promise.allSettled([sending.send(orders), beside]);
    if (sent.status === "rejected") throw sent.reason;
    const sendings = sent.value;
    const isOver = sendings.isOver || next.status === "rejected";
    // The remaining activations wait with those that failed in this chunk.
    if (isOver) sendings.unsent.push(...claimed.slice(start));
    recorded = record(sendings);
    orders = isOver ? [] : next.value[0];
    if (next.status === "rejected") {
      await recorded;
      throw next.reason;
    }
  }
  await recorded;
}

async function buildOrders(ctx: Context, claimed: Claimed[]): Promise<Order[]> {
  const outgoing = await readOutgoing(
    ctx,
    claimed.map(({ signalId }) => signalId),
  );
  return claimed.map((activation) => ({ activation, outgoing: outgoing.get(activation.signalId) }));
}

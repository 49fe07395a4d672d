import type { Claimed } from "@/db/queries/activations";
import { postponeActivations } from "@/db/queries/delivery-claims";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { Destination, Receipt } from "@/lib/destinations/destination";
import { failuresUntilFailing } from "@/lib/destinations/schedule";
import { settings } from "@/lib/domain/settings";
import { pauseAfter } from "./activation-update";
import { type Batch, openBatch } from "./batch";
import { groupCalls } from "./group-calls";
import type { OutgoingDelivery } from "./open-sender";
import { type ConnectionReport, recordAndClaim, recordRest } from "./record-and-claim";
import { noResults, type Results } from "./results";

/**
 * Sends due activations of one destination at its pace until the deadline, and records the results. Stops if a receipt
 * pauses the destination or is postponed, if the destination was paused or deleted meanwhile, if it seems down after
 * repeated failures, or if results can't be recorded, which it throws. Returns how many another worker sent.
 */
export async function sendBatch(
  ctx: Context,
  input: { destination: DestinationRow; adapter: Destination; due: Claimed[]; deadline: Date },
): Promise<{ lost: number }> {
  const batch = openBatch(ctx, input);
  const exchange = groupCalls({
    expected: () => batch.open - batch.waitingForSlot,
    waitMs: settings.delivery.groupMs,
    serve: (reports: ConnectionReport[]) => recordAndClaim(ctx, batch, reports),
  });
  openConnections(ctx, batch, exchange);
  // Includes the connections that are opened meanwhile.
  for (const connection of batch.connections) await connection;
  await recordRest(ctx, batch);
  if (batch.fault) throw batch.fault.error;
  await postponeRest(ctx, batch);
  return { lost: batch.lost };
}

/** Records and claims for all connections that are ready for it at about the same time. */
type Exchange = (report: ConnectionReport) => Promise<OutgoingDelivery[]>;

/** A failing destination gets one request at a time. After one succeeds, the other connections open. */
function openConnections(ctx: Context, batch: Batch, exchange: Exchange): void {
  const { connections, queue } = batch;
  const { concurrentSends, concurrentSendsWhileFailing } = settings.delivery;
  const { deliverTogether, pace } = batch.adapter;
  const ofPace = Math.min(pace?.maxConcurrent ?? concurrentSends, concurrentSends);
  // A request with many signals needs no other beside it.
  const ofKind = deliverTogether ? 1 : ofPace;
  const limit = batch.failures > 0 ? concurrentSendsWhileFailing : ofKind;
  while (connections.length < Math.min(limit, queue.size)) {
    batch.open += 1;
    connections.push(
      runConnection(ctx, batch, exchange).finally(() => {
        batch.open -= 1;
      }),
    );
  }
}

/** Sends one request after another until the batch ends. */
async function runConnection(ctx: Context, batch: Batch, exchange: Exchange): Promise<void> {
  let results = noResults;
  for (;;) {
    const most = (await reachSlot(batch)) ? requestSize(batch) : 0;
    if (most === 0 && results === noResults) return;
    // The group's deliveries: each connection takes its own.
    const deliveries = (await exchange({ results, most })).splice(0, most);
    if (deliveries.length === 0) return;
    const receipts = await batch.send(batch.destination, deliveries);
    results = applyReceipts(batch, { deliveries, receipts, at: ctx.clock.now() });
    if (!batch.isStopped && batch.failures === 0) openConnections(ctx, batch, exchange);
    if (batch.adapter.pace) {
      // Recorded before the wait for the next slot.
      await exchange({ results, most: 0 });
      results = noResults;
    }
  }
}

/** Waits until a request may start; false if none may. */
async function reachSlot(batch: Batch): Promise<boolean> {
  // Never more connections waiting for a slot than deliveries left to send.
  if (batch.isStopped || batch.queue.left().length <= batch.waitingForSlot) return false;
  batch.waitingForSlot += 1;
  const isReached = await batch.nextSlot();
  batch.waitingForSlot -= 1;
  return isReached && !batch.isStopped;
}

/** How many signals to send per request. */
const requestSize = ({ adapter, failures }: Batch): number =>
  adapter.deliverTogether && failures === 0 ? settings.delivery.signalsTogether : 1;

/** Counts failures, and stops the batch if there is reason to. Returns what to record. */
function applyReceipts(
  batch: Batch,
  input: { deliveries: OutgoingDelivery[]; receipts: Receipt[]; at: Date },
): Results {
  const { receipts, at } = input;
  const results: Results = { sent: [], withheld: [], postponed: [] };
  let isCounted = false;
  for (const [n, { activation, outgoing }] of input.deliveries.entries()) {
    const receipt = receipts[n];
    if (!receipt) continue;
    if (receipt.verdict === "postpone") {
      results.postponed.push({ activation, dueAt: new Date(at.getTime() + postponedMs(receipt)) });
      batch.isStopped = true;
      continue;
    }
    const isDelivered = receipt.verdict === "delivered";
    const failures: 0 | 1 = isDelivered || receipt.isOurFault || isCounted ? 0 : 1;
    isCounted ||= failures > 0;
    batch.failures = isDelivered ? 0 : batch.failures + failures;
    results.sent.push({ activation, payload: outgoing?.payload, receipt, failures, at });
    batch.isStopped ||=
      pauseAfter(receipt, batch.failures) !== null || batch.failures >= failuresUntilFailing;
  }
  return results;
}

const postponedMs = ({ retryAfterSeconds }: Receipt): number =>
  retryAfterSeconds === null ? settings.delivery.postponeMs : retryAfterSeconds * 1_000;

/** What was not sent waits for the deliveries that failed or were postponed. */
async function postponeRest({ db, customerId, clock }: Context, batch: Batch): Promise<void> {
  const { queue, triedAgainAt: dueAt } = batch;
  if (!dueAt) return;
  const destinationId = batch.destination.id;
  const activationIds = queue.left().map(({ id }) => id);
  await postponeActivations(db, { customerId, destinationId, activationIds, now: clock.now(), dueAt });
}

import type { DestinationRow } from "@/db/queries/destinations";
import { type Context, transaction } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import type { Batch } from "./batch";
import { claimDeliveries } from "./claim-deliveries";
import type { OutgoingDelivery } from "./open-sender";
import { proveRecording } from "./prove-recording";
import { recordResults } from "./record-results";
import { joinResults, noResults, type Results } from "./results";

/** What a connection reports: the results of its last request, and how many deliveries it can send next. */
export interface ConnectionReport {
  results: Results;
  most: number;
}

/**
 * Records what connections sent and claims what they send next, in one transaction. So only claimed deliveries are
 * sent, and each request has been recorded before its connection is used again (ADR 28). Returns the claimed deliveries
 * of all these connections, in order; none if nothing is left, sending is over, or the batch has a fault.
 */
export async function recordAndClaim(
  ctx: Context,
  batch: Batch,
  reports: ConnectionReport[],
): Promise<OutgoingDelivery[]> {
  batch.unrecorded = joinResults([batch.unrecorded, ...reports.map(({ results }) => results)]);
  const most = batch.fault ? 0 : reports.reduce((sum, report) => sum + report.most, 0);
  try {
    await batch.queue.ready(most).catch((error: unknown) => {
      batch.fault = { error };
    });
    const claimed = await transaction(ctx, async (ctx) => {
      const destination = await record(ctx, batch, batch.unrecorded);
      return destination?.isActive && !batch.fault ? claim(ctx, batch, most) : [];
    });
    batch.unrecorded = noResults;
    return claimed;
  } catch (error) {
    // What is being sent is recorded as soon as that works again.
    batch.fault ??= { error };
    return [];
  }
}

async function claim(ctx: Context, batch: Batch, most: number): Promise<OutgoingDelivery[]> {
  const { destination, claimId } = batch;
  const { claimed, withheld } = await claimDeliveries(ctx, batch, most);
  if (withheld.length > 0) await record(ctx, batch, { ...noResults, withheld });
  if (!batch.isRecordable && claimed.length > 0) {
    await proveRecording(ctx, { destination, claimId, deliveries: claimed });
    batch.isRecordable = true;
  }
  return claimed;
}

/** Returns the destination, locked; null if it was deleted. */
async function record(ctx: Context, batch: Batch, results: Results): Promise<DestinationRow | null> {
  const { claimId } = batch;
  const recorded = await recordResults(ctx, { destination: batch.destination, claimId, results });
  batch.destination = recorded.destination ?? batch.destination;
  const at = recorded.triedAgainAt;
  if (at && (!batch.triedAgainAt || at < batch.triedAgainAt)) batch.triedAgainAt = at;
  return recorded.destination;
}

/** Records what is left when a batch ends: several times if that fails. */
export async function recordRest(ctx: Context, batch: Batch): Promise<void> {
  const { unrecorded } = batch;
  if (unrecorded.sent.length + unrecorded.withheld.length + unrecorded.postponed.length === 0) return;
  for (const wait of settings.delivery.recordRetriesMs) {
    await ctx.clock.reaches(new Date(ctx.clock.now().getTime() + wait));
    try {
      await transaction(ctx, (ctx) => record(ctx, batch, unrecorded));
      return;
    } catch (error) {
      log.warn({ destinationId: batch.destination.id, err: error }, "deliveries cannot be recorded yet");
    }
  }
}

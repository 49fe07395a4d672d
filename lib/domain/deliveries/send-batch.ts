import type { Claimed } from "@/db/queries/activations";
import type { DestinationRow } from "@/db/queries/destinations";
import type { Context } from "@/lib/context";
import type { WebhookPayload } from "@/lib/contracts/webhook-payload";
import type { Destination, Receipt } from "@/lib/destinations/destination";
import { failuresUntilFailing } from "@/lib/destinations/schedule";
import { openSealed } from "@/lib/domain/destinations/sealed";
import { settings } from "@/lib/domain/settings";
import { log } from "@/lib/log";
import { pauseAfter } from "./outcome";
import { buildPayloads } from "./payload";

/** An attempt that was made. */
export interface Sent {
  activation: Claimed;
  /** Undefined where the signal could not be put in words: then nothing was sent. */
  payload: WebhookPayload | undefined;
  receipt: Receipt;
  at: Date;
}

/**
 * Sends a batch, a few at a time, until it is through or its time is up. It stops where an answer pauses the
 * destination, and where so many failed in a row that it seems down: then the rest waits with what failed,
 * and a restart of a receiver does not use up its failures in one second.
 */
export async function sendBatch(
  ctx: Context,
  destination: DestinationRow,
  claimed: Claimed[],
): Promise<{ sent: Sent[]; unsent: Claimed[] }> {
  const send = openSender(ctx, destination);
  const payloads = await buildPayloads(
    ctx,
    claimed.map((activation) => activation.signalId),
  );
  const deadline = ctx.clock.now().getTime() + settings.delivery.batchMs;
  const queue = [...claimed];
  const sent: Sent[] = [];
  let failures = destination.consecutiveFailures;
  let isStopped = false;
  const work = async () => {
    while (!isStopped && ctx.clock.now().getTime() < deadline) {
      const activation = queue.shift();
      if (!activation) return;
      const payload = payloads.get(activation.signalId);
      const receipt = await send(activation, payload);
      sent.push({ activation, payload, receipt, at: ctx.clock.now() });
      failures = receipt.verdict === "delivered" ? 0 : failures + 1;
      isStopped ||= pauseAfter(receipt, failures) !== null || failures >= failuresUntilFailing;
    }
  };
  const { sendsAtOnce, sendsAtOnceWhileFailing } = settings.delivery;
  const atOnce = failures > 0 ? sendsAtOnceWhileFailing : sendsAtOnce;
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, work));
  return { sent, unsent: queue };
}

/** Opens the destination's settings once and answers a function that sends it one activation's payload. */
function openSender(ctx: Context, destination: DestinationRow) {
  const adapter = ctx.ports.destinations.findAdapter(destination.type);
  if (!adapter) throw new Error(`There is no adapter for destinations of type ${destination.type}`);
  const opened = openConfig(ctx, destination, adapter);
  if (opened instanceof Error) return async () => ourFault(destination, opened);
  const { config, secret } = opened;
  return async (activation: Claimed, payload: Sent["payload"]): Promise<Receipt> => {
    try {
      if (!payload) throw new Error(`Signal ${activation.signalId} has no payload`);
      return await adapter.deliver({ config, secret, payload, at: ctx.clock.now(), mayHaveArrived: false });
    } catch (error) {
      return ourFault(destination, error);
    }
  };
}

/** The settings as the adapter reads them, or why they cannot be read: a lost key, a stricter rule. */
function openConfig(ctx: Context, destination: DestinationRow, adapter: Destination) {
  try {
    const { config, secret } = openSealed(destination, ctx.ports.keys);
    return { config: adapter.config.parse(config), secret };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** What went wrong on our side is tried again by the schedule, and keeps nothing else of the batch. */
function ourFault(destination: DestinationRow, error: unknown): Receipt {
  log.error({ destinationId: destination.id, err: error }, "a delivery failed on our side");
  return {
    verdict: "retry",
    status: null,
    durationMs: 0,
    request: { method: "", host: destination.configSummary, headers: {} },
    responseExcerpt: null,
    error: "The delivery failed on our side. It is tried again.",
    retryAfterSeconds: null,
  };
}

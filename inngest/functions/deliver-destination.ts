import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { inngest } from "../client";
import { deliveryQueued, retryScheduled } from "../events";
import { verb } from "../verb";

const batchesPerRun = 40;

/**
 * Activations → deliveries, one destination at a time, in batches until nothing is due. A slow destination delays
 * only itself. A destination with later deliveries is woken later.
 */
export const deliverDestination = inngest.createFunction(
  {
    id: "deliver-destination",
    triggers: [deliveryQueued],
    concurrency: [
      { key: "event.data.customerId", limit: 8 },
      { key: "event.data.destinationId", limit: 1 },
    ],
    retries: 10,
  },
  async ({ event, step, runId }) => {
    const { customerId, destinationId } = event.data;
    for (let n = 0; n < batchesPerRun; n++) {
      const { claimed, nextDueAt } = await verb(step, `batch-${n}`, event, (ctx) =>
        deliverBatch(ctx, { destinationId }),
      );
      // Activations queued from now on wake the destination themselves.
      if (nextDueAt === null) return;
      if (claimed > 0) continue;
      const id = `${runId} ${nextDueAt}`;
      const later = retryScheduled.create({ customerId, destinationId, at: nextDueAt }, { id });
      await step.sendEvent("wake-later", later);
      return;
    }
    await step.sendEvent("go-on", deliveryQueued.create({ customerId, destinationId }));
  },
);

/** Wakes a destination when its next delivery is due. */
export const wakeDestination = inngest.createFunction(
  {
    id: "wake-destination",
    triggers: [retryScheduled],
    concurrency: [{ key: "event.data.customerId", limit: 8 }],
    retries: 10,
  },
  async ({ event, step }) => {
    const { customerId, destinationId, at } = event.data;
    await step.sleepUntil("until-due", at);
    await step.sendEvent("wake", deliveryQueued.create({ customerId, destinationId }));
  },
);

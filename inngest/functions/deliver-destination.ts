import { deliverAwake } from "@/lib/domain/deliveries/deliver-awake";
import { inngest } from "../client";
import { on } from "../events";
import { verb } from "../verb";

const batchesPerRun = 40;

/**
 * Activations → deliveries, one destination at a time, in batches until nothing is due. A slow destination delays
 * only itself. What is due later is left to one later run.
 */
export const deliverDestination = inngest.createFunction(
  {
    id: "deliver-destination",
    triggers: [on("delivery/queued"), on("delivery/retry.scheduled")],
    concurrency: [
      { key: "event.data.customerId", limit: 8 },
      { key: "event.data.destinationId", limit: 1 },
    ],
    retries: 10,
  },
  async ({ event, step }) => {
    const { customerId, destinationId, at } = event.data;
    if (event.name === "delivery/retry.scheduled") await step.sleepUntil("until-due", at);
    for (let n = 0; n < batchesPerRun; n++) {
      const { goesOn, wakeAt } = await verb(step, `batch-${n}`, event, (ctx) =>
        deliverAwake(ctx, { destinationId, at }),
      );
      if (goesOn) continue;
      if (wakeAt === null) return;
      const id = `${destinationId} ${wakeAt}`;
      await step.sendEvent(
        "wake-later",
        on("delivery/retry.scheduled").create({ customerId, destinationId, at: wakeAt }, { id }),
      );
      return;
    }
    await step.sendEvent("go-on", on("delivery/queued").create({ customerId, destinationId, at }));
  },
);

import { assignNewSignals } from "@/lib/domain/assignment/assign-new-signals";
import { notifyOfSignals } from "@/lib/domain/notifications/notify";
import { routeSignals } from "@/lib/domain/routing/route-signals";
import { inngest } from "../client";
import { on } from "../events";
import { begin } from "../verb";

/**
 * New signals → assignees, by the workspace's rules; signals → activations, by each destination's routing, and
 * notifications, by each member's choice.
 */
export const routeCreated = inngest.createFunction(
  {
    id: "route-signals",
    triggers: [on("signals/created"), on("signals/strengthened")],
    concurrency: [{ key: "event.data.customerId", limit: 4 }],
    retries: 10,
  },
  async ({ event, step }) =>
    begin(
      step,
      "route",
      event,
      async (ctx) => {
        const { signalIds } = event.data;
        // Before routing, so that deliveries say who has the signal.
        if (event.name === "signals/created") await assignNewSignals(ctx, { signalIds });
        const routed = await routeSignals(ctx, { signalIds });
        await notifyOfSignals(ctx, { signalIds });
        return routed;
      },
      { queued: 0 },
    ),
);

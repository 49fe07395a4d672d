import { routeSignals } from "@/lib/domain/routing/route-signals";
import { inngest } from "../client";
import { signalsCreated, signalsStrengthened } from "../events";
import { begin } from "../verb";

/** Signals → activations, by each destination's routing. */
export const routeCreated = inngest.createFunction(
  {
    id: "route-signals",
    triggers: [signalsCreated, signalsStrengthened],
    concurrency: [{ key: "event.data.customerId", limit: 4 }],
    retries: 10,
  },
  async ({ event, step }) =>
    begin(step, "route", event, (ctx) => routeSignals(ctx, { signalIds: event.data.signalIds }), {
      queued: 0,
    }),
);

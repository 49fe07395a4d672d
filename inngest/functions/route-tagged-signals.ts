import { routeSignals } from "@/lib/domain/routing/route-signals";
import { inngest } from "../client";
import { on } from "../events";
import { begin } from "../verb";

/** Signals with a new tag → activations for the destinations whose routing names it. */
export const routeTagged = inngest.createFunction(
  {
    id: "route-tagged-signals",
    triggers: [on("signals/tagged")],
    concurrency: [{ key: "event.data.customerId", limit: 4 }],
    retries: 10,
  },
  ({ event, step }) => begin(step, "route", event, (ctx) => routeSignals(ctx, event.data), { queued: 0 }),
);

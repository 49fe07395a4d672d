import { notifyOfFailures } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { destinationFailing } from "../events";
import { begin, causeOf } from "../verb";

/** A failing destination → notifications of its managers. */
export const warnDestination = inngest.createFunction(
  {
    id: "warn-of-failures",
    triggers: [destinationFailing],
    concurrency: [{ key: "event.data.customerId", limit: 2 }],
    retries: 6,
  },
  ({ event, step }) =>
    begin(
      step,
      "notify",
      event,
      (ctx) => notifyOfFailures(ctx, { ...event.data, key: causeOf(event) }),
      undefined,
    ),
);

import { notifyOfFilling } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { destinationFilling } from "../events";
import { begin, causeOf } from "../verb";

/** A destination is nearly full → notifications of its managers. */
export const warnOfFilling = inngest.createFunction(
  {
    id: "warn-of-filling",
    triggers: [destinationFilling],
    concurrency: [{ key: "event.data.customerId", limit: 2 }],
    retries: 6,
  },
  ({ event, step }) =>
    begin(
      step,
      "notify",
      event,
      (ctx) => notifyOfFilling(ctx, { ...event.data, key: causeOf(event) }),
      undefined,
    ),
);

import { notifyOfMissingFields } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { destinationFieldsMissing } from "../events";
import { begin, causeOf } from "../verb";

/** Columns or properties of a destination became missing → notifications of its managers. */
export const warnOfMissingFields = inngest.createFunction(
  {
    id: "warn-of-missing-fields",
    triggers: [destinationFieldsMissing],
    concurrency: [{ key: "event.data.customerId", limit: 2 }],
    retries: 6,
  },
  ({ event, step }) =>
    begin(
      step,
      "notify",
      event,
      (ctx) => notifyOfMissingFields(ctx, { ...event.data, key: causeOf(event) }),
      undefined,
    ),
);

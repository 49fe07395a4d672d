import type { Context } from "@/lib/context";
import type { EventData, EventName } from "@/lib/contracts/events";
import { notifyOfFailures, notifyOfFilling, notifyOfMissingFields } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { on } from "../events";
import { begin, causeOf, type Step } from "../verb";

const limits = {
  concurrency: [{ key: "event.data.customerId", limit: 2 }] satisfies [object],
  retries: 6 as const,
};

/** A destination's event → notifications of its managers, once even if the event is delivered twice. */
const notifyBy =
  <N extends EventName>(notify: (ctx: Context, input: EventData<N> & { key: string }) => Promise<void>) =>
  ({ event, step }: { event: { id?: string; data: EventData<N> & { customerId: string } }; step: Step }) =>
    begin(step, "notify", event, (ctx) => notify(ctx, { ...event.data, key: causeOf(event) }), undefined);

/** It keeps failing. */
export const warnDestination = inngest.createFunction(
  { id: "warn-of-failures", triggers: [on("destination/failing")], ...limits },
  notifyBy<"destination/failing">(notifyOfFailures),
);

/** It is nearly full. */
export const warnOfFilling = inngest.createFunction(
  { id: "warn-of-filling", triggers: [on("destination/filling")], ...limits },
  notifyBy<"destination/filling">(notifyOfFilling),
);

/** Columns or properties became missing. */
export const warnOfMissingFields = inngest.createFunction(
  { id: "warn-of-missing-fields", triggers: [on("destination/fields.missing")], ...limits },
  notifyBy<"destination/fields.missing">(notifyOfMissingFields),
);

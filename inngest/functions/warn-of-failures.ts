import { listWarned, warnOfFailures } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { destinationFailing } from "../events";
import { begin, verb } from "../verb";

/** A failing destination → mails to its managers, one step each. */
export const warnDestination = inngest.createFunction(
  {
    id: "warn-of-failures",
    triggers: [destinationFailing],
    concurrency: [{ key: "event.data.customerId", limit: 2 }],
    retries: 6,
  },
  async ({ event, step }) => {
    const people = await begin(step, "people", event, listWarned, []);
    for (const [n, to] of people.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => warnOfFailures(ctx, { ...event.data, to }));
    }
  },
);

import { listWarned, warnOfFilling as tell } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { destinationFilling } from "../events";
import { begin, verb } from "../verb";

/** A destination is nearly full → mails to its managers, one step each. */
export const warnOfFilling = inngest.createFunction(
  {
    id: "warn-of-filling",
    triggers: [destinationFilling],
    concurrency: [{ key: "event.data.customerId", limit: 2 }],
    retries: 6,
  },
  async ({ event, step }) => {
    const people = await begin(step, "people", event, listWarned, []);
    for (const [n, to] of people.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => tell(ctx, { ...event.data, to }));
    }
  },
);

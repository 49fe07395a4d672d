import { listWarned, warnOfFilling as tell } from "@/lib/domain/destinations/warn";
import { inngest } from "../client";
import { destinationFilling } from "../events";
import { verb } from "../verb";

/** A destination that is nearly full → mails to those who look after it, each a step of its own. */
export const warnOfFilling = inngest.createFunction(
  { id: "warn-of-filling", triggers: [destinationFilling], retries: 6 },
  async ({ event, step }) => {
    const people = await verb(step, "people", event, listWarned);
    for (const [n, to] of people.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => tell(ctx, { ...event.data, to }));
    }
  },
);

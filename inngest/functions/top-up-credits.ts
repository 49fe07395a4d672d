import { listAlerted, mailTopUpDeclined } from "@/lib/domain/credits/alerts";
import { buyTopUp } from "@/lib/domain/credits/buy-top-up";
import { inngest } from "../client";
import { topUpDeclined, topUpDue } from "../events";
import { begin, verb } from "../verb";

/** Too few credits left → a pack, charged to the stored payment method. */
export const topUpCredits = inngest.createFunction(
  {
    id: "top-up-credits",
    triggers: [topUpDue],
    concurrency: [{ key: "event.data.customerId", limit: 1 }],
    retries: 4,
  },
  ({ event, step }) => verb(step, "buy", event, buyTopUp),
);

/** A declined charge of the top-up → mails to the workspace's admins, one step each. */
export const warnOfDeclinedTopUp = inngest.createFunction(
  { id: "warn-of-declined-top-up", triggers: [topUpDeclined], retries: 6 },
  async ({ event, step }) => {
    const people = await begin(step, "people", event, listAlerted, []);
    for (const [n, to] of people.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => mailTopUpDeclined(ctx, { to }));
    }
  },
);

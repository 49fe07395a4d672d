import { buyTopUp } from "@/lib/domain/billing/buy-top-up";
import { notifyOfDeclinedTopUp } from "@/lib/domain/credits/alerts";
import { inngest } from "../client";
import { on } from "../events";
import { begin, causeOf, verb } from "../verb";

/** Too few credits left → a pack, charged to the stored payment method. */
export const topUpCredits = inngest.createFunction(
  {
    id: "top-up-credits",
    triggers: [on("credits/top-up.due")],
    concurrency: [{ key: "event.data.customerId", limit: 1 }],
    retries: 4,
  },
  ({ event, step }) => verb(step, "buy", event, buyTopUp),
);

/** A declined charge of the top-up → notifications of the workspace's admins. */
export const warnOfDeclinedTopUp = inngest.createFunction(
  { id: "warn-of-declined-top-up", triggers: [on("credits/top-up.declined")], retries: 6 },
  ({ event, step }) =>
    begin(step, "notify", event, (ctx) => notifyOfDeclinedTopUp(ctx, { key: causeOf(event) }), undefined),
);

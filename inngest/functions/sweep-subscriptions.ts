import { cron } from "inngest";
import { pauseOverdue, readPendingPurchases, readSubscriptions } from "@/lib/domain/billing/sweep";
import { inngest } from "../client";
import { verbAcross } from "../verb";

/** Every hour: carries out what the payment processor's events should have, and ends the days of grace. */
export const sweepSubscriptions = inngest.createFunction(
  { id: "sweep-subscriptions", triggers: [cron("35 * * * *")], retries: 1 },
  async ({ step }) => {
    await verbAcross(step, "subscriptions", readSubscriptions);
    await verbAcross(step, "purchases", readPendingPurchases);
    await verbAcross(step, "overdue", pauseOverdue);
  },
);

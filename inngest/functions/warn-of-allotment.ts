import { cron } from "inngest";
import { announceAlerts, notifyOfAllotment } from "@/lib/domain/credits/alerts";
import { inngest } from "../client";
import { on } from "../events";
import { begin, verbAcross } from "../verb";

/** Every ten minutes: announces the allotments that are used up to a percentage that people are told about. */
export const announceAllotments = inngest.createFunction(
  { id: "announce-allotments", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => verbAcross(step, "announce", announceAlerts),
);

/** A used part of an allotment → notifications of the workspace's admins. */
export const warnOfAllotment = inngest.createFunction(
  { id: "warn-of-allotment", triggers: [on("credits/allotment.used")], retries: 6 },
  ({ event, step }) => begin(step, "notify", event, (ctx) => notifyOfAllotment(ctx, event.data), undefined),
);

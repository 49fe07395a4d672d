import { cron } from "inngest";
import { announceAlerts, listAlerted, mailAllotmentUsed } from "@/lib/domain/credits/alerts";
import { inngest } from "../client";
import { allotmentUsed } from "../events";
import { begin, verb, verbAcross } from "../verb";

/** Every ten minutes: announces the allotments that are used up to a percentage that people are told about. */
export const announceAllotments = inngest.createFunction(
  { id: "announce-allotments", triggers: [cron("*/10 * * * *")], retries: 1 },
  ({ step }) => verbAcross(step, "announce", announceAlerts),
);

/** A used part of an allotment → mails to the workspace's admins, one step each. */
export const warnOfAllotment = inngest.createFunction(
  { id: "warn-of-allotment", triggers: [allotmentUsed], retries: 6 },
  async ({ event, step }) => {
    const people = await begin(step, "people", event, listAlerted, []);
    for (const [n, to] of people.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => mailAllotmentUsed(ctx, { ...event.data, to }));
    }
  },
);

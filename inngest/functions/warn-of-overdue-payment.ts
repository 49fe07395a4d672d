import { listPayers, warnOfOverdue } from "@/lib/domain/billing/warn-of-overdue";
import { inngest } from "../client";
import { on } from "../events";
import { begin, verb } from "../verb";

/** An overdue payment → mails to the workspace's admins, one step each. */
export const warnOfOverduePayment = inngest.createFunction(
  { id: "warn-of-overdue-payment", triggers: [on("billing/payment.overdue")], retries: 6 },
  async ({ event, step }) => {
    const people = await begin(step, "people", event, listPayers, []);
    for (const [n, to] of people.entries()) {
      await verb(step, `mail-${n}`, event, (ctx) => warnOfOverdue(ctx, { ...event.data, to }));
    }
  },
);

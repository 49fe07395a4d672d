import { sendDueNotifications } from "@/lib/domain/notification-delivery/send";
import { inngest } from "../client";
import { on } from "../events";
import { verb } from "../verb";

/** Due notifications → mails to one member, or messages to the workspace's chat channel. */
export const sendNotifications = inngest.createFunction(
  {
    id: "send-notifications",
    triggers: [on("notifications/due")],
    concurrency: [{ key: "event.data.customerId", limit: 4 }],
    retries: 3,
  },
  ({ event, step }) => verb(step, "send", event, (ctx) => sendDueNotifications(ctx, event.data)),
);

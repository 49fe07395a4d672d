import { eventType } from "inngest";
import { events } from "@/lib/contracts/events";

/** The product was started on this machine: what is due need not wait for the next minute. */
export const productStarted = eventType("product/started");

/** The product's events as triggers; each validates its data. */
export const discoveryDue = eventType("source/discovery.due", { schema: events["source/discovery.due"] });
export const harvestDue = eventType("post/harvest.due", { schema: events["post/harvest.due"] });
export const engagementsFound = eventType("engagements/found", { schema: events["engagements/found"] });
export const signalsCreated = eventType("signals/created", { schema: events["signals/created"] });
export const signalsStrengthened = eventType("signals/strengthened", {
  schema: events["signals/strengthened"],
});
export const signalsTagged = eventType("signals/tagged", { schema: events["signals/tagged"] });
export const signalBlocksDue = eventType("signals/blocks.due", { schema: events["signals/blocks.due"] });
export const destinationFailing = eventType("destination/failing", {
  schema: events["destination/failing"],
});
export const destinationFilling = eventType("destination/filling", {
  schema: events["destination/filling"],
});
export const destinationFieldsMissing = eventType("destination/fields.missing", {
  schema: events["destination/fields.missing"],
});
export const deliveryQueued = eventType("delivery/queued", { schema: events["delivery/queued"] });
export const retryScheduled = eventType("delivery/retry.scheduled", {
  schema: events["delivery/retry.scheduled"],
});
export const paymentOverdue = eventType("billing/payment.overdue", {
  schema: events["billing/payment.overdue"],
});
export const onboardingStarted = eventType("workspace/onboarding.started", {
  schema: events["workspace/onboarding.started"],
});
export const intelligenceRequested = eventType("intelligence/requested", {
  schema: events["intelligence/requested"],
});
export const allotmentUsed = eventType("credits/allotment.used", {
  schema: events["credits/allotment.used"],
});
export const topUpDue = eventType("credits/top-up.due", { schema: events["credits/top-up.due"] });
export const topUpDeclined = eventType("credits/top-up.declined", {
  schema: events["credits/top-up.declined"],
});
export const notificationsDue = eventType("notifications/due", { schema: events["notifications/due"] });
export const rescoreRequested = eventType("icp/rescore.requested", {
  schema: events["icp/rescore.requested"],
});

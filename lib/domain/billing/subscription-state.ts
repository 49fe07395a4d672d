/** What a subscription's state means for its workspace. */
import { policy } from "@/db/policy";
import type { Customer } from "@/db/queries/customers";
import { liveStatuses, type SubscriptionRow } from "@/db/queries/subscriptions";
import type { SubscriptionStatus } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { PaymentState } from "@/lib/contracts/billing";
import { addUtcMonths } from "@/lib/domain/credits/period";

/** Whether the subscription gives its plan to the workspace. */
export const isLive = ({ status }: { status: SubscriptionStatus }): boolean => liveStatuses.includes(status);

/** Whether the subscription is over. One whose first payment is not decided is neither live nor over. */
export const isOver = (subscription: { status: SubscriptionStatus }): boolean =>
  !isLive(subscription) && subscription.status !== "incomplete";

/** When the days of grace of an overdue payment end. */
export const graceEnd = (overdueSince: Date): Date =>
  new Date(overdueSince.getTime() + days(policy.paymentGraceDays));

/** The payment state of a workspace with this governing subscription. */
export function paymentStateOf(
  customer: Pick<Customer, "intakePausedAt">,
  governing: Pick<SubscriptionRow, "overdueSince"> | null,
): PaymentState {
  if (!governing) return "none";
  if (!governing.overdueSince) return "paid";
  return customer.intakePausedAt ? "paused" : "overdue";
}

type Paid = Pick<SubscriptionRow, "interval" | "periodStart" | "periodEnd">;

/**
 * The period of the allotment: the paid period, or its month at `now` if a year was paid. A month starts on the day of
 * the year's start, or on the last day of a shorter month.
 */
export function allotmentPeriod(paid: Paid, now: Date): { start: Date; end: Date } {
  const { interval, periodStart, periodEnd } = paid;
  if (interval === "month") return { start: periodStart, end: periodEnd };
  let months = 0;
  const until = Math.min(now.getTime(), periodEnd.getTime() - 1);
  while (addUtcMonths(periodStart, months + 1).getTime() <= until) months += 1;
  const end = addUtcMonths(periodStart, months + 1);
  return { start: addUtcMonths(periodStart, months), end: end < periodEnd ? end : periodEnd };
}

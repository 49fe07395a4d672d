import type { CustomerFigures, CustomerTroubles } from "@/db/queries/admin-customers";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { paymentStateOf } from "@/lib/domain/billing/subscription-state";

const count = (many: number, noun: string) => `${many} ${noun}${many === 1 ? "" : "s"}`;

/** Whether the workspace's credits are counted and used up. */
const isOutOfCredits = ({ plan, balance }: CustomerFigures) =>
  plan !== null && plan.creditsPerMonth !== null && balance <= 0;

/** How the workspace is doing, and each reason for concern as a sentence. `weekAgo` is when its last week began. */
export function healthOf(
  figures: CustomerFigures,
  troubles: CustomerTroubles,
  weekAgo: Date,
): Pick<AdminCustomerDetail, "health" | "concerns"> {
  const { customer } = figures;
  const payment = paymentStateOf(customer, figures.subscription);
  const isWeekOld = customer.activatedAt !== null && customer.activatedAt <= weekAgo;
  const said = [
    payment === "overdue" && "A payment is overdue.",
    payment === "paused" && "A payment is overdue and grace is over: nothing new is taken in.",
    isOutOfCredits(figures) && "No credits are left.",
    troubles.failingDestinations > 0 &&
      `${count(troubles.failingDestinations, "destination")} cannot be delivered to.`,
    figures.sources === 0 && "No source is active.",
    isWeekOld && figures.sources > 0 && troubles.signals7Days === 0 && "No signal was found in a week.",
    figures.members === 0 && "It has no members.",
  ];
  const concerns = said.filter((one) => one !== false);
  if (customer.lifecycle !== "active") return { health: "inactive", concerns };
  return { health: concerns.length > 0 ? "attention" : "healthy", concerns };
}

import { capitalize } from "@/components/labels/describe-signal";
import { onDay } from "@/components/plan/plan-words";
import { StatusBadge } from "@/components/ui/badge";
import { Card, CardBody, CardHeader } from "@/components/ui/card";
import { Detail, DetailsList } from "@/components/ui/details-list";
import type { AdminCustomerDetail } from "@/lib/contracts/admin-customers";
import { describeBalance, figure, healthLooks, ofCap, planLabel } from "./describe-customer";

/** The plan, what pays for it, and what is used of its credits and caps. */
export function CustomerPlan({ customer }: { customer: AdminCustomerDetail }) {
  const { plan, subscription, caps } = customer;
  return (
    <Card>
      <CardHeader title="Plan" />
      <CardBody>
        <DetailsList>
          <Detail label="Plan">{planLabel(plan)}</Detail>
          <Detail label="Subscription">{subscription ? describeSubscription(subscription) : "None"}</Detail>
          <Detail label="Credits left">{describeBalance(customer.balance)}</Detail>
          <Detail label="Seats">{ofCap(customer.members, caps.seats)}</Detail>
          <Detail label="Active sources">{ofCap(customer.sources, caps.sources)}</Detail>
          <Detail label="Active destinations">{ofCap(customer.destinations, caps.destinations)}</Detail>
        </DetailsList>
      </CardBody>
    </Card>
  );
}

/** How the customer does, and whom to write to. */
export function CustomerHealth({ customer }: { customer: AdminCustomerDetail }) {
  const { admins, activatedAt, usage } = customer;
  const health = healthLooks[customer.health];
  return (
    <Card>
      <CardHeader title="Standing" />
      <CardBody>
        <DetailsList>
          <Detail label="Health">
            <StatusBadge status={health.status}>{health.label}</StatusBadge>
          </Detail>
          <Detail label="Activated">{activatedAt ? onDay(activatedAt) : "Not yet"}</Detail>
          <Detail label="Signals">
            {figure(usage.signalsThisMonth)} this month, {figure(usage.signalsLastMonth)} last month
          </Detail>
          <Detail label="Posts watched">{figure(usage.postsWatched)}</Detail>
          <Detail label="Admins">
            {admins.length === 0 ? (
              "None"
            ) : (
              <ul className="space-y-0.5">
                {admins.map(({ email, name }) => (
                  <li key={email} className="break-words">
                    {name && `${name}, `}
                    <a
                      href={`mailto:${email}`}
                      className="break-all rounded-sm text-accent-ink hover:underline"
                    >
                      {email}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Detail>
        </DetailsList>
      </CardBody>
    </Card>
  );
}

/** `Active, billed by the month, renews on 2026-01-31`. */
function describeSubscription(subscription: NonNullable<AdminCustomerDetail["subscription"]>): string {
  const { status, interval, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const state = capitalize(status.replaceAll("_", " "));
  const end = cancelAtPeriodEnd ? "ends" : "renews";
  return `${state}, billed by the ${interval}, ${end} on ${onDay(currentPeriodEnd)}`;
}

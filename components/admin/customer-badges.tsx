import { Badge, StatusBadge } from "@/components/ui/badge";
import type { AdminCustomer } from "@/lib/contracts/admin-customers";
import { healthLooks, type Look, lifecycleLooks, paymentLooks, planLabel } from "./describe-customer";

export function PlanBadge({ plan }: Pick<AdminCustomer, "plan">) {
  return <Badge className="align-middle">{planLabel(plan)}</Badge>;
}

export const LifecycleBadge = ({ lifecycle }: Pick<AdminCustomer, "lifecycle">) => (
  <LookBadge look={lifecycleLooks[lifecycle]} />
);

/** Of an active customer, how it does; of any other, its lifecycle. */
export const StandingBadge = ({ lifecycle, health }: Pick<AdminCustomer, "lifecycle" | "health">) => (
  <LookBadge look={lifecycle === "active" ? healthLooks[health] : lifecycleLooks[lifecycle]} />
);

/** Nothing for a customer that pays nothing. */
export function PaymentBadge({ paymentState }: Pick<AdminCustomer, "paymentState">) {
  const look = paymentLooks[paymentState];
  return look && <LookBadge look={look} />;
}

const LookBadge = ({ look: { status, label } }: { look: Look }) => (
  <StatusBadge status={status} className="align-middle">
    {label}
  </StatusBadge>
);

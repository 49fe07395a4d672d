import { Badge, StatusBadge } from "@/components/ui/badge";
import type { AdminCustomer } from "@/lib/contracts/admin-customers";
import { healthLooks, lifecycleLooks, paymentLooks, planLabel } from "./describe-customer";

export function PlanBadge({ plan }: Pick<AdminCustomer, "plan">) {
  return <Badge className="align-middle">{planLabel(plan)}</Badge>;
}

export function LifecycleBadge({ lifecycle }: Pick<AdminCustomer, "lifecycle">) {
  const { status, label } = lifecycleLooks[lifecycle];
  return (
    <StatusBadge status={status} className="align-middle">
      {label}
    </StatusBadge>
  );
}

/** Of an active customer, how it does; of any other, its lifecycle. */
export function StandingBadge({ lifecycle, health }: Pick<AdminCustomer, "lifecycle" | "health">) {
  if (lifecycle !== "active") return <LifecycleBadge lifecycle={lifecycle} />;
  const { status, label } = healthLooks[health];
  return (
    <StatusBadge status={status} className="align-middle">
      {label}
    </StatusBadge>
  );
}

/** Nothing for a customer that pays nothing. */
export function PaymentBadge({ paymentState }: Pick<AdminCustomer, "paymentState">) {
  const look = paymentLooks[paymentState];
  if (!look) return null;
  return (
    <StatusBadge status={look.status} className="align-middle">
      {look.label}
    </StatusBadge>
  );
}

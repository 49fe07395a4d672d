import type { SessionIdentity } from "@/db/queries/sessions";
import type { Lifecycle, Role } from "@/db/vocabulary";
import type { Phase } from "@/lib/contracts/operation";
import { AppError } from "@/lib/errors";

const provisioned: readonly Lifecycle[] = ["awaiting_admin_icp_review", "active"];

/** Requires a member of a workspace in the required phase, with one of the roles. Throws the contract's 403s. */
export function requireMember(
  identity: SessionIdentity,
  rule: { phase: Phase; roles: readonly Role[] },
): NonNullable<SessionIdentity["customer"]> {
  const { customer } = identity;
  if (!customer || customer.lifecycle === "signed_up" || customer.lifecycle === "onboarding_running") {
    throw new AppError("customer_not_provisioned", "This workspace is not set up yet.");
  }
  if (!provisioned.includes(customer.lifecycle)) {
    throw new AppError("customer_not_active", `This workspace is ${customer.lifecycle}.`);
  }
  if (rule.phase === "active" && customer.lifecycle !== "active") {
    throw new AppError("customer_not_active", "This workspace is not active yet.");
  }
  if (!rule.roles.includes(customer.role)) {
    throw new AppError("insufficient_role", `This requires the role ${rule.roles.join(" or ")}.`);
  }
  return customer;
}

/** Requires a seat that the plan includes. What concerns only a member's own account does not need one. */
export function requireWritableSeat({ isReadOnly }: NonNullable<SessionIdentity["customer"]>): void {
  if (!isReadOnly) return;
  throw new AppError(
    "read_only_seat",
    "Your seat is read-only, because the plan has fewer seats than the workspace has members.",
  );
}

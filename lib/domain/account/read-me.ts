import type { SessionIdentity } from "@/db/queries/sessions";
import type { Me } from "@/lib/contracts/account";

/** Who is signed in and what their workspace waits for. */
export function readMe({ user, customer }: SessionIdentity): Me {
  return {
    user: { ...user, role: customer?.role ?? null },
    customer: customer && {
      id: customer.id,
      name: customer.name,
      lifecycle: customer.lifecycle,
      plan: customer.plan,
    },
    signup: { state: customer?.lifecycle ?? "no_workspace", nextStep: nextStep(customer) },
  };
}

function nextStep(customer: SessionIdentity["customer"]): Me["signup"]["nextStep"] {
  if (!customer) return "create_workspace";
  if (customer.lifecycle === "signed_up" || customer.lifecycle === "onboarding_running") {
    return "wait_for_onboarding";
  }
  return customer.lifecycle === "awaiting_admin_icp_review" ? "review_icp" : "none";
}

import type { Db } from "@/db/client";
import { pick } from "@/db/pick";
import type { SessionIdentity } from "@/db/queries/sessions";
import type { Clock } from "@/lib/clock";
import type { Me } from "@/lib/contracts/account";
import { isStartable, isUnfinished, readOnboardingState } from "@/lib/domain/onboarding/progress";

/** The signed-in user, their workspace and its next signup step. */
export async function readMe(ctx: { db: Db; clock: Clock; identity: SessionIdentity }): Promise<Me> {
  const { user, customer } = ctx.identity;
  return {
    user: { ...user, role: customer?.role ?? null },
    customer: customer && pick(customer, "id", "name", "lifecycle", "plan", "isReadOnly"),
    signup: { state: customer?.lifecycle ?? "no_workspace", nextStep: await nextStep(ctx, customer) },
  };
}

/**
 * An onboarding that failed or was never started waits for an admin to start it. Other members wait for it to
 * finish.
 */
async function nextStep(
  ctx: { db: Db; clock: Clock },
  customer: SessionIdentity["customer"],
): Promise<Me["signup"]["nextStep"]> {
  if (!customer) return "create_workspace";
  const { id: customerId, lifecycle, role } = customer;
  if (isUnfinished(lifecycle)) {
    const isWaiting = role === "admin" && isStartable(lifecycle, await readOnboardingState(ctx, customerId));
    return isWaiting ? "start_onboarding" : "wait_for_onboarding";
  }
  return lifecycle === "awaiting_admin_icp_review" ? "review_icp" : "none";
}

import { setLifecycle } from "@/db/queries/admin-customers";
import { type Customer, findDefaultIcp } from "@/db/queries/customers";
import { findOnboarding } from "@/db/queries/onboardings";
import type { Lifecycle } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { invalidField } from "@/lib/errors";
import { type OperatorContext, recordOperatorAction } from "./operator";

/**
 * Suspends a workspace, or reopens a suspended one where it left off. Repeated, it changes and records nothing.
 * Throws 400 for a closed workspace. Must run in a transaction that has locked the workspace.
 */
export async function changeLifecycle(
  operator: OperatorContext,
  ctx: Context,
  { customer, to, reason }: { customer: Customer; to: "suspended" | "active"; reason: string },
): Promise<void> {
  const before = customer.lifecycle;
  if (before === "closed") {
    throw invalidField("lifecycle", "cannot change because this workspace is closed");
  }
  if ((before === "suspended") === (to === "suspended")) return;
  const { db, customerId } = ctx;
  const lifecycle = to === "suspended" ? to : await lifecycleOnReopening(ctx, customer);
  await setLifecycle(db, { customerId, lifecycle });
  await recordOperatorAction(operator, db, {
    customerId,
    action: to === "suspended" ? "lifecycle.suspended" : "lifecycle.reopened",
    subjectId: customerId,
    changes: { lifecycle: { before, after: lifecycle } },
    detail: { reason },
  });
}

/** Where the workspace was before it was suspended; its onboarding may have finished since. */
async function lifecycleOnReopening({ db, customerId }: Context, customer: Customer): Promise<Lifecycle> {
  if (customer.activatedAt) return "active";
  const onboarding = await findOnboarding(db, { customerId });
  if (onboarding) return onboarding.status === "done" ? "awaiting_admin_icp_review" : "onboarding_running";
  return (await findDefaultIcp(db, { customerId })) ? "awaiting_admin_icp_review" : "signed_up";
}

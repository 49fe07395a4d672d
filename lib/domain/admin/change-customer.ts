import { type Customer, findDefaultIcp, findPlan, updateCustomer } from "@/db/queries/customers";
import { findOnboarding } from "@/db/queries/onboardings";
import { lockBilling } from "@/db/queries/subscriptions";
import type { Lifecycle, PlanSlug } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { AdminCustomerDetail, CustomerChange } from "@/lib/contracts/admin-customers";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { AppError, invalidField } from "@/lib/errors";
import { readCustomer } from "./customers";
import { type OperatorContext, recordOperatorAction } from "./operator";
import { type ActingOperator, contextIn, lockWorkspace, requireFigures } from "./workspace";

/**
 * Changes a workspace's plan without a payment, suspends it, or reopens it: all that is asked for, or nothing. What
 * is already so is not changed or recorded again. Throws 400, 404, and 409 `already_subscribed` or `plan_unavailable`.
 */
export async function changeCustomer(
  operator: ActingOperator,
  { id: customerId, plan, lifecycle, reason }: { id: string } & CustomerChange,
): Promise<AdminCustomerDetail> {
  return transaction(contextIn(operator, customerId), async (ctx) => {
    // Before the workspace's row, as everything that changes what a workspace pays for locks them.
    if (plan) await lockBilling(ctx.db, { customerId });
    const customer = await lockWorkspace(ctx);
    if (plan && plan !== customer.planSlug) {
      await changePlan(operator, ctx, { before: customer.planSlug, plan, reason });
    }
    if (lifecycle) await changeLifecycle(operator, ctx, { customer, to: lifecycle, reason });
    return readCustomer(ctx, { id: customerId });
  });
}

/** Moves to a plan that no one is charged for. While a subscription charges for one, only its customer changes it. */
async function changePlan(
  operator: ActingOperator,
  ctx: Context,
  { before, plan, reason }: { before: PlanSlug | null; plan: PlanSlug; reason: string },
): Promise<void> {
  const { db, customerId } = ctx;
  const { subscription } = await requireFigures(ctx, customerId);
  if (subscription) {
    throw new AppError(
      "already_subscribed",
      "A subscription pays for this workspace's plan. Its admins change or cancel it in their billing settings.",
    );
  }
  await movePlan(ctx, { plan, period: null });
  await recordOperatorAction(operator, db, {
    customerId,
    action: "plan.changed",
    subjectId: customerId,
    changes: { plan: { before, after: plan } },
    detail: { name: (await findPlan(db, { customerId }))?.name, reason },
  });
}

/**
 * Suspends a workspace, or reopens a suspended one where it left off. Repeated, it changes and records nothing.
 * Throws 400 for a closed workspace. Must run in a transaction that has locked the workspace.
 */
async function changeLifecycle(
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
  await updateCustomer(db, { customerId, set: { lifecycle } });
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

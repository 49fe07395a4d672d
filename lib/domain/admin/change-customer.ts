import { findPlan } from "@/db/queries/customers";
import type { PlanSlug } from "@/db/vocabulary";
import { type Context, transaction } from "@/lib/context";
import type { AdminCustomerDetail, CustomerChange } from "@/lib/contracts/admin-customers";
import { AppError } from "@/lib/errors";
import { changeLifecycle } from "./change-lifecycle";
import { readCustomer } from "./customers";
import { movePlan } from "./move-plan";
import { recordOperatorAction } from "./operator";
import { type ActingOperator, contextIn, lockWorkspace, requireFigures } from "./workspace";

/**
 * Changes a workspace's plan without a payment, suspends it, or reopens it: all that is asked for, or nothing. What
 * is already so is not changed or recorded again. Throws 400, 404 and 409 `already_subscribed`.
 */
export async function changeCustomer(
  operator: ActingOperator,
  { id: customerId, plan, lifecycle, reason }: { id: string } & CustomerChange,
): Promise<AdminCustomerDetail> {
  return transaction(contextIn(operator, customerId), async (ctx) => {
    const customer = await lockWorkspace(ctx);
    if (plan && plan !== customer.planSlug) {
      await changePlan(operator, ctx, { before: customer.planSlug, plan, reason });
    }
    if (lifecycle) await changeLifecycle(operator, ctx, { customer, to: lifecycle, reason });
    return readCustomer(ctx, { id: customerId });
  });
}

/** A subscription charges for its plan, so only the customer moves it: another plan would be paid for, or not. */
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
  await movePlan(ctx, { plan });
  await recordOperatorAction(operator, db, {
    customerId,
    action: "plan.changed",
    subjectId: customerId,
    changes: { plan: { before, after: plan } },
    detail: { name: (await findPlan(db, { customerId }))?.name, reason },
  });
}

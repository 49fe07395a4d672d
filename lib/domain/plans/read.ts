import { findCustomer, findPlan, type Plan } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import type { MePlan } from "@/lib/contracts/plan";
import { AppError } from "@/lib/errors";
import { presentPlan } from "./present";

/** The workspace's plan. Throws `no_plan` without one. */
export async function requirePlan({ db, customerId }: Pick<Context, "db" | "customerId">): Promise<Plan> {
  const plan = await findPlan(db, { customerId });
  if (!plan) throw new AppError("no_plan", "This workspace has no plan.");
  return plan;
}

/** The plan as its members see it. There are no subscriptions yet, so none is returned. */
export async function readPlan(ctx: Context): Promise<MePlan> {
  const { db, customerId } = ctx;
  const plan = await requirePlan(ctx);
  const customer = await findCustomer(db, { customerId });
  return {
    ...presentPlan(plan),
    isInternal: plan.isInternal,
    paymentCustomerId: customer?.paymentCustomerId ?? null,
    subscription: null,
  };
}

import { findCustomer, findPlan, type Plan } from "@/db/queries/customers";
import type { Context } from "@/lib/context";
import type { MePlan } from "@/lib/contracts/plan";
import { AppError } from "@/lib/errors";

/** The workspace's plan. Throws `no_plan` without one. */
export async function requirePlan({ db, customerId }: Context): Promise<Plan> {
  const plan = await findPlan(db, { customerId });
  if (!plan) throw new AppError("no_plan", "This workspace has no plan.");
  return plan;
}

/** The plan as its members see it. There are no subscriptions yet: none is answered. */
export async function readPlan(ctx: Context): Promise<MePlan> {
  const { db, customerId } = ctx;
  const plan = await requirePlan(ctx);
  const customer = await findCustomer(db, { customerId });
  return {
    slug: plan.slug,
    name: plan.name,
    priceCents: plan.priceCents,
    currency: plan.currency,
    interval: plan.interval,
    creditsPerMonth: plan.creditsPerMonth,
    caps: {
      seats: plan.seats,
      sources: plan.sources,
      destinations: plan.destinations,
      tagCategories: plan.tagCategories,
      tagValuesPerCategory: plan.tagValuesPerCategory,
    },
    signalStacking: plan.signalStacking,
    icpEditing: plan.icpEditing,
    paygEnabled: plan.paygEnabled,
    isInternal: plan.isInternal,
    paymentCustomerId: customer?.paymentCustomerId ?? null,
    subscription: null,
  };
}

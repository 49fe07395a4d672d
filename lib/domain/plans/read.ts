import { findCustomer, findPlan, type Plan } from "@/db/queries/customers";
import { findLiveSubscriptions, type SubscriptionRow } from "@/db/queries/subscriptions";
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

/** The plan as its members see it, with the live subscription; one paid by the year shows the year's price. */
export async function readPlan(ctx: Context): Promise<MePlan> {
  const { db, customerId } = ctx;
  const plan = await requirePlan(ctx);
  const customer = await findCustomer(db, { customerId });
  const [governing] = await findLiveSubscriptions(db, { customerId });
  return {
    ...presentPlan(plan),
    ...yearOf(plan, governing),
    isInternal: plan.isInternal,
    paymentCustomerId: customer?.paymentCustomerId ?? null,
    subscription: governing
      ? {
          status: governing.status,
          currentPeriodEnd: governing.periodEnd.toISOString(),
          cancelAtPeriodEnd: governing.cancelAtPeriodEnd,
          downgradeTo: governing.downgradeTo,
        }
      : null,
  };
}

const yearOf = ({ annualPriceCents }: Plan, governing: SubscriptionRow | undefined) =>
  governing?.interval === "year" && annualPriceCents !== null
    ? { priceCents: annualPriceCents, interval: "year" }
    : {};

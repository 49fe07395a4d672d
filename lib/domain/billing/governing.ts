import { type Customer, findCustomer, findPlan, type Plan } from "@/db/queries/customers";
import { findSelectablePlans } from "@/db/queries/plans";
import { findLiveSubscriptions, type SubscriptionRow } from "@/db/queries/subscriptions";
import type { BillingInterval, PaidPlanSlug } from "@/db/vocabulary";
import type { Context } from "@/lib/context";
import { AppError, notFound } from "@/lib/errors";
import type { PlanPrice } from "@/lib/payments/payments";

type Reading = Pick<Context, "db" | "customerId">;

/** The subscription that gives the workspace its plan: its newest live one. */
export async function findGoverning({ db, customerId }: Reading): Promise<SubscriptionRow | null> {
  const [governing] = await findLiveSubscriptions(db, { customerId });
  return governing ?? null;
}

/** The governing subscription. Throws 409 `no_active_subscription` without one. */
export async function requireGoverning(ctx: Reading): Promise<SubscriptionRow> {
  const governing = await findGoverning(ctx);
  if (!governing) throw new AppError("no_active_subscription", "There is no active subscription.");
  return governing;
}

export async function requireCustomer({ db, customerId }: Reading): Promise<Customer> {
  const customer = await findCustomer(db, { customerId });
  if (!customer) throw notFound("workspace");
  return customer;
}

export interface PlanChoice {
  plan: PaidPlanSlug;
  interval: BillingInterval;
}

/** What a plan on sale costs. Throws 409 `plan_unavailable` for any other plan or interval. */
export async function requirePrice(
  { db }: Reading,
  { plan: slug, interval }: PlanChoice,
): Promise<PlanPrice> {
  const plan = (await findSelectablePlans(db)).find((one) => one.slug === slug);
  const cents = interval === "year" ? plan?.annualPriceCents : plan?.priceCents;
  if (!plan || !cents) throw new AppError("plan_unavailable", "This plan is not on sale.");
  return { plan: slug, name: plan.name, interval, cents, currency: plan.currency };
}

/** The price of another plan than the subscription's. Throws 409 `plan_unavailable` for the same one. */
export async function requireOtherPrice(
  ctx: Reading,
  choice: PlanChoice,
  { planSlug, interval }: SubscriptionRow,
): Promise<PlanPrice> {
  if (choice.plan === planSlug && choice.interval === interval) {
    throw new AppError("plan_unavailable", "The workspace is already on this plan.");
  }
  return requirePrice(ctx, choice);
}

/** The workspace's plan. Throws 404 `not_found` without one. */
export async function requirePlanRow({ db, customerId }: Reading): Promise<Plan> {
  const plan = await findPlan(db, { customerId });
  if (!plan) throw notFound("plan");
  return plan;
}

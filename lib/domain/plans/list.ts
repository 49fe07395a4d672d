import type { Plan } from "@/db/queries/customers";
import { findSelectablePlans } from "@/db/queries/plans";
import type { Context } from "@/lib/context";
import type { PublicPlan } from "@/lib/contracts/plan";

/** The plans that customers may choose, the least expensive first. */
export async function listPlans({ db }: Pick<Context, "db">): Promise<{ data: PublicPlan[] }> {
  return { data: (await findSelectablePlans(db)).map(presentPlan) };
}

const presentPlan = (plan: Plan): PublicPlan => ({
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
});

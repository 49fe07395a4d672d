import type { Plan } from "@/db/queries/customers";
import type { PublicPlan } from "@/lib/contracts/plan";

/** A plan as anyone may see it. */
export const presentPlan = (plan: Plan): PublicPlan => ({
  slug: plan.slug,
  name: plan.name,
  priceCents: plan.priceCents,
  currency: plan.currency,
  interval: plan.interval,
  annualPriceCents: plan.annualPriceCents,
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

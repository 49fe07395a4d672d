import { pick } from "@/db/pick";
import type { Plan } from "@/db/queries/customers";
import type { PublicPlan } from "@/lib/contracts/plan";

/** A plan as anyone may see it. */
export const presentPlan = (plan: Plan): PublicPlan => ({
  ...pick(plan, "slug", "name", "priceCents", "currency", "interval", "annualPriceCents"),
  ...pick(plan, "creditsPerMonth"),
  caps: pick(plan, "seats", "sources", "destinations", "tagCategories", "tagValuesPerCategory"),
  ...pick(plan, "signalStacking", "icpEditing", "paygEnabled"),
});

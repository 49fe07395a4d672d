import { featureTexts } from "@/components/plan/plan-words";
import type { PublicPlan } from "@/lib/contracts/plan";

/** A plan as the pricing page compares it; `historyDays` is null if signals are kept without a limit. */
export type OfferedPlan = PublicPlan & { historyDays: number | null };

/** What a visitor can begin with: the trial, null if there is none, and the plans on sale, cheapest first. */
export interface Offer {
  trial: OfferedPlan | null;
  plans: OfferedPlan[];
}

const features = Object.keys(featureTexts) as (keyof typeof featureTexts)[];
type Featured = Pick<PublicPlan, "slug" | (typeof features)[number]>;

/**
 * The cheapest plan with every feature, and why it is recommended. Null if the very cheapest has them all, or none does:
 * then nothing but the limits decides.
 */
export function recommend(plans: readonly Featured[]): { slug: PublicPlan["slug"]; reason: string } | null {
  const place = plans.findIndex((plan) => features.every((feature) => plan[feature]));
  const found = plans[place];
  const below = plans[place - 1];
  if (!found || !below) return null;
  const added = features.filter((feature) => !below[feature]).map((feature) => featureTexts[feature]);
  return { slug: found.slug, reason: `The smallest plan with every feature. New here: ${added.join(", ")}.` };
}

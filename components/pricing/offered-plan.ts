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
type Featured = Pick<PublicPlan, "slug" | "name" | (typeof features)[number]>;

/** The features within a sentence. */
const phrases: typeof featureTexts = {
  signalStacking: "repeat engagement makes a signal stronger",
  icpEditing: "you edit the ideal customer profile",
  paygEnabled: "credit packs when you need more",
};

/** The cheapest plan with every feature. Null if the very cheapest has them all, or none does. */
export function recommend(plans: readonly Featured[]): PublicPlan["slug"] | null {
  const place = plans.findIndex((plan) => features.every((feature) => plan[feature]));
  return place > 0 ? (plans[place]?.slug ?? null) : null;
}

/** What a plan has that the one below it lacks, in a sentence; empty without one below. */
export function describeStep(plan: Featured, below: Featured | undefined): string {
  if (!below) return "";
  const added = features.filter((feature) => plan[feature] && !below[feature]);
  if (added.length === 0) return `Everything in ${below.name}, with more room.`;
  return `Everything in ${below.name}, and ${added.map((feature) => phrases[feature]).join(" and ")}.`;
}

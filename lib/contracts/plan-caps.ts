import type { PublicPlan } from "./plan";

/** What a plan limits. */
export type PlanCap = keyof PublicPlan["caps"];

export interface CapWords {
  /** What is counted, one and several. */
  nouns: readonly [one: string, many: string];
  /** How to make room. */
  remedy: string;
}

const pause = "Pause one, or choose a larger plan.";
const remove = "Remove one, or choose a larger plan.";

/** How each limit is spoken of, on pages and in errors, in the order in which plans are compared. */
export const capWords: Record<PlanCap, CapWords> = {
  sources: { nouns: ["active source", "active sources"], remedy: pause },
  destinations: { nouns: ["active destination", "active destinations"], remedy: pause },
  seats: { nouns: ["seat", "seats"], remedy: "Remove a member, cancel an invite, or choose a larger plan." },
  tagCategories: { nouns: ["tag category", "tag categories"], remedy: remove },
  tagValuesPerCategory: { nouns: ["tag value in a category", "tag values in a category"], remedy: remove },
};

export const planCaps = Object.keys(capWords) as PlanCap[];

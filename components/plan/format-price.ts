import type { PublicPlan } from "@/lib/contracts/plan";

/** Cents in their currency, without zero cents: `$49`. */
export function formatCents(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** A plan's price in its currency: `$49`. */
export const formatPrice = ({ priceCents, currency }: Pick<PublicPlan, "priceCents" | "currency">): string =>
  formatCents(priceCents, currency);

type Priced = Pick<PublicPlan, "priceCents" | "annualPriceCents">;

/** What a year paid at once saves over twelve months, in whole percent; 0 if it is not sold. */
export function yearlySaving({ priceCents, annualPriceCents }: Priced): number {
  if (annualPriceCents === null || priceCents === 0) return 0;
  return Math.max(0, Math.round((1 - annualPriceCents / (priceCents * 12)) * 100));
}

/** The largest saving of a year over twelve months among these plans, in whole percent. */
export const largestSaving = (plans: readonly Priced[]): number => Math.max(0, ...plans.map(yearlySaving));

/** Whether any of these plans is sold by the year. */
export const hasYearly = (plans: readonly Priced[]): boolean =>
  plans.some((plan) => plan.annualPriceCents !== null);

import { capitalize } from "@/components/labels/describe-signal";
import { countOf } from "@/db/count-of";
import type { BillingInterval } from "@/db/vocabulary";
import type { PlanConsequences } from "@/lib/contracts/billing";
import type { PublicPlan } from "@/lib/contracts/plan";
import { capWords, type PlanCap } from "@/lib/contracts/plan-caps";

/** A whole number with separators: `12,000`. */
export const figure = (value: number): string => value.toLocaleString("en-US");

/** A change of the balance: `+50`, `−1,200`. */
export const signed = (value: number): string =>
  value > 0 ? `+${figure(value)}` : figure(value).replace("-", "−");

/** What a plan allows of something: `1 seat`, `3 seats`, `Unlimited seats`. */
export const count = (value: number | null, one: string, many: string): string =>
  value === null ? `Unlimited ${many}` : countOf(value, one, many);

/** The name of a limit: `Active sources`. */
export const capLabel = (cap: PlanCap): string => capitalize(capWords[cap].nouns[1]);

/** The limits that decide between plans, as benefits: `15 active sources`. */
export const capBenefits = ({ caps }: Pick<PublicPlan, "caps">): string[] =>
  (["sources", "destinations", "seats"] as const).map((cap) => count(caps[cap], ...capWords[cap].nouns));

const day = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The UTC day of a time: `December 24, 2026`. */
export const onDay = (at: string): string => day.format(new Date(at));

/** What each feature does, as it is named on plans. */
export const featureTexts: Record<PlanConsequences["features"][number], string> = {
  signalStacking: "Repeat engagement raises signal strength",
  icpEditing: "Editable ideal customer profile",
  paygEnabled: "Credit packs",
};

/** The features that a plan includes. */
export const featuresOf = (plan: Pick<PublicPlan, keyof typeof featureTexts>): string[] =>
  (["icpEditing", "signalStacking", "paygEnabled"] as const)
    .filter((feature) => plan[feature])
    .map((feature) => featureTexts[feature]);

/** The price of an interval in cents; null if the plan is not sold by it. */
export const priceFor = (
  plan: Pick<PublicPlan, "priceCents" | "annualPriceCents">,
  interval: BillingInterval,
): number | null => (interval === "month" ? plan.priceCents : plan.annualPriceCents);

/** The payment intervals, as people choose them. */
export const intervalChoices = [
  { value: "month", label: "Monthly" },
  { value: "year", label: "Yearly" },
] as const satisfies { value: BillingInterval; label: string }[];

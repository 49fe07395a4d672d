/** What a workspace's use costs, in credits and in money. Prices are the ones that the product charges. */
import { count } from "@/components/plan/plan-words";
import { type Pack, packs } from "@/db/packs";
import { policy } from "@/db/policy";
import { capWords } from "@/lib/contracts/plan-caps";
import type { OfferedPlan } from "./offered-plan";

/** What a visitor expects to use. Whole numbers within `usageLimits`. */
export interface Usage {
  sources: number;
  /** Read a week, from all sources together. */
  posts: number;
  /** Reactions and comments collected on each of them. */
  engagements: number;
  seats: number;
  /** Reports a month. */
  companyReports: number;
  personReports: number;
}

/** The range and the step of each number, and what the calculator begins with. */
export const usageLimits: Record<keyof Usage, { min: number; max: number; step: number; initial: number }> = {
  sources: { min: 1, max: 200, step: 1, initial: 10 },
  posts: { min: 5, max: 1_000, step: 5, initial: 30 },
  engagements: { min: 0, max: 100, step: 1, initial: 12 },
  seats: { min: 1, max: 25, step: 1, initial: 3 },
  companyReports: { min: 0, max: 100, step: 1, initial: 4 },
  personReports: { min: 0, max: 100, step: 1, initial: 10 },
};

/** Credits a month by what they pay for, rounded up. */
export interface CreditEstimate {
  posts: number;
  engagements: number;
  people: number;
  reports: number;
  total: number;
}

const weeksPerMonth = 52 / 12;

/**
 * The most credits that the use takes in an average month: every post relevant, everyone on it new. A person who is
 * already known costs nothing again, so real use is lower.
 */
export function estimateCredits({
  posts,
  engagements,
  companyReports,
  personReports,
}: Usage): CreditEstimate {
  const { price } = policy;
  const monthly = posts * weeksPerMonth;
  const parts = {
    posts: Math.ceil(monthly * price.post),
    engagements: Math.ceil(monthly * engagements * price.engagement),
    people: Math.ceil(monthly * engagements * price.person),
    reports: companyReports * price.accountReport + personReports * price.personReport,
  };
  return { ...parts, total: parts.posts + parts.engagements + parts.people + parts.reports };
}

/** How a plan answers the use. */
export interface PlanEstimate {
  plan: OfferedPlan;
  /** Limits that the use exceeds, such as `3 seats`. */
  exceeded: string[];
  /** Credits that the plan lacks in the month; 0 if it has enough. */
  short: number;
  /** The cheapest packs for what it lacks, in cents; null if the plan can't buy any. */
  packCents: number | null;
  /** Price and packs of a month in cents; null if the plan can't do it at all. */
  totalCents: number | null;
}

/** What each plan would cost for this use, paid by the month. */
export function estimatePlans(plans: readonly OfferedPlan[], usage: Usage): PlanEstimate[] {
  const { total } = estimateCredits(usage);
  return plans.map((plan) => {
    const exceeded = (["sources", "seats"] as const).flatMap((cap) => {
      const limit = plan.caps[cap];
      return limit !== null && usage[cap] > limit ? count(limit, ...capWords[cap].nouns) : [];
    });
    const short = plan.creditsPerMonth === null ? 0 : Math.max(0, total - plan.creditsPerMonth);
    const packCents = short === 0 ? 0 : plan.paygEnabled ? cheapestPacks(short) : null;
    const isPossible = exceeded.length === 0 && packCents !== null;
    return {
      plan,
      exceeded,
      short,
      packCents,
      totalCents: isPossible ? plan.priceCents + packCents : null,
    };
  });
}

/** The plan to take: the cheapest that needs no packs, else the cheapest with packs; null if none can do it. */
export function choosePlan(estimates: readonly PlanEstimate[]): PlanEstimate | null {
  const possible = estimates.filter(({ totalCents }) => totalCents !== null);
  const byCost = possible.toSorted((a, b) => (a.totalCents ?? 0) - (b.totalCents ?? 0));
  return byCost.find(({ short }) => short === 0) ?? byCost[0] ?? null;
}

/** About how many days the trial's credits last at this use, at most its daily share a day. */
export function trialDays({ creditsPerMonth }: Pick<OfferedPlan, "creditsPerMonth">, usage: Usage): number {
  const perDay = Math.min(policy.trialCreditsPerDay, (estimateCredits(usage).total * 12) / 365);
  return Math.round((creditsPerMonth ?? 0) / perDay);
}

/** The least that packs with at least so many credits cost together, in cents. */
export function cheapestPacks(credits: number, sold: readonly Pack[] = packs): number {
  const unit = sold.reduce((divisor, pack) => greatestCommonDivisor(divisor, pack.credits), 0);
  const least = [0];
  for (let units = 1; units <= Math.ceil(credits / unit); units += 1) {
    const costs = sold.map(
      (pack) => (least[Math.max(0, units - pack.credits / unit)] ?? 0) + pack.priceCents,
    );
    least.push(Math.min(...costs));
  }
  return least.at(-1) ?? 0;
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

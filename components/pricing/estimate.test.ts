import { expect, it } from "vitest";
import { policy } from "@/db/policy";
import {
  cheapestPacks,
  choosePlan,
  estimateCredits,
  estimatePlans,
  trialDays,
  type Usage,
  usageLimits,
} from "./estimate";
import { describeStep, type OfferedPlan, recommend } from "./offered-plan";

const plan = (
  slug: OfferedPlan["slug"],
  priceCents: number,
  creditsPerMonth: number,
  seats: number,
  sources: number,
) => ({
  ...{
    slug,
    name: slug,
    priceCents,
    creditsPerMonth,
    currency: "usd",
    interval: "month",
    annualPriceCents: null,
  },
  caps: { seats, sources, destinations: 5, tagCategories: 10, tagValuesPerCategory: 50 },
  ...{ icpEditing: true, signalStacking: slug !== "starter", paygEnabled: true, historyDays: 180 },
});
const starter = plan("starter", 9_900, 3_000, 3, 15);
const growth = plan("growth", 29_900, 12_000, 10, 50);
const scale = plan("scale", 89_900, 50_000, 25, 200);
const plans = [starter, growth, scale];

const nothing: Usage = {
  sources: 1,
  posts: 0,
  engagements: 0,
  seats: 1,
  companyReports: 0,
  personReports: 0,
};
const answer = (usage: Partial<Usage>) => choosePlan(estimatePlans(plans, { ...nothing, ...usage }));

it("counts credits at the prices that the product charges", () => {
  const { post, engagement, person, accountReport, personReport } = policy.price;
  const credits = estimateCredits({
    ...nothing,
    posts: 12,
    engagements: 10,
    companyReports: 2,
    personReports: 3,
  });
  expect(credits).toEqual({
    posts: 52 * post,
    engagements: 520 * engagement,
    people: 520 * person,
    reports: 2 * accountReport + 3 * personReport,
    total: 52 * post + 520 * engagement + 520 * person + 2 * accountReport + 3 * personReport,
  });
});

it("names the cheapest plan whose credits and limits are enough", () => {
  expect(answer({})?.plan.slug).toBe("starter");
  expect(answer({ posts: 30, engagements: 12 })?.plan.slug).toBe("growth");
  expect(answer({ seats: 4 })?.plan.slug).toBe("growth");
  expect(answer({ sources: 51 })?.plan.slug).toBe("scale");
});

it("says which limits of a plan the use exceeds", () => {
  const [small] = estimatePlans(plans, { ...nothing, sources: 16, seats: 4 });
  expect(small).toMatchObject({ exceeded: ["15 active sources", "3 seats"], totalCents: null });
});

it("adds the cheapest packs where a plan's credits are short", () => {
  const usage = { ...nothing, companyReports: 100, personReports: 100 };
  const [small] = estimatePlans(plans, usage);
  expect(small).toMatchObject({ short: 500, packCents: 4_900, totalCents: 14_800 });
  expect(estimatePlans([{ ...starter, paygEnabled: false }], usage)[0]).toMatchObject({
    packCents: null,
    totalCents: null,
  });
});

it("takes the plan with packs only if none is enough alone, and none if no plan can do it", () => {
  const much = answer({ posts: 1_000, engagements: 100 });
  expect([much?.plan.slug, much && much.short > 0]).toEqual(["scale", true]);
  expect(answer({ seats: 26 })).toBeNull();
});

it("buys packs at the least price, also if that is more credits than needed", () => {
  expect(cheapestPacks(1)).toBe(4_900);
  expect(cheapestPacks(3_000)).toBe(14_700);
  // Four of 1,000 cost $196, one of 5,000 costs $199, five of 1,000 cost $245.
  expect(cheapestPacks(4_001)).toBe(19_900);
  expect(cheapestPacks(26_000)).toBe(69_900 + 19_900 + 4_900);
});

it("an unlimited plan is always enough", () => {
  const [unlimited] = estimatePlans([{ ...scale, creditsPerMonth: null }], {
    ...nothing,
    posts: 1_000,
    engagements: 100,
  });
  expect(unlimited).toMatchObject({ short: 0, totalCents: 89_900 });
});

it("lets the trial last as long as its credits, and not less than its daily limit allows", () => {
  expect(trialDays({ creditsPerMonth: 250 }, { ...nothing, posts: 1_000, engagements: 50 })).toBe(4);
  expect(trialDays({ creditsPerMonth: 250 }, { ...nothing, posts: 70 })).toBe(25);
});

it("begins with values within its ranges, for which the recommended plan is enough", () => {
  const initial = Object.fromEntries(
    Object.entries(usageLimits).map(([name, { min, max, step, initial }]) => {
      expect([initial >= min && initial <= max, (initial - min) % step], name).toEqual([true, 0]);
      return [name, initial];
    }),
  );
  expect(answer(initial)?.plan.slug).toBe("growth");
});

it("recommends the smallest plan with every feature, unless that is the very smallest", () => {
  expect(recommend(plans)).toBe("growth");
  expect(recommend([growth, scale])).toBeNull();
  expect(recommend([starter])).toBeNull();
});

it("says what each plan has beyond the one below it", () => {
  expect(describeStep(growth, starter)).toBe(
    "Everything in starter, and repeat engagement makes a signal stronger.",
  );
  expect(describeStep(scale, growth)).toBe("Everything in growth, with more room.");
  expect(describeStep(starter, undefined)).toBe("");
});

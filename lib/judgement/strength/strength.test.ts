/** Each number of strength, at the value where it takes effect and just before it. */
import { describe, expect, it } from "vitest";
import { type Meaning, meanings } from "@/db/vocabulary";
import type { StrengthInput } from "./score";
import { strengthFactors } from "./strength";

const quiet: StrengthInput = {
  sourceType: "keyword_search",
  engagement: { kind: "comment", meaning: "filler", probability: 0.9, ageHours: 100 },
  post: { relevance: 0 },
  earlierEngagements: 0,
};
const strengthOf = (change: Partial<StrengthInput>, fit = 0): number =>
  strengthFactors({ ...quiet, ...change }, fit).reduce((sum, { points }) => sum + points, 0);
const said = (engagement: Partial<StrengthInput["engagement"]>): number =>
  strengthOf({ engagement: { ...quiet.engagement, ...engagement } });

it("starts at 1", () => {
  expect(strengthOf({})).toBe(1);
});

describe("what is said", () => {
  const points: Record<Meaning, [comment: number, post: number, reaction: number]> = {
    asks: [5, 5, 1],
    evaluates: [5, 5, 1],
    states_problem: [4, 4, 1],
    shares_experience: [3, 3, 1],
    agrees: [2, 3, 1],
    filler: [1, 3, 1],
    reacts: [1, 3, 1],
    sells: [1, 3, 1],
    seeks_job: [1, 3, 1],
    refuses: [1, 3, 1],
  };
  it.each(meanings.map((meaning) => [meaning, points[meaning]] as const))("%s: %j", (meaning, expected) => {
    const kinds = ["comment", null, "reaction"] as const;
    expect(kinds.map((kind) => said({ kind, meaning }))).toEqual(expected);
  });

  it.each([
    ["asks", 0.8, 5],
    ["asks", 0.79, 4],
    ["states_problem", 0.79, 3],
    ["shares_experience", 0.5, 3],
    ["asks", null, 5],
  ] as const)("%s, %s likely: %i", (meaning, probability, expected) => {
    expect(said({ meaning, probability })).toBe(expected);
  });
});

it.each([
  [{ post: { relevance: 69 } }, 1],
  [{ post: { relevance: 70 } }, 2],
  [{ engagement: { ...quiet.engagement, ageHours: 72.1 } }, 1],
  [{ engagement: { ...quiet.engagement, ageHours: 72 } }, 2],
  [{ earlierEngagements: 1 }, 2],
  [{ earlierEngagements: 9 }, 2],
] as const)("with %j: %i", (change, expected) => {
  expect(strengthOf(change)).toBe(expected);
});

it.each([
  [59, 1],
  [60, 2],
  [79, 2],
  [80, 3],
])("with a fit of %i: %i", (fit, expected) => {
  expect(strengthOf({}, fit)).toBe(expected);
});

/** The words, too: what each factor says of its value. */
const ofPost = "a post found by keyword";
it.each<[change: Partial<StrengthInput>, id: string, points: number, value: string, reason: string]>([
  [{}, "engagement", 0, "filler", `Comments without content in a comment on ${ofPost}`],
  [
    { sourceType: "own_company" },
    "engagement",
    0,
    "filler",
    "Comments without content in a comment on your company's post",
  ],
  [{ post: { relevance: 70 } }, "post_relevance", 1, "70", "The post is very relevant (70 of 100)"],
  [{ post: { relevance: 69 } }, "post_relevance", 0, "69", "The post is relevant at 69 of 100, below 70"],
  [{}, "stacking", 0, "0", "First engagement within the merge window"],
  [{ earlierEngagements: 1 }, "stacking", 1, "1", "Engaged 1 other time within the merge window"],
  [{ earlierEngagements: 2 }, "stacking", 1, "2", "Engaged 2 other times within the merge window"],
  [{}, "fit", 1, "60", "A fit of 60 out of 100 with the ICP"],
  [{}, "base", 1, "", "Every signal starts at 1"],
])("with %j, the factor %s counts %i for %j: %s", (change, id, points, value, reason) => {
  const factor = strengthFactors({ ...quiet, ...change }, 60).find((one) => one.id === id);
  expect([factor?.points, factor?.value ?? "", factor?.reason]).toEqual([points, value, reason]);
});

it.each([
  ["comment", "asks", 0.8, `Asks about a solution in a comment on ${ofPost} (80 % likely)`],
  ["comment", "asks", 0.794, `Asks about a solution in a comment on ${ofPost} (79 % likely)`],
  ["comment", "asks", null, `Asks about a solution in a comment on ${ofPost}`],
  ["comment", "agrees", 0.9, `Agrees, without a need of their own in a comment on ${ofPost}`],
  ["reaction", "asks", 0.9, `Reacted to ${ofPost}, which is a light touch`],
  [null, "states_problem", 0.8, "States a problem of their own in their own post (80 % likely)"],
  [null, "states_problem", 0.79, "Wrote the post"],
  [null, "asks", null, "Asks about a solution in their own post"],
  [null, "agrees", 0.9, "Wrote the post"],
] as const)("of a %s that %s, %s likely, says: %s", (kind, meaning, probability, reason) => {
  const [, factor] = strengthFactors(
    { ...quiet, engagement: { kind, meaning, probability, ageHours: 1 } },
    0,
  );
  expect(factor?.reason).toBe(reason);
});

it.each([
  [-3, "0 hours", "It happened 0 hours ago"],
  [0.5, "1 hour", "It happened 1 hour ago"],
  [47.9, "48 hours", "It happened 48 hours ago"],
  [48, "2 days", "It happened 2 days ago"],
  [72, "3 days", "It happened 3 days ago"],
  [84, "4 days", "It happened 4 days ago, more than 3 days"],
])("%d hours ago is %s: %s", (ageHours, value, reason) => {
  const factors = strengthFactors({ ...quiet, engagement: { ...quiet.engagement, ageHours } }, 0);
  expect(factors.find(({ id }) => id === "recency")).toMatchObject({ value, reason });
});

it("can reach 10", () => {
  const weights = strengthFactors(quiet, 0).map(({ id, weight }) => `${id} ${weight}`);
  expect(weights).toEqual(["base 1", "engagement 4", "fit 2", "post_relevance 1", "recency 1", "stacking 1"]);
});

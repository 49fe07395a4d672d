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

import { describe, expect, it } from "vitest";
import type { Plan } from "@/db/queries/customers";
import {
  isSamePeriod,
  type Period,
  type PlanMove,
  raisedBy,
  reachedBy,
  startedWith,
  usedAhead,
} from "./parts-of-a-period";

const day = (n: number) => new Date(Date.UTC(2026, 3, n));
/** Thirty days. */
const april: Period = { start: day(1), end: day(31) };
const may: Period = { start: day(31), end: day(61) };
const plan = (creditsPerMonth: number | null) => ({ creditsPerMonth }) as Plan;
const move = (
  from: [number | null | undefined, Period | null],
  to: [number | null, Period | null],
): PlanMove => ({
  from: { plan: from[0] === undefined ? null : plan(from[0]), period: from[1] },
  to: { plan: plan(to[0]), period: to[1] },
});

it.each([
  ["the same start", april, { ...april, end: day(20) }, true],
  ["another start", april, may, false],
  ["none before", null, april, false],
  ["none after", april, null, false],
])("with %s, a change is within a period or not: %#", (_, from, to, isSame) => {
  expect(isSamePeriod(move([3_000, from], [3_000, to]))).toBe(isSame);
});

it("takes an allotment's own credits for what it was paid for, unless it is known", () => {
  expect(reachedBy({ reached: null, credits: 3_000 })).toBe(3_000);
  expect(reachedBy({ reached: 12_000, credits: 3_000 })).toBe(12_000);
});

describe("a larger plan within a period", () => {
  const grant = { credits: 3_000, remaining: 0, reached: 3_000 };
  it.each([
    ["on the first day", 3_000, 12_000, 1, 9_000, 12_000],
    ["after a third of it", 3_000, 12_000, 11, 6_000, 12_000],
    ["on a part of a day's worth, rounded down", 3_000, 3_001, 11, 0, 3_001],
    ["at its end", 3_000, 12_000, 31, 0, 12_000],
    ["after its end", 3_000, 12_000, 40, 0, 12_000],
    ["before its start", 3_000, 12_000, -3, 9_000, 12_000],
    ["that is as large", 3_000, 3_000, 11, 0, 3_000],
    ["that is smaller", 3_000, 1_000, 11, 0, 3_000],
    ["that is larger than the present one, but was paid for", 1_000, 3_000, 11, 0, 3_000],
    ["above what was paid for, from a smaller one", 1_000, 4_000, 11, 2_000, 4_000],
    ["from a larger one than was granted", 6_000, 5_000, 11, 0, 6_000],
    ["without a limit", 3_000, null, 11, 0, 3_000],
    ["from one without a limit", null, 6_000, 11, 2_000, 6_000],
  ])("%s: from %s to %s on day %i adds %i", (_, from, to, today, credits, reached) => {
    expect(raisedBy(grant, move([from, april], [to, april]), day(today))).toEqual({ credits, reached });
  });

  it("adds all of its credits without a period", () => {
    expect(raisedBy(grant, move([3_000, null], [12_000, null]), day(11))).toEqual({
      credits: 9_000,
      reached: 12_000,
    });
  });
});

describe("a new allotment", () => {
  const last = { credits: 3_000, remaining: 500, reached: 3_000 };
  const early: Period = { start: day(16), end: day(46) };
  it.each([
    ["begins whole in a new period", last, [3_000, april], [12_000, may], 12_000, 0],
    ["begins whole without one before", undefined, [3_000, april], [12_000, early], 12_000, 0],
    ["begins with the rest within a period", undefined, [null, april], [3_000, april], 2_000, 0],
    ["loses what was used of the rest of the old one", last, [3_000, april], [12_000, early], 12_000, 1_000],
    ["loses no more than it has", last, [30_000, april], [3_000, early], 3_000, 3_000],
    ["loses nothing after an unlimited plan", last, [null, april], [12_000, early], 12_000, 0],
    ["loses nothing without a plan before", last, [undefined, april], [12_000, early], 12_000, 0],
    ["loses nothing without a period before", last, [3_000, null], [12_000, early], 12_000, 0],
    ["loses nothing without a period after", last, [3_000, april], [12_000, null], 12_000, 0],
    ["is nothing on an unlimited plan", last, [3_000, april], [null, may], 0, 0],
  ] as const)("%s", (_, before, from, to, credits, usedBefore) => {
    expect(startedWith(before, move([...from], [...to]), day(11))).toEqual({ credits, usedBefore });
  });
});

it.each([
  [500, 3_000, 16, 1_000],
  [1_500, 3_000, 16, 0],
  [2_000, 3_000, 16, 0],
  [0, 1, 16, 1],
  [0, 3_000, 31, 0],
])("of %i left of %i credits at day %i, %i were used ahead, rounded up", (remaining, credits, next, used) => {
  expect(usedAhead(remaining, credits, april, day(next))).toBe(used);
});

it("counts no credits for a period without time", () => {
  expect(usedAhead(0, 3_000, { start: day(1), end: day(1) }, day(1))).toBe(0);
});

import { describe, expect, it } from "vitest";
import type { SeenEngagement } from "@/lib/assessment/seen";
import {
  daysAgo,
  reportTime,
  seenEngagement,
  seenPerson,
  seenPost,
  seenReaction,
  seenSource,
} from "@/tests/factories/seen";
import { changedJobRecently, findNotable, type NotableFacts } from "./notable";

const person = seenPerson("VP Sales");
const nothing: NotableFacts = { hiring: false, openToWork: false, positionStartedAt: null };
const notable = (engagements: SeenEngagement[], facts: Partial<NotableFacts> = {}) =>
  findNotable(person, { ...nothing, ...facts }, { engagements, now: reportTime });
const flags = (...given: Parameters<typeof notable>) => notable(...given).map(({ flag }) => flag);
const textOf = (flag: string, engagements: SeenEngagement[]) =>
  notable(engagements).find((one) => one.flag === flag)?.text;

it.each([
  [null, false],
  [0, true],
  [90, true],
  [90.1, false],
])("a position since %s days is new: %s", (days, isNew) => {
  const positionStartedAt = days === null ? null : daysAgo(days);
  expect(changedJobRecently({ positionStartedAt }, reportTime)).toBe(isNew);
  expect(flags([], { positionStartedAt }).includes("recent_job_change")).toBe(isNew);
});

it("says what the profile says", () => {
  expect(flags([], { hiring: true })).toEqual(["hiring"]);
  expect(flags([], { openToWork: true })).toEqual(["open_to_work"]);
});

describe("own words", () => {
  it.each([
    ["asks", 30, ["asked_recently"]],
    ["asks", 30.1, []],
    ["evaluates", 1, ["evaluates_recently"]],
    ["states_problem", 1, ["stated_problem_recently"]],
    ["agrees", 1, []],
    ["refuses", 80, ["refuses"]],
  ] as const)("that mean %s, %i days ago, are noted as %j", (meaning, days, expected) => {
    expect(flags([seenEngagement(person, { meaning, at: daysAgo(days) })])).toEqual(expected);
  });

  it("that ask for no contact are noted once", () => {
    const refusal = () => seenEngagement(person, { meaning: "refuses" });
    expect(flags([refusal(), refusal()])).toEqual(["refuses"]);
  });
});

describe("interest in what others say", () => {
  const others = (count: number) => Array.from({ length: count }, () => seenReaction(person));
  const own = () => seenReaction(person, { post: seenPost("Mine", { authorNetworkUrl: person.networkUrl }) });
  it.each([
    ["two reactions", others(2), false],
    ["three", others(3), true],
    ["two, and one under their own post", [...others(2), own()], false],
    ["two, and an offer", [...others(2), seenEngagement(person, { meaning: "sells" })], false],
    ["two, and a post", [...others(2), seenEngagement(person, { kind: "post", meaning: "agrees" })], false],
  ])("is repeated after %s, or not: %#", (_, engagements, isRepeated) => {
    expect(flags(engagements).includes("repeated_interest")).toBe(isRepeated);
  });

  it("counts its posts", () => {
    const post = seenPost("One");
    const once = [1, 2, 3].map(() => seenReaction(person, { post }));
    expect(textOf("repeated_interest", once)).toMatch(/, with 1 post of others\.$/);
    expect(textOf("repeated_interest", others(3))).toMatch(/, with 3 posts of others\.$/);
  });
});

describe("a company page", () => {
  const rival = seenSource({ type: "competitor_company", displayName: "Acme" });
  const ours = seenSource({ type: "own_company", displayName: "Us" });
  it("is noted with how often and with how many posts they engaged", () => {
    const post = seenPost("One");
    expect(textOf("engages_with_competitor", [seenReaction(person, { source: rival, post })])).toBe(
      "Engaged once with a post of your competitor Acme.",
    );
    const twice = [1, 2].map(() => seenReaction(person, { source: ours }));
    expect(textOf("engages_with_you", twice)).toBe("Engaged twice with 2 posts of your own page, Us.");
  });

  it("is the one engaged with last, and no other", () => {
    const older = seenSource({ type: "competitor_company", displayName: "Other" });
    const engagements = [
      seenReaction(person, { source: rival }),
      seenReaction(person, { source: older }),
      seenReaction(person, { source: ours }),
    ];
    expect(textOf("engages_with_competitor", engagements)).toBe(
      "Engaged once with a post of your competitor Acme.",
    );
    expect(flags(engagements)).toEqual(["repeated_interest", "engages_with_competitor", "engages_with_you"]);
  });

  it("is not noted for posts of their own, or of other sources", () => {
    expect(flags([seenEngagement(person, { kind: "post", meaning: "agrees", source: rival })])).not.toContain(
      "engages_with_competitor",
    );
    expect(flags([seenReaction(person)])).toEqual([]);
  });

  it("names four engagements and the page as sources", () => {
    const five = Array.from({ length: 5 }, () => seenReaction(person, { source: rival }));
    const flag = notable(five).find((one) => one.flag === "engages_with_competitor");
    expect(flag?.sources.map(({ kind }) => kind)).toEqual([...Array(4).fill("engagement"), "source"]);
  });
});

describe("what they publish", () => {
  const post = () => seenEngagement(person, { kind: "post", meaning: "agrees", at: daysAgo(5) });
  const offer = () => seenEngagement(person, { meaning: "sells", at: daysAgo(4) });
  it("is noted as an offer or as writing, dated by the newest of it", () => {
    expect(notable([seenReaction(person, { at: daysAgo(1) }), post()])).toMatchObject([
      { flag: "writes_about_it", at: daysAgo(5).toISOString() },
    ]);
    expect(notable([seenReaction(person, { at: daysAgo(1) }), offer()])).toMatchObject([
      { flag: "sells", at: daysAgo(4).toISOString() },
    ]);
    expect(flags([seenReaction(person)])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { SeenEngagement } from "@/lib/assessment/seen";
import {
  daysAgo,
  reportTime,
  seenEngagement,
  seenPerson,
  seenReaction,
  seenSource,
} from "@/tests/factories/seen";
import { readIntent } from "./intent";

const [ada, ben, cleo] = ["Ada", "Ben", "Cleo"].map((name) => seenPerson("VP Sales", { name })) as [
  ReturnType<typeof seenPerson>,
  ReturnType<typeof seenPerson>,
  ReturnType<typeof seenPerson>,
];
const need = (person = ada, days = 10, probability: number | null = 0.9) =>
  seenEngagement(person, { meaning: "asks", text: "Which tool?", at: daysAgo(days), probability });
const refusal = (person = cleo) =>
  seenEngagement(person, { meaning: "refuses", text: "Please stop writing." });
const offer = (person = ada) => seenEngagement(person, { meaning: "sells", text: "We sell this." });
const read = (...engagements: SeenEngagement[]) => readIntent(engagements, { now: reportTime });

describe("the level of intent", () => {
  it.each([
    ["without engagements", [], "none", 0],
    ["of a reaction", [seenReaction(ada)], "none", 0],
    ["of a sure need within 30 days", [need()], "strong", 1],
    ["of a sure need 30 days ago", [need(ada, 30)], "strong", 1],
    ["of a sure need before that", [need(ada, 30.1)], "some", 1],
    ["of a need that is just sure", [need(ada, 10, 0.8)], "strong", 1],
    ["of a need that is not quite sure", [need(ada, 10, 0.79)], "some", 1],
    ["of a need that a person classified", [need(ada, 10, null)], "strong", 1],
    ["of two old needs of one person", [need(ada, 40), need(ada, 50)], "some", 1],
    ["of two people's old needs", [need(ada, 40), need(ben, 50)], "strong", 2],
    ["of two people, one of them a refusal", [need(), need(ben), refusal()], "some", 2],
    ["of one unsure need and a refusal", [need(ada, 10, 0.5), refusal()], "none", 1],
    ["of a refusal alone", [refusal()], "refused", 0],
    ["of a person who needs and refuses", [need(cleo), refusal()], "refused", 0],
    ["of somebody who offers something", [offer()], "none", 0],
    ["of somebody who offers and needs", [offer(), need()], "strong", 1],
  ] as const)("%s is %s of %i people", (_, engagements, level, people) => {
    expect(read(...engagements)).toMatchObject({ level, people });
  });
});

describe("what is said of needs", () => {
  const say = (...engagements: SeenEngagement[]) => read(...engagements).claims.map(({ text }) => text);
  const stated = "stated a need in their own words";
  it.each([
    [[need()], `Ada ${stated} in the last 90 days, within the last 30.`],
    [[need(), need(ada, 20)], `Ada ${stated} twice in the last 90 days, all within the last 30.`],
    [[need(), need(ada, 40)], `Ada ${stated} twice in the last 90 days, 1 of 2 within the last 30.`],
    [[need(ada, 40)], `Ada ${stated} in the last 90 days, none within the last 30.`],
    [[need(), need(ben)], `2 people ${stated} in the last 90 days, all within the last 30.`],
  ])("%#", (engagements, text) => {
    expect(say(...engagements)[0]).toBe(text);
  });

  it("quotes the newest, with its probability if it was read", () => {
    expect(say(need(ada, 20), need(ben, 5))[1]).toBe(
      "Newest, Ben: Asked: “Which tool?” Read as such with a probability of 0.90.",
    );
    expect(say(need(ada, 20, null))[1]).toBe("Newest, Ada: Asked: “Which tool?”");
  });
});

describe("rising activity", () => {
  const watched = seenSource({ createdAt: daysAgo(60) });
  const acts = (days: readonly number[], source = watched) =>
    days.map((ago) => seenReaction(ada, { at: daysAgo(ago), source }));
  const rises = (engagements: SeenEngagement[]) =>
    read(...engagements).claims.some(({ text }) => text.startsWith("Activity rises"));

  it.each([
    ["four in 30 days, none before", acts([1, 2, 3, 30]), true],
    ["three in 30 days", acts([1, 2, 3, 30.1]), false],
    ["four after two", acts([1, 2, 3, 4, 31, 60]), true],
    ["four after three", acts([1, 2, 3, 4, 31, 40, 60]), false],
    ["five after three", acts([1, 2, 3, 4, 5, 31, 40, 60]), false],
    ["six after three", acts([1, 2, 3, 4, 5, 6, 31, 40, 60]), true],
    ["four after two, and one long ago", acts([1, 2, 3, 4, 31, 60, 60.1]), true],
    [
      "four, watched for less than 60 days",
      acts([1, 2, 3, 4], seenSource({ createdAt: daysAgo(59) })),
      false,
    ],
    [
      "three and an offer",
      [...acts([1, 2, 3]), seenEngagement(ada, { meaning: "sells", source: watched })],
      false,
    ],
    ["three and a post", [...acts([1, 2, 3]), seenEngagement(ada, { kind: "post", source: watched })], false],
  ])("is seen in %s, or not: %#", (_, engagements, isRising) => {
    expect(rises(engagements)).toBe(isRising);
  });

  it("names both numbers", () => {
    const { claims } = read(...acts([1, 2, 3, 4, 5, 31, 40]));
    expect(claims.map(({ text }) => text)).toContain(
      "Activity rises: 5 reactions and comments in the last 30 days, 2 in the 30 days before.",
    );
  });
});

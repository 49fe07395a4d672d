/** What to say first, and what to keep in mind. */
import { describe, expect, it } from "vitest";
import { claim, ofProfile } from "@/lib/assessment/sources";
import {
  daysAgo,
  reportTime,
  salesIcp,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
  seenSource,
} from "@/tests/factories/seen";
import { adviseApproach, questionAbout } from "./approach";

const person = seenPerson("VP Sales");
type Input = Parameters<typeof adviseApproach>[1];
const given: Input = {
  ...{ person, company: seenCompany(), engagements: [], topics: [], refusal: null, now: reportTime },
  facts: { hiring: false, openToWork: false, positionStartedAt: null },
  classification: "buyer" as Input["classification"],
};
const advise = (change: Partial<Input>) =>
  adviseApproach(salesIcp as Parameters<typeof adviseApproach>[0], { ...given, ...change });
const texts = async (change: Partial<Input>) => (await advise(change)).advice.map(({ text }) => text);
const asks = () => seenEngagement(person, { meaning: "asks", text: "Which tool do you use?" });

it("of somebody who is refused is not to approach them, without an opener", async () => {
  const refusal = claim("They work for a competitor.", ofProfile(person));
  expect(await advise({ refusal, engagements: [asks()] })).toMatchObject({
    advice: [{ text: "Don't approach: They work for a competitor." }],
    opener: null,
  });
});

it("of somebody who did nothing says that, and what their profile says", async () => {
  const facts = { hiring: false, openToWork: true, positionStartedAt: daysAgo(10) };
  expect(await texts({ facts })).toEqual([
    expect.stringMatching(/^Nothing to open with is known/),
    "They are new in the role: ask what they set out to change.",
    "They are open to work: find out who else is involved.",
  ]);
  expect(await texts({ engagements: [seenEngagement(person, { meaning: "sells" })] })).toEqual([
    expect.stringMatching(/^Nothing to open with is known/),
  ]);
});

it("warns of somebody who is not relevant, and of somebody who only writes", async () => {
  const [first] = await texts({ engagements: [asks()], classification: "not_relevant" });
  expect(first).toMatch(/^Don't put them first/);
  const post = seenEngagement(person, { kind: "post", meaning: "agrees", text: "A post" });
  expect(await texts({ engagements: [post] })).toContain(
    "They write about the subject: talk as peers first, and don't take a post for a need.",
  );
  expect((await texts({ engagements: [asks()] })).join(" ")).not.toMatch(/put them first|talk as peers/);
});

it("names the language if it is not English", async () => {
  const german = seenEngagement(person, {
    ...{ meaning: "asks", text: "Welches Werkzeug nutzt ihr für eure Vertriebsplanung und warum?" },
  });
  expect(await texts({ engagements: [german] })).toContain("Write in German, the language of the post.");
  expect((await texts({ engagements: [asks()] })).join(" ")).not.toContain("Write in");
});

describe("a topic", () => {
  const topic = { topic: "sales forecast", said: "Commented once.", sources: [], count: 1, posts: [] };
  const about = async (change: object) => {
    const sources = [{ kind: "post" as const, id: "p", url: "u", date: "d" }];
    const topics = [{ ...topic, sources, strongest: "asks", ownWords: 1, ...change }] as Input["topics"];
    return (await texts({ engagements: [asks()], topics })).filter((text) => text.includes("sales forecast"));
  };
  it.each([
    ["that they need", {}, ["Stay on “sales forecast”: commented once."]],
    [
      "without own words",
      { ownWords: 0 },
      ["A neutral topic to open with is “sales forecast”: commented once."],
    ],
    [
      "without a need",
      { strongest: "agrees" },
      ["A neutral topic to open with is “sales forecast”: commented once."],
    ],
    ["of which nothing is said", { said: "" }, []],
  ])("%s", async (_, change, expected) => {
    expect(await about(change)).toEqual(expected);
  });
});

describe("a competitor's page", () => {
  const rival = seenSource({ type: "competitor_company", displayName: "Acme" });
  const other = seenSource({ type: "competitor_company", displayName: "Other" });
  const prepared = async (...engagements: ReturnType<typeof asks>[]) =>
    (await texts({ engagements })).filter((text) => text.startsWith("Have one clear difference"));
  it.each([
    [
      "engaged with once",
      [seenReaction(person, { source: rival })],
      ["to Acme ready: they engaged once with"],
    ],
    [
      "engaged with twice, beside another",
      [rival, rival, other].map((source) => seenReaction(person, { source })),
      ["to Acme ready: they engaged twice with"],
    ],
    [
      "of which they wrote a post",
      [seenEngagement(person, { kind: "post", meaning: "agrees", source: rival })],
      [],
    ],
    ["that is none", [seenReaction(person)], []],
  ])("%s", async (_, engagements, expected) => {
    expect(await prepared(...engagements)).toEqual(expected.map((part) => expect.stringContaining(part)));
  });
});

it.each([
  [{ meaning: "asks" }, true],
  [{ meaning: "sells" }, false],
  [{ kind: "reaction", meaning: "reacts", text: null }, false],
  [{ kind: "post", meaning: "agrees" }, false],
] as const)("asks about %j: %s", (change, isAsked) => {
  expect(questionAbout(seenEngagement(person, change)) !== null).toBe(isAsked);
});

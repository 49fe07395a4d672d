import { describe, expect, it } from "vitest";
import type { SeenEngagement, SeenPerson } from "@/lib/assessment/seen";
import { newId } from "@/lib/ids";
import {
  daysAgo,
  salesIcp as icp,
  reportTime,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
} from "@/tests/factories/seen";
import { placePeople } from "./coverage";
import { chooseNextStep, daysBefore, rank } from "./next-step";

const company = seenCompany();
const next = (
  people: SeenPerson[],
  engagements: SeenEngagement[] = [],
  change: Partial<Parameters<typeof chooseNextStep>[2]> = {},
) =>
  chooseNextStep(icp, company, {
    ...{ disposition: "qualified", reasons: [], now: reportTime },
    ...{ placed: placePeople(icp, company, { people, engagements }), ...change },
  });
const signalOf = (engagement: SeenEngagement) => ({
  ...{
    id: newId(),
    strength: 8,
    suggestedOpener: "Hallo Pat, Ihre Frage zum Forecast …",
    language: "de" as const,
  },
  ...{ engagementId: engagement.id ?? "", createdAt: daysAgo(9) },
});

describe("the next step", () => {
  it("is to write to the person with a say who showed most, with the opener of their signal", async () => {
    const [executive, leader, seller] = [
      seenPerson("Chief Revenue Officer"),
      seenPerson("VP Sales"),
      seenPerson("Account Executive"),
    ];
    const asked = seenEngagement(leader, { meaning: "asks", text: "Which tool do you use?" });
    const engagements = [
      { ...asked, signal: signalOf(asked) },
      seenReaction(executive),
      seenEngagement(seller, { meaning: "agrees" }),
    ];
    const step = await next([executive, leader, seller], engagements);
    expect(step).toMatchObject({
      action: "write",
      person: { name: leader.name, title: "VP Sales" },
      opener: { text: "Hallo Pat, Ihre Frage zum Forecast …", language: "de" },
    });
    expect(step.why.map(({ text }) => text)).toEqual([
      "Asked: “Which tool do you use?”",
      "“VP Sales” reads as a director or VP in sales: such a role usually decides for its function.",
      "Made a signal of strength 8 of 10.",
      "Wrote this 10 days before this report.",
    ]);
    expect(step.opener?.sources.map(({ kind }) => kind)).toEqual(["signal", "engagement", "post"]);
    for (const { sources } of step.why) expect(sources.length).toBeGreaterThan(0);
  });

  it("has an opener by rules where there is no signal", async () => {
    const leader = seenPerson("VP Sales");
    const { opener } = await next([leader], [seenEngagement(leader)]);
    expect(opener?.text).toContain("Pat");
    expect(opener?.sources.map(({ kind }) => kind)).toEqual(["engagement", "post"]);
  });

  it("has no opener for someone who was not seen engaging, and says so", async () => {
    const step = await next([seenPerson("VP Sales")]);
    expect(step).toMatchObject({ action: "write", opener: null });
    expect(step.why[0]?.text).toMatch(/^Has not engaged/);
  });

  it("is to find someone if no one with a say is known", async () => {
    const step = await next([seenPerson("Software Engineer")]);
    expect(step).toMatchObject({
      action: "find",
      person: null,
      opener: null,
      titles: ["VP Sales", "Head of Sales"],
    });
    expect(step.why).toMatchObject([{ sources: [{ kind: "company" }] }]);
  });

  it("is to write to no one at a disqualified company", async () => {
    const leader = seenPerson("VP Sales");
    const reasons = [{ code: "competitor" as const, text: "A competitor.", sources: [] }];
    const step = await next([leader], [seenEngagement(leader)], { disposition: "disqualified", reasons });
    expect(step).toMatchObject({ action: "skip", person: null, opener: null });
    expect(step.why.at(-1)?.text).toBe("A competitor.");
  });
});

describe("the order of people", () => {
  const order = (people: SeenPerson[], engagements: SeenEngagement[] = []) =>
    rank(placePeople(icp, company, { people, engagements }), reportTime).map(({ person }) => person.name);
  const named = (name: string, title: string | null) => seenPerson(title, { name });
  const silent = named("silent", "VP Sales");
  const asks = (person: SeenPerson, days: number, change: Partial<SeenEngagement> = {}) =>
    seenEngagement(person, { meaning: "asks", at: daysAgo(days), ...change });

  it.each([
    ["who decides comes before who signs", ["VP Sales", "Chief Revenue Officer"], ["a", "b"]],
    ["users and gatekeepers are left out", ["Account Executive", "General Counsel", "VP Sales"], ["c"]],
    ["so is who has no role", ["Software Engineer", null], []],
  ])("among silent people: %s", (_, titles, expected) => {
    expect(order(titles.map((title, n) => named("abc".charAt(n), title)))).toEqual(expected);
  });

  it("puts recent words first: 30 days ago are, before that aren't", () => {
    const [early, late] = [named("early", "VP Sales"), named("late", "VP Sales")];
    const words = (person: SeenPerson, days: number) =>
      seenEngagement(person, { meaning: "agrees", at: daysAgo(days) });
    expect(order([early, late], [words(early, 30.1), words(late, 30)])).toEqual(["late", "early"]);
    expect(order([late, early], [words(early, 30.1), words(late, 30)])).toEqual(["late", "early"]);
  });

  it("counts recent words also beside older reactions", () => {
    const [quiet, spoke] = [named("quiet", "VP Sales"), named("spoke", "VP Sales")];
    const agrees = (person: SeenPerson, days: number) =>
      seenEngagement(person, { meaning: "agrees", at: daysAgo(days) });
    const older = (person: SeenPerson) => seenReaction(person, { at: daysAgo(60) });
    const engagements = [agrees(quiet, 40), older(quiet), agrees(spoke, 10), older(spoke)];
    expect(order([quiet, spoke], engagements)).toEqual(["spoke", "quiet"]);
  });

  it("puts the newest need first among equals, then the address", () => {
    const [one, two, three] = [
      named("one", "VP Sales"),
      named("two", "VP Sales"),
      named("three", "VP Sales"),
    ];
    expect(order([one, two, three], [asks(one, 20), asks(two, 10), asks(three, 15)])).toEqual([
      "two",
      "three",
      "one",
    ]);
    const [a, b] = [
      seenPerson("VP Sales", { name: "a", networkUrl: "https://n.example/in/a" }),
      seenPerson("VP Sales", { name: "b", networkUrl: "https://n.example/in/b" }),
    ];
    expect([order([a, b]), order([b, a])]).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
  });

  it("puts a signal before the same words without one", () => {
    const [plain, signaled] = [named("plain", "VP Sales"), named("signaled", "VP Sales")];
    const reaction = seenReaction(signaled);
    const engagements = [seenReaction(plain), { ...reaction, signal: signalOf(reaction) }];
    expect(order([plain, signaled], engagements)).toEqual(["signaled", "plain"]);
  });

  it("puts who only writes posts behind who reacted", () => {
    const [writes, reacts] = [named("writes", "VP Sales"), named("reacts", "VP Sales")];
    const post = seenEngagement(writes, { kind: "post", meaning: "agrees" });
    expect(order([writes, reacts], [post, seenReaction(reacts)])).toEqual(["reacts", "writes"]);
  });

  it("leaves out who refused, and who only offers something", () => {
    const [refuser, vendor] = [named("refuser", "VP Sales"), named("vendor", "VP Sales")];
    const engagements = [
      seenEngagement(refuser, { meaning: "refuses" }),
      seenEngagement(vendor, { meaning: "sells" }),
    ];
    expect(order([refuser, vendor, silent], engagements)).toEqual(["silent"]);
  });
});

it.each([
  [0, "less than a day"],
  [0.99, "less than a day"],
  [1, "1 day"],
  [1.99, "1 day"],
  [2, "2 days"],
  [12.5, "12 days"],
])("%s days before a report is %s", (days, words) => {
  expect(daysBefore(daysAgo(days), reportTime)).toBe(words);
});

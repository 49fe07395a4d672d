import { describe, expect, it } from "vitest";
import { ofEngagement } from "@/lib/assessment/sources";
import { account, nobody, person } from "@/tests/factories/findings";
import {
  daysAgo,
  reportTime,
  salesIcp,
  seenCompany,
  seenEngagement,
  seenPerson,
  seenReaction,
} from "@/tests/factories/seen";
import { placePeople } from "./coverage";
import { findNoPitch } from "./no-pitch";
import { findContracts, findMoments, isWorthNext, roleQuestions, writeTo } from "./plan-steps";
import { findPurchaseWords } from "./purchase-words";

describe("the plan", () => {
  const [leader, seller, buyer] = [
    seenPerson("VP Sales"),
    seenPerson("Account Executive"),
    seenPerson("CFO"),
  ];

  it("starts with a need, goes on with another role, asks about the gap, and leaves alone who refused", async () => {
    const refusal = seenEngagement(seller, { meaning: "refuses", text: "Please stop pitching me." });
    const { plan, nextStep } = await account(
      [leader, seller, buyer],
      [seenEngagement(leader), seenReaction(buyer), refusal],
    );
    expect(nextStep?.person?.name).toBe(leader.name);
    expect(plan?.map((step) => [step.action, step.person?.name ?? null])).toEqual([
      ["write", leader.name],
      ["write_next", buyer.name],
      ["find_out", null],
      ["avoid", seller.name],
    ]);
    expect(plan?.[1]?.text).toContain("possible economic buyer by title");
    for (const { sources } of plan ?? []) expect(sources.length).toBeGreaterThan(0);
  });

  it("warns of mentioning silent reactions only if someone said nothing else", async () => {
    const silent = async (...engagements: Parameters<typeof account>[1]) =>
      (await account([leader, seller], engagements)).plan?.find(({ text }) =>
        text.includes("silent reactions"),
      )?.text;
    expect(await silent(seenEngagement(leader), seenReaction(leader))).toBeUndefined();
    expect(await silent(seenEngagement(leader), seenReaction(seller))).toMatch(
      /: 1 person at Northwind engaged/,
    );
    expect(await silent(seenReaction(leader), seenReaction(seller))).toMatch(
      /: 2 people at Northwind engaged/,
    );
  });

  it("of a silent person starts with the colleague who states a need", async () => {
    const colleagues = { people: [leader], engagements: [seenEngagement(leader)] };
    const { plan } = await person(buyer, [seenReaction(buyer)], colleagues);
    expect(plan?.map((step) => [step.action, step.person?.name])).toEqual([
      ["write", leader.name],
      ["write_next", buyer.name],
      ["find_out", buyer.name],
      ["avoid", buyer.name],
    ]);
  });

  it("of someone who asked for no contact is to leave them alone", async () => {
    const refusal = seenEngagement(leader, { meaning: "refuses", text: "Please stop pitching me." });
    const { plan, approach, notableFlags } = await person(leader, [refusal], nobody);
    expect(plan?.map(({ action }) => action)).toEqual(["avoid"]);
    expect(approach).toMatchObject({ opener: null });
    expect(notableFlags[0]?.flag).toBe("refuses");
  });

  it.each([
    ["We cancelled our tool. RFP goes out in January.", "RFP goes out in January."],
    ["Any tips? Budget exists.", "Budget exists."],
    ["Der Vertrag läuft bis März.", "Der Vertrag läuft bis März."],
    ["Our budget meetings are long.", null],
    [null, null],
  ])("finds where a purchase stands: %s", (text, sentence) => expect(findPurchaseWords(text)).toBe(sentence));

  it.each([
    [
      "Which tool? Not looking for pitches, looking for users.",
      "Not looking for pitches, looking for users.",
    ],
    ["Was nutzt ihr? Bitte keine Werbung.", "Bitte keine Werbung."],
    ["Which tool do you use? We have no sales forecast.", null],
    [null, null],
  ])("heeds that someone wants no pitch: %s", (text, sentence) => expect(findNoPitch(text)).toBe(sentence));
});

describe("a step of writing to someone", () => {
  const silent = (title: string | null) => {
    const one = seenPerson(title, { name: "Ada" });
    return placed(one, []);
  };
  const placed = (one: ReturnType<typeof seenPerson>, engagements: ReturnType<typeof seenEngagement>[]) => {
    const [found] = placePeople(salesIcp as Parameters<typeof placePeople>[0], seenCompany(), {
      people: [one],
      engagements,
    });
    if (!found) throw new Error("Nobody was placed");
    return found;
  };
  const asking = (title: string | null) => {
    const one = seenPerson(title, { name: "Ada" });
    return placed(one, [seenEngagement(one, { meaning: "asks", text: "Which tool?" })]);
  };

  it.each([
    ["write", asking("VP Sales"), /^Start with Ada, decision maker by title\. Asked: “Which tool\?”$/],
    ["write_next", asking("VP Sales"), /^Then write to Ada, decision maker by title\. Asked/],
    ["write", silent("CFO"), /^Start with Ada, possible economic buyer by title\. .* Not confirmed: .+\.$/],
    ["write", asking("Account Executive"), /^Start with Ada, champion\. Asked/],
    ["write", asking(null), /^Start with Ada\. Asked/],
  ] as const)("by %s says who they are: %#", (action, one, text) => {
    expect(writeTo(action, one, reportTime).text).toMatch(text);
  });

  it.each([
    ["write", asking("VP Sales"), "words"],
    ["write_next", asking("VP Sales"), "decision_maker"],
    ["write_next", asking(null), "words"],
    ["write_next", silent("VP Sales"), "decision_maker"],
    ["write", silent("VP Sales"), "topic"],
    ["write", silent("CFO"), "signs"],
    ["write_next", silent(null), null],
  ] as const)("by %s asks the right question: %#", (action, one, about) => {
    const { ask } = writeTo(action, one, reportTime);
    if (about === "decision_maker") expect(ask).toBe(roleQuestions.decision_maker);
    else if (about === "topic") expect(ask).toMatch(/^Open with the topic/);
    else if (about === "signs") expect(ask).toMatch(/^Ask whether they sign/);
    else if (about === null) expect(ask).toBeNull();
    else expect(Object.values(roleQuestions)).not.toContain(ask);
  });

  const first = asking("VP Sales");
  const liked = (title: string) => {
    const one = seenPerson(title);
    return placed(one, [seenReaction(one)]);
  };
  it.each([
    ["someone else who spoke", asking("Account Executive"), true],
    ["someone in the same role who spoke", asking("Head of Sales"), false],
    ["a silent economic buyer", silent("CFO"), true],
    ["a user who liked", liked("Account Executive"), false],
    ["someone without a role who spoke", asking(null), false],
  ])("goes on with %s: %#", (_, one, isNext) => {
    expect(isWorthNext(one, first)).toBe(isNext);
  });

  it("is next for a decision maker who did something", () => {
    const buyer = asking("Chief Revenue Officer");
    expect(isWorthNext(liked("VP Sales"), buyer)).toBe(true);
    expect(isWorthNext(silent("VP Sales"), buyer)).toBe(false);
  });
});

it("says where a purchase stands with the newest words", () => {
  const [ada, ben] = [seenPerson("VP Sales", { name: "Ada" }), seenPerson("VP Sales", { name: "Ben" })];
  const budget = (who: typeof ada, days: number, text: string) =>
    seenEngagement(who, { meaning: "asks", text, at: daysAgo(days) });
  const all = placePeople(salesIcp as Parameters<typeof placePeople>[0], seenCompany(), {
    people: [ada, ben],
    engagements: [budget(ada, 9, "Any tips? Budget exists."), budget(ben, 3, "RFP goes out in January.")],
  });
  expect(findMoments(all).map(({ text }) => text)).toEqual([
    "Find out where the purchase stands. Ben wrote: “RFP goes out in January.”",
  ]);
});

it.each([
  ["compares", "Ask what else they compare with Acme, and by when they decide."],
  ["uses", "Ask until when they are bound to Acme, and who decides on it."],
  ["leaves", "Ask until when they are bound to Acme, and who decides on it."],
  ["mentions", undefined],
] as const)("asks about the contract with a tool that someone %s: %s", (stance, ask) => {
  const engagement = seenEngagement(seenPerson("VP Sales", { name: "Ada" }));
  const { name, title, networkUrl } = engagement.person;
  const rival = {
    ...{
      name: "Acme",
      stance,
      isCompetitor: false,
      quote: "We know Acme.",
      person: { name, title, networkUrl },
    },
    ...{ url: engagement.post.url, at: engagement.at.toISOString(), sources: ofEngagement(engagement) },
  };
  const [step] = findContracts({ rivals: [rival] });
  expect(step?.ask).toBe(ask);
  const text = "Find out how things stand with Acme. Ada wrote: “We know Acme.”";
  if (ask) expect(step).toMatchObject({ action: "find_out", text, person: { name: "Ada" } });
});

import { describe, expect, it } from "vitest";
import { account, nobody, person } from "@/tests/factories/findings";
import { seenEngagement, seenPerson, seenReaction } from "@/tests/factories/seen";
import { findNoPitch } from "./no-pitch";
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

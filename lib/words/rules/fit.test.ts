import { describe, expect, it } from "vitest";
import type { Factor, Score } from "@/lib/judgement/strength/score";
import { signal } from "@/tests/factories/words-signal";
import { openDraft } from "./draft";
import { readFit, standingOf, writeFit } from "./fit";

/** The factors of `title 7/10, seniority 0/10 -`: points, weight and what was read, where `-` is nothing. */
function factorsOf(text: string): Factor[] {
  return [...text.matchAll(/(\w+) (\d+)\/(\d+) ?([\w-]*)/g)].map(
    ([, id = "", points, weight, value = ""]) => ({
      ...{ id, label: id, reason: "", points: Number(points), weight: Number(weight) },
      value: value === "-" ? null : value,
    }),
  );
}
const scoreOf = (factors: string, change: Partial<Score> = {}): Score => {
  const { score } = signal();
  return { ...score, receipt: { ...score.receipt, fit: factorsOf(factors) }, ...change };
};

describe("readFit", () => {
  it.each([
    [
      "title 7/10, seniority 69/100, industry 26/100, company_size 1/4",
      "VP",
      "role fits, level near, industry near, size misses",
    ],
    ["title 0/10, persona 8/10, company_size 1/1", "VP", "role fits, size fits"],
    [
      "title 0/10 -, persona 5/10 sales, seniority 9/10 -, industry 0/10",
      "VP",
      "role near, level unknown, industry misses",
    ],
    ["persona 9/10 other", "VP", "role fits"],
    ["persona 9/10 other", null, "role unknown"],
    ["persona 9/10 sales", null, "role fits"],
    ["title 0/10 -, persona 5/10 other", null, "role unknown"],
    ["industry 0/0, excluded 5/10", "VP", ""],
  ])("of %s with the title %s: %s", (factors, title, states) => {
    expect([...readFit(scoreOf(factors), title)].map((pair) => pair.join(" ")).join(", ")).toBe(states);
  });
});

describe("standingOf", () => {
  it.each([
    ["buyer", "executive", 0, "buyer"],
    ["buyer", "senior", 10, "buyer"],
    ["buyer", "professional", 10, "plain"],
    ["buyer", "junior", 10, "plain"],
    ["influencer", "executive", 0, "elsewhere"],
    ["influencer", "director", 0, "elsewhere"],
    ["influencer", "lead", 0, "influencer"],
    ["influencer", "executive", 10, "plain"],
    ["influencer", "lead", 10, "influencer"],
    [null, "executive", 0, "neither"],
    [null, "executive", 10, "influencer"],
  ] as const)(
    "of %s at the level %s with %i of 10 points for the title is %s",
    (classification, seniority, points, standing) => {
      expect(
        standingOf(
          { score: scoreOf(`title ${points}/10`, { classification, seniority }), company: null },
          "VP",
        ),
      ).toBe(standing);
    },
  );

  it.each([
    ["director", "marketing", 51, "influencer"],
    ["director", "marketing", 50, "plain"],
    ["director", "marketing", null, "influencer"],
    ["director", "marketing", 0, "influencer"],
    ["director", "other", 5_000, "plain"],
    ["lead", "other", 5_000, "plain"],
    ["lead", "marketing", 5, "influencer"],
    ["senior", "other", 5, "influencer"],
  ] as const)("of a %s of %s among %s people is %s", (seniority, persona, employeeCount, standing) => {
    const score = scoreOf("title 10/10", { classification: "influencer", seniority, persona });
    const company = { name: "Northwind", industry: null, employeeCount };
    expect(standingOf({ score, company }, "VP")).toBe(standing);
  });
});

describe("writeFit", () => {
  const write = (
    factors: string,
    classification: Score["classification"],
    title: string | null,
    isShort = false,
  ) => {
    const person = { name: "Anna Keller", title, location: null };
    const score = scoreOf(factors, { classification, seniority: "director" });
    const draft = openDraft(
      signal({ person, company: { name: "Acme", industry: null, employeeCount: null }, score }),
    );
    return writeFit({ ...draft, choose: ([first]) => first as never }, draft.slots, { isShort });
  };

  it("leaves out what the person can do in a purchase if it must be short", () => {
    expect(write("title 9/10, seniority 9/10", "buyer", "VP", true)).toBe(
      "Anna is VP at Acme: role and seniority match your ICP",
    );
  });

  it.each([
    [
      "title 9/10, seniority 9/10, industry 9/10",
      "buyer",
      "a likely decision maker: role, seniority and industry match your ICP",
    ],
    [
      "title 9/10, industry 5/10, company_size 0/9 -",
      "buyer",
      "a likely decision maker: role matches your ICP, industry is close to it, but company size is unknown",
    ],
    [
      "title 9/10, industry 0/9, company_size 0/9, seniority 0/9 -",
      "buyer",
      "a likely decision maker: role matches your ICP, but the industry is not one you target and the company size is outside your range",
    ],
    [
      "title 0/9, seniority 9/9",
      "buyer",
      "a likely decision maker: seniority matches your ICP, but the role is not one you look for",
    ],
    [
      "title 0/9, seniority 9/9",
      "influencer",
      "senior but in another function than you target: seniority matches your ICP",
    ],
    [
      "title 0/9, industry 0/9",
      "influencer",
      "senior but in another function than you target: the industry is not one you target",
    ],
    ["title 0/9", null, "not a role that your ICP names: the role is not one you look for"],
    ["title 9/9", null, "more likely to influence than to decide: role matches your ICP"],
    ["", "influencer", "more likely to influence than to decide: role is unknown"],
  ] as const)("of %s for %s says: %s", (factors, classification, text) => {
    expect(write(factors, classification, "VP")).toBe(`Anna is VP at Acme, ${text}`);
  });

  it.each([
    ["title 0/9 -, seniority 0/9 -, industry 0/9 -", "industry is unknown"],
    ["title 0/9 -, seniority 0/9 -, industry 9/9", "industry matches your ICP"],
    ["title 0/9 -, seniority 0/9 -", "role is unknown"],
    ["title 0/9, seniority 9/9", "seniority matches your ICP, but the role is not one you look for"],
  ])("of %s without a title says: %s", (factors, text) => {
    expect(write(factors, null, null)).toBe(`Anna works at Acme, in a role that is not known: ${text}`);
  });
});

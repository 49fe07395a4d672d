import { describe, expect, it } from "vitest";
import { Routing } from "@/lib/contracts/routing";
import { matchesRouting, namesTag, type SignalFacts } from "./routing";

const tag = "0190a6c2-7f3e-7a52-9c11-3f6f1f0f7a01";
const otherTag = "0190a6c2-7f3e-7a52-9c11-3f6f1f0f7a02";
const signal: SignalFacts = {
  strength: 7,
  icpScore: 70,
  signalType: "OWN_COMPANY_COMMENT",
  sourceType: "own_company",
  classification: "buyer",
  tags: [tag],
  ageHours: 24,
};
const matches = (routing: Omit<Routing, "mode">, facts: Partial<SignalFacts> = {}) =>
  matchesRouting(Routing.parse({ mode: "auto", ...routing }), { ...signal, ...facts });

describe("matchesRouting", () => {
  it("accepts everything without filters, and nothing in manual mode", () => {
    expect(matches({})).toBe(true);
    expect(matchesRouting({ mode: "manual" }, signal)).toBe(false);
  });

  it.each<[Omit<Routing, "mode">, Partial<SignalFacts>]>([
    [{ minStrength: 7 }, { strength: 6 }],
    [{ minIcp: 70 }, { icpScore: 69 }],
    [{ minIcp: 0 }, { icpScore: null }],
    [{ signalTypes: ["OWN_COMPANY_COMMENT"] }, { signalType: "OWN_COMPANY_REACTION" }],
    [{ sourceTypes: ["own_company", "target_person"] }, { sourceType: "keyword_search" }],
    [{ classifications: ["buyer"] }, { classification: "influencer" }],
    [{ classifications: ["buyer"] }, { classification: null }],
    [{ tags: [otherTag, tag] }, { tags: [] }],
    [{ tags: [tag] }, { tags: [otherTag] }],
    [{ maxAgeHours: 24 }, { ageHours: 24.1 }],
  ])("with %j accepts the signal, but not one with %j", (routing, facts) => {
    expect(matches(routing)).toBe(true);
    expect(matches(routing, facts)).toBe(false);
  });

  it("requires all filters to match", () => {
    const routing = { minStrength: 5, tags: [tag] };
    expect(matches(routing)).toBe(true);
    expect(matches(routing, { tags: [] })).toBe(false);
    expect(matches(routing, { strength: 1 })).toBe(false);
  });

  it("treats an empty filter as no filter", () => {
    expect(matches({ signalTypes: [], sourceTypes: [], classifications: [], tags: [] })).toBe(true);
  });
});

describe("namesTag", () => {
  it.each<[Routing, boolean]>([
    [{ mode: "auto", tags: [otherTag, tag] }, true],
    [{ mode: "auto", tags: [otherTag] }, false],
    [{ mode: "auto" }, false],
    [{ mode: "manual", tags: [tag] }, false],
  ])("in %j is %s", (routing, isNamed) => {
    expect(namesTag(routing, tag)).toBe(isNamed);
  });
});

describe("Routing", () => {
  it.each([
    {},
    { mode: "sometimes" },
    { mode: "auto", unknown: 1 },
    { mode: "auto", minStrength: 11 },
    { mode: "auto", minStrength: 1.5 },
    { mode: "auto", minIcp: 101 },
    { mode: "auto", signalTypes: ["UNKNOWN"] },
    { mode: "auto", tags: ["no-uuid"] },
    { mode: "auto", maxAgeHours: 0 },
  ])("rejects %j", (routing) => {
    expect(Routing.safeParse(routing).success).toBe(false);
  });
});

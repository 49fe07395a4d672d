import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { engagementKinds, meanings, seniorities, sourceTypes } from "@/db/vocabulary";
import { emptyIcp } from "@/tests/factories/empty-icp";
import type { Icp } from "../context/icp";
import type { Factor, ScoreInput } from "../strength/score";
import { compileIcp } from "./compile-icp";
import { scoreEngagement, scorerFor } from "./score-engagement";

const revenueIcp: Icp = {
  ...emptyIcp,
  minEmployees: 50,
  maxEmployees: 2000,
  targetIndustries: ["Software Development", "IT Services"],
  targetTitles: ["VP Sales", "Head of Revenue Operations", "Chief Revenue Officer"],
  targetPersonas: ["sales", "revenue_operations"],
  targetSeniority: ["lead", "director", "executive"],
};

function engagement(change: Partial<ScoreInput> & { title?: string | null } = {}): ScoreInput {
  const { title = "VP Sales", ...rest } = change;
  return {
    icp: revenueIcp,
    person: { title, headline: null },
    company: { industry: "Software Development", employeeCount: 316 },
    sourceType: "competitor_company",
    engagement: { kind: "comment", meaning: "agrees", probability: 0.7, ageHours: 5 },
    post: { relevance: 80 },
    earlierEngagements: 0,
    ...rest,
  };
}
const factor = (factors: Factor[], id: string) => factors.find((one) => one.id === id);

const anyTitle = fc.oneof(
  fc.constantFrom(
    "VP Sales",
    "Head of Marketing",
    "Working student",
    "Geschäftsführerin",
    "Sales Manager",
    "Assistant to the VP Sales",
  ),
  fc.string(),
  fc.constant(null),
);
const anyIcp: fc.Arbitrary<Icp> = fc.record({
  minEmployees: fc.option(fc.integer({ min: 0, max: 5000 })),
  maxEmployees: fc.option(fc.integer({ min: 0, max: 50_000 })),
  targetIndustries: fc.array(fc.constantFrom("Software Development", "Banking", "nothing"), { maxLength: 3 }),
  targetTitles: fc.array(fc.constantFrom("VP Sales", "CMO", "Head of HR", "?"), { maxLength: 3 }),
  targetPersonas: fc.array(fc.constantFrom("sales", "Marketing", "zzz"), { maxLength: 3 }),
  targetSeniority: fc.array(fc.constantFrom("lead", "C-Level", "VP", "zzz"), { maxLength: 3 }),
  excludedTitles: fc.constant([]),
  excludedIndustries: fc.constant([]),
  additionalContext: fc.constant(null),
});
const anyInput: fc.Arbitrary<ScoreInput> = fc.record({
  icp: anyIcp,
  person: fc.record({ title: anyTitle, headline: anyTitle }),
  company: fc.option(
    fc.record({
      industry: fc.option(fc.constantFrom("SaaS", "Banking", "Farming", "")),
      employeeCount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
    }),
  ),
  sourceType: fc.constantFrom(...sourceTypes),
  engagement: fc.record({
    kind: fc.constantFrom(...engagementKinds, null),
    ageHours: fc.double({ min: 0, max: 5000, noNaN: true }),
    meaning: fc.constantFrom(...meanings),
    probability: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  }),
  post: fc.record({ relevance: fc.integer({ min: 0, max: 100 }) }),
  earlierEngagements: fc.nat(50),
});

describe("scoreEngagement", () => {
  it("gives a full match all of its points, and says what was read", () => {
    const score = scoreEngagement(engagement());
    expect(score).toMatchObject({
      fit: 100,
      strength: 6,
      classification: "buyer",
      persona: "sales",
      seniority: "director",
    });
    expect(factor(score.receipt.fit, "title")?.reason).toBe("VP Sales matches the target title VP Sales");
    expect(factor(score.receipt.fit, "seniority")?.reason).toContain("VP Sales reads as director or VP");
    expect(scoreEngagement(engagement({ earlierEngagements: 1 })).strength).toBe(7);
  });

  it("shows points that add up exactly, each an integer within its weight", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { fit, strength, receipt, confidence } = scoreEngagement(input);
        const sum = (factors: Factor[], key: "points" | "weight") =>
          factors.reduce((all, one) => all + one[key], 0);
        expect(sum(receipt.fit, "points")).toBe(fit);
        expect(sum(receipt.strength, "points")).toBe(strength);
        expect(sum(receipt.fit, "weight")).toBe(100);
        expect(sum(receipt.strength, "weight")).toBe(10);
        expect(fit).toBeGreaterThanOrEqual(0);
        expect(strength).toBeGreaterThanOrEqual(1);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const { id, points, weight, reason } of [...receipt.fit, ...receipt.strength]) {
          const isLimit = id.endsWith("_limit");
          expect(Number.isInteger(points) && points <= weight && points >= 0 !== isLimit).toBe(true);
          expect(reason).not.toBe("");
        }
      }),
    );
  });

  it("scores the same the second time, with a new scorer or a reused one", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const scorer = scorerFor(input.icp);
        expect(scorer(input)).toEqual(scoreEngagement(input));
        expect(scorer(input)).toEqual(scoreEngagement(input));
      }),
    );
  });

  it("never scores a comment below a reaction, nor a written post below a comment", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const as = (kind: ScoreInput["engagement"]["kind"]) =>
          scoreEngagement({ ...input, engagement: { ...input.engagement, kind } }).strength;
        expect(as("comment")).toBeGreaterThanOrEqual(as("reaction"));
        expect(as(null)).toBeGreaterThanOrEqual(as("comment"));
      }),
    );
  });

  it("never lowers the fit for a level nearer to the wanted ones from the same side", () => {
    const byLevel = {
      junior: "Junior Florist",
      professional: "Florist specialist",
      senior: "Senior Florist",
      lead: "Lead Florist",
      director: "Florist Director",
      executive: "Chief Florist Officer",
    };
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...seniorities), (input, wished) => {
        const icp = { ...input.icp, targetTitles: [], targetSeniority: [wished] };
        const above = seniorities.slice(seniorities.indexOf(wished));
        const below = seniorities.slice(0, seniorities.indexOf(wished) + 1).toReversed();
        for (const ordered of [above, below]) {
          const fits = ordered.map(
            (level) =>
              scoreEngagement({ ...input, icp, person: { title: byLevel[level], headline: null } }).fit,
          );
          expect(fits).toEqual([...fits].sort((a, b) => b - a));
        }
      }),
    );
  });

  it("counts an unknown company neither fully nor as zero, and says so", () => {
    const unknown = scoreEngagement(engagement({ company: null }));
    const known = scoreEngagement(engagement());
    const wrong = scoreEngagement(engagement({ company: { industry: "Farming", employeeCount: 90_000 } }));
    expect(unknown.fit).toBeLessThan(known.fit);
    expect(unknown.fit).toBeGreaterThan(wrong.fit);
    expect(factor(unknown.receipt.fit, "industry")?.reason).toContain("not known");
    const noSize = scoreEngagement(engagement({ company: { industry: "SaaS", employeeCount: null } }));
    expect(factor(noSize.receipt.fit, "company_size")?.reason).toContain("size is not known");
  });

  it("gives the weight of empty ICP fields to the rest", () => {
    expect(compileIcp(revenueIcp).weights).toEqual({
      title: 30,
      seniority: 22,
      persona: 23,
      industry: 13,
      companySize: 12,
    });
    const personOnly = compileIcp({ ...emptyIcp, targetPersonas: ["sales"] }).weights;
    expect(personOnly).toEqual({ title: 0, seniority: 0, persona: 100, industry: 0, companySize: 0 });
  });

  it("lets decision makers through an empty ICP, neither everyone nor no one", () => {
    const fitOf = (title: string) => scoreEngagement(engagement({ title, icp: emptyIcp })).fit;
    expect(fitOf("Chief Revenue Officer")).toBeGreaterThanOrEqual(50);
    expect(fitOf("Head of Logistics")).toBeGreaterThanOrEqual(50);
    expect(fitOf("Sales Manager")).toBeLessThan(50);
    expect(fitOf("Working student")).toBeLessThan(50);
    expect(scoreEngagement(engagement({ title: null, icp: emptyIcp })).fit).toBe(0);
  });

  it("distinguishes buyers, influencers and the rest", () => {
    const classOf = (title: string | null) => scoreEngagement(engagement({ title })).classification;
    expect(classOf("VP of Sales")).toBe("buyer");
    expect(classOf("Vertriebsleiterin")).toBe("buyer");
    expect(classOf("Account Executive")).toBe("influencer");
    expect(classOf("Head of Logistics")).toBe("influencer");
    expect(classOf("Software Developer")).toBeNull();
    expect(classOf(null)).toBeNull();
  });

  it("calls nobody a buyer who supports someone else, also where no level is asked for", () => {
    const icp = { ...emptyIcp, targetTitles: ["Secretary", "Treasurer"] };
    const classOf = (title: string) => scoreEngagement(engagement({ title, icp })).classification;
    expect(classOf("Treasurer")).toBe("buyer");
    expect(classOf("Secretary")).toBe("influencer");
  });

  it("does not mistake the assistant for the boss", () => {
    const score = scoreEngagement(engagement({ title: "Assistant to the VP Sales" }));
    expect(factor(score.receipt.fit, "title")?.points).toBe(0);
    expect(score.fit).toBeLessThan(50);
  });

  it.each<[title: string | null, headline: string | null, about: string | null, shown: string | null]>([
    ["CFO", "VP Sales", "I am the CEO", "CFO"],
    ["", "VP Sales", "I am the CEO", "VP Sales"],
    [null, "VP Sales", null, "VP Sales"],
    [null, "Making things happen", "I am the Head of Sales at Acme", "I am the Head of Sales at Acme"],
    [null, null, "I like tea. I am the Head of Sales at Acme", "Head of Sales at Acme"],
    [null, "", "I like tea.", null],
    [null, "", null, null],
  ])(
    "of the title %j, the headline %j and the text %j about a person reads %j",
    (title, headline, about, shown) => {
      const { receipt } = scoreEngagement(engagement({ person: { title, headline, about } }));
      expect(factor(receipt.fit, "title")?.value).toBe(shown);
    },
  );

  it("tells an unknown company from an unknown industry, whichever comes first", () => {
    const scorer = scorerFor(revenueIcp);
    const reasonOf = (company: ScoreInput["company"]) =>
      factor(scorer(engagement({ company })).receipt.fit, "industry")?.reason;
    expect([null, { industry: null, employeeCount: 1 }, null].map(reasonOf)).toEqual([
      "The company is not known, so this counts neither fully nor as zero",
      "The company's industry is not known, so this counts neither fully nor as zero",
      "The company is not known, so this counts neither fully nor as zero",
    ]);
  });
});

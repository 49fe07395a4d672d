import { describe, expect, it } from "vitest";
import type { Disposition } from "@/db/vocabulary";
import type { IntentLevel } from "@/lib/contracts/v1/report-parts";
import type { Icp } from "@/lib/judgement/context/icp";
import { type JudgedCompany, judgeCompany, withIntent } from "./disposition";

const icp = {
  minEmployees: 50,
  maxEmployees: 2_000,
  targetIndustries: ["Software Development"],
  targetTitles: ["VP Sales"],
  targetPersonas: ["sales"],
  targetSeniority: ["director"],
  excludedTitles: [],
  excludedIndustries: [],
  additionalContext: null,
};
const fitting = { name: "Brightloop", industry: "Software Development", employeeCount: 320 };
const open = { minEmployees: null, maxEmployees: null, targetIndustries: [] };

describe("the disposition of a company", () => {
  it.each<[string, Partial<Icp>, Partial<JudgedCompany>, string, RegExp]>([
    ["fits in industry and size", {}, {}, "qualified", /Software Development is .* 320 employees are within/],
    ["is exactly at the minimum size", {}, { employeeCount: 50 }, "qualified", /50 employees are within/],
    [
      "is too small",
      {},
      { employeeCount: 49 },
      "disqualified",
      /49 employees are outside the ICP's 50 to 2,000/,
    ],
    ["is too large", {}, { employeeCount: 2_001 }, "disqualified", /2,001 employees are outside/],
    ["is of the wrong industry", {}, { industry: "Hospitality" }, "disqualified", /Hospitality is none of/],
    ["is in a related industry", {}, { industry: "IT Services" }, "borderline", /IT Services is close to/],
    ["has an unknown size", {}, { employeeCount: null }, "borderline", /size is not known/],
    ["has an unknown industry", {}, { industry: null }, "borderline", /industry is not known/],
    [
      "is too small, in an unknown industry",
      {},
      { industry: null, employeeCount: 3 },
      "disqualified",
      /3 employees/,
    ],
    [
      "has neither known",
      {},
      { industry: null, employeeCount: null },
      "insufficient_data",
      /industry is not known\. The company's size is not known\.$/,
    ],
    [
      "is large, with only a minimum size set",
      { maxEmployees: null },
      { employeeCount: 90_000 },
      "qualified",
      /at least 50/,
    ],
    [
      "is judged only by its size",
      { targetIndustries: [] },
      { industry: null },
      "qualified",
      /^320 employees/,
    ],
    [
      "meets an ICP without company criteria",
      open,
      { industry: null, employeeCount: null },
      "qualified",
      /any company/,
    ],
  ])("that %s", (_, wishes, change, disposition, reason) => {
    const judged = judgeCompany({ ...icp, ...wishes }, { ...fitting, ...change });
    expect(judged.disposition).toBe(disposition);
    expect(judged.reason).toMatch(reason);
    expect(judged.reason).not.toMatch(/counts (elsewhere|neither)/);
  });

  it("has insufficient data without an ICP to compare with", () => {
    expect(judgeCompany(null, fitting).disposition).toBe("insufficient_data");
  });

  it.each([
    ["by its address", { name: "Rivalo GmbH", networkUrl: "https://www.network.example/company/rivalo" }],
    ["by its name without the legal form", { name: "Rivalo GmbH" }],
  ])(
    "is disqualified for a competitor that is a source, %s, whatever its size and industry",
    (_, company) => {
      const page = { networkUrl: "https://www.network.example/company/rivalo", name: "Rivalo" };
      const judged = judgeCompany(icp, { ...fitting, ...company }, [{ ...page, type: "competitor_company" }]);
      expect(judged).toMatchObject({
        disposition: "disqualified",
        reason: "A competitor: Rivalo is one of your competitor sources.",
        reasons: [{ code: "competitor" }],
      });
      expect(judgeCompany(icp, { ...fitting, ...company }, []).disposition).toBe("qualified");
      const own = judgeCompany(null, { ...fitting, ...company }, [{ ...page, type: "own_company" }]);
      expect(own).toMatchObject({ disposition: "disqualified", reasons: [{ code: "own_company" }] });
    },
  );

  it("is disqualified for a company that the ICP excludes", () => {
    const judged = judgeCompany({ ...icp, excludedIndustries: ["Software Development"] }, fitting);
    expect(judged.disposition).toBe("disqualified");
    expect(judged.reasons[0]).toEqual({
      code: "excluded",
      text: 'Industry "Software Development" is excluded.',
    });
  });
});

describe("a company that is watched", () => {
  const page = "https://www.network.example/company/brightloop";
  const watched = { networkUrl: page, name: "Brightloop" };
  it.each([
    ["own_company", page, "disqualified", /^Your own company: Brightloop/],
    ["competitor_company", page, "disqualified", /^A competitor: Brightloop/],
    ["competitor_company", `${page}-two`, "qualified", /Software Development/],
  ] as const)("as %s at %s is %s", (type, networkUrl, disposition, reason) => {
    const judged = judgeCompany(icp, { ...fitting, networkUrl: page }, [
      { ...watched, type, networkUrl, name: networkUrl === page ? watched.name : "Another" },
    ]);
    expect(judged).toMatchObject({ disposition, reason: expect.stringMatching(reason) });
  });
});

describe("the disposition with the intent", () => {
  const raised = (disposition: Disposition, level: IntentLevel, code: "industry" | "no_icp" = "industry") =>
    withIntent({ disposition, reason: "", reasons: [{ code, text: "" }] }, level);
  it.each([
    ["insufficient_data", "strong", "borderline"],
    ["borderline", "strong", "qualified"],
    ["qualified", "strong", "qualified"],
    ["disqualified", "strong", "disqualified"],
    ["insufficient_data", "some", "insufficient_data"],
    ["borderline", "some", "borderline"],
    ["qualified", "some", "qualified"],
    ["qualified", "none", "borderline"],
    ["qualified", "refused", "borderline"],
    ["borderline", "none", "borderline"],
    ["disqualified", "none", "disqualified"],
  ] as const)("%s and %s intent is %s", (disposition, level, expected) => {
    expect(raised(disposition, level)).toBe(expected);
  });

  it("stays without a profile to compare with", () => {
    expect(raised("insufficient_data", "strong", "no_icp")).toBe("insufficient_data");
  });
});

/** How the 100 points are split among the fields that an ICP fills, and whom it takes for decision makers. */
import { describe, expect, it } from "vitest";
import { emptyIcp } from "@/tests/factories/empty-icp";
import type { Icp } from "../context/icp";
import { compileIcp, titleWords } from "./compile-icp";

const sales = { targetTitles: ["VP Sales"], targetPersonas: ["sales"], targetSeniority: ["lead"] };
type Weights = [title: number, seniority: number, persona: number, industry: number, companySize: number];

it.each<[Partial<Icp>, Weights, levels: string, functions: string, wants: string]>([
  [{}, [0, 100, 0, 0, 0], "lead, director, executive", "", "higher levels"],
  [{ targetIndustries: ["Banking"] }, [0, 75, 0, 25, 0], "lead, director, executive", "", "higher levels"],
  [{ minEmployees: 1 }, [0, 75, 0, 0, 25], "lead, director, executive", "", "higher levels"],
  [{ maxEmployees: 1 }, [0, 75, 0, 0, 25], "lead, director, executive", "", "higher levels"],
  [{ targetTitles: ["VP Sales"] }, [100, 0, 0, 0, 0], "director", "sales", ""],
  [
    { targetTitles: ["CFO", "Head of HR, Gardener"] },
    [100, 0, 0, 0, 0],
    "executive, lead, professional",
    "finance, human_resources",
    "",
  ],
  [
    { targetTitles: ["VP Sales"], targetSeniority: ["lead", "C-Level"] },
    [58, 42, 0, 0, 0],
    "lead, executive",
    "sales",
    "",
  ],
  [
    { targetSeniority: [" lead ", "  ", "nonsense"], targetPersonas: ["Vertrieb"] },
    [0, 49, 51, 0, 0],
    "lead",
    "sales",
    "",
  ],
  [
    { targetTitles: ["VP Sales"], targetPersonas: ["administration"], targetIndustries: ["Banking"] },
    [43, 0, 32, 25, 0],
    "director",
    "administration",
    "support",
  ],
  [{ ...sales, maxEmployees: 5 }, [30, 22, 23, 0, 25], "lead", "sales", ""],
  [{ ...sales, maxEmployees: 5, targetIndustries: ["Banking"] }, [30, 22, 23, 13, 12], "lead", "sales", ""],
  [{ targetTitles: ["Executive Assistant"] }, [100, 0, 0, 0, 0], "junior", "administration", "support"],
  [{ targetTitles: ["Fractional CFO"] }, [100, 0, 0, 0, 0], "executive", "finance", "independent"],
])("%j: weights %j, decided by levels %j and functions %j, wants %j", (input, weights, ...expected) => {
  const icp = compileIcp({ ...emptyIcp, ...input });
  const { title, seniority, persona, industry, companySize } = icp.weights;
  expect([title, seniority, persona, industry, companySize]).toEqual(weights);
  const { seniorities, personas } = icp.decisionMakers;
  const wants = [
    icp.gradesSeniority ? "higher levels" : "",
    icp.wantsSupport ? "support" : "",
    icp.wantsIndependent ? "independent" : "",
  ];
  expect([[...seniorities].join(", "), [...personas].join(", "), wants.join("")]).toEqual(expected);
});

describe("a wanted title", () => {
  it.each([
    ["C-level", "executive"],
    ["C-suite executives", "executive"],
    ["VPs", "director"],
    ["Directors of", "director"],
    ["Decision makers", "director"],
    ["Team Leads", "lead"],
    ["Senior Management", "senior"],
  ])("%s is any function at the level %s", (title, seniority) => {
    const { titles } = compileIcp({ ...emptyIcp, targetTitles: [title] });
    expect(titles).toMatchObject([{ seniority, anyFunction: true }]);
  });

  it.each(["VP Sales", "Sales", "Gardener", "Nobody"])("%s is not any function", (title) => {
    const { titles } = compileIcp({ ...emptyIcp, targetTitles: [title] });
    expect(titles).toMatchObject([{ anyFunction: false }]);
  });

  it.each([
    ["Senior Vice President of Sales", "vp sales"],
    ["SVP and EVP", "vp vp"],
    ["Chief Revenue Officer", "cro"],
    ["Chief Marketing Officer", "cmo"],
    ["Chief Executive Officer", "ceo"],
    ["Chief Operating Officer", "coo"],
    ["Chief Financial Officer", "cfo"],
    ["Chief Technology Officer", "cto"],
    ["Chief Information Officer", "cio"],
    ["Rev Ops", "revenue operations"],
    ["Cofounder", "founder"],
    ["Leiter der Produktion", "leiter produktion"],
  ])("%s has the words %s", (title, words) => {
    expect(titleWords(title)).toEqual(words.split(" "));
  });

  it("without letters has no words", () => {
    expect(titleWords("?")).toEqual([]);
  });
});

/** What verdicts on industries and roles ask for. The stored verdicts are tested in `proposals.test.ts`. */
import { describe, expect, it } from "vitest";
import type { IcpFields } from "@/lib/contracts/icp";
import { icpWith, opinion, opinions, said, times } from "@/tests/factories/opinions";
import { proposeIndustries } from "./propose-industries";
import { proposeRoles } from "./propose-roles";

describe("industries", () => {
  const from = (industry: string | null, count = 5) => times(count, { industry });
  const industries = (icp: Partial<IcpFields>, ...given: Parameters<typeof opinions>) =>
    said(proposeIndustries(icpWith(icp), opinions(...given)));
  const fifty = Array.from({ length: 50 }, (_, n) => `Industry ${n}`);
  const hundred = Array.from({ length: 100 }, (_, n) => `Target ${n}`);

  it.each<[string, ReturnType<typeof industries>, unknown]>([
    [
      "a wrong one is excluded",
      industries({}, { wrong_industry: from("Retail") }),
      [["excludedIndustries add Retail", 5, 0]],
    ],
    [
      "the most common spelling counts once",
      industries({}, { wrong_industry: [...from("Retail", 3), ...from("RETAIL", 2)] }),
      [["excludedIndustries add Retail", 5, 0]],
    ],
    [
      "a wrong target is removed",
      industries({}, { wrong_industry: from("software") }),
      [["targetIndustries remove Software", 5, 0]],
    ],
    [
      "the last target is excluded instead",
      industries({ targetIndustries: ["Software"] }, { wrong_industry: from("Software") }),
      [["excludedIndustries add Software", 5, 0]],
    ],
    [
      "an excluded one says nothing",
      industries({ excludedIndustries: ["Retail"] }, { wrong_industry: from("Retail") }),
      [],
    ],
    ["nor does an unknown one", industries({}, { wrong_industry: from(null) }), []],
    ["nor a name above 100 characters", industries({}, { wrong_industry: from("x".repeat(101)) }), []],
    [
      "a name of 100 characters does",
      industries({}, { wrong_industry: from("x".repeat(100)) }),
      [[`excludedIndustries add ${"x".repeat(100)}`, 5, 0]],
    ],
    [
      "a full list of exclusions takes no more",
      industries({ excludedIndustries: fifty }, { wrong_industry: from("Retail") }),
      [],
    ],
    [
      "the fiftieth fits",
      industries({ excludedIndustries: fifty.slice(1) }, { wrong_industry: from("Retail") }),
      [["excludedIndustries add Retail", 5, 0]],
    ],
    [
      "a target is removed despite a full list",
      industries({ excludedIndustries: fifty }, { wrong_industry: from("Software") }),
      [["targetIndustries remove Software", 5, 0]],
    ],
    [
      "a missed one becomes a target",
      industries({}, {}, { rescued: { score: from("Retail") } }),
      [["targetIndustries add Retail", 5, 0]],
    ],
    ["a target is not missed", industries({}, {}, { rescued: { score: from("Software") } }), []],
    [
      "without targets none is missed",
      industries({ targetIndustries: [] }, {}, { rescued: { score: from("Retail") } }),
      [],
    ],
    [
      "a full list of targets takes no more",
      industries({ targetIndustries: hundred }, {}, { rescued: { score: from("Retail") } }),
      [],
    ],
    [
      "the hundredth fits",
      industries({ targetIndustries: hundred.slice(1) }, {}, { rescued: { score: from("Retail") } }),
      [["targetIndustries add Retail", 5, 0]],
    ],
    [
      "an exclusion that goes too far is removed",
      industries({ excludedIndustries: ["Retail"] }, {}, { rescued: { excluded: from("Retail") } }),
      [["excludedIndustries remove Retail", 5, 0]],
    ],
    [
      "good verdicts outweigh",
      industries({}, { wrong_industry: from("Retail") }, { good: from("Retail", 3) }),
      [],
    ],
    [
      "others don't",
      industries({}, { wrong_industry: from("Retail") }, { good: from(null, 3) }),
      [["excludedIndustries add Retail", 5, 0]],
    ],
  ])("%s", (_, proposals, expected) => {
    expect(proposals).toEqual(expected);
  });
});

describe("roles", () => {
  const titled = (title: string | null, count = 5) => times(count, { title });
  const roles = (icp: Partial<IcpFields>, ...given: Parameters<typeof opinions>) =>
    said(proposeRoles(icpWith(icp), opinions(...given)));
  const fifty = Array.from({ length: 50 }, (_, n) => `Title ${n}`);
  const hundred = Array.from({ length: 100 }, (_, n) => `Target ${n}`);

  it.each<[string, ReturnType<typeof roles>, unknown]>([
    [
      "a common phrase is excluded",
      roles({}, { wrong_role: titled("Recruiter") }),
      [["excludedTitles add Recruiter", 5, 0]],
    ],
    ["four titles are too few", roles({}, { wrong_role: titled("Recruiter", 4) }), []],
    [
      "a part of a target title is not excluded",
      roles({ targetTitles: ["VP Recruiter Sales"] }, { wrong_role: titled("Recruiter") }),
      [],
    ],
    [
      "a full list of exclusions takes no more",
      roles({ excludedTitles: fifty }, { wrong_role: titled("Recruiter") }),
      [],
    ],
    [
      "the fiftieth fits",
      roles({ excludedTitles: fifty.slice(1) }, { wrong_role: titled("Recruiter") }),
      [["excludedTitles add Recruiter", 5, 0]],
    ],
    [
      "an excluded title says nothing",
      roles({ excludedTitles: ["Recruiter"] }, { wrong_role: titled("Recruiter") }),
      [],
    ],
    [
      "a phrase of 100 characters may be excluded",
      roles({}, { wrong_role: titled("x".repeat(100)) }),
      [[`excludedTitles add ${"x".repeat(100)}`, 5, 0]],
    ],
    ["a longer one may not", roles({}, { wrong_role: titled("x".repeat(101)) }), []],
    [
      "a missed title becomes a target",
      roles({}, {}, { rescued: { score: titled("Recruiter") } }),
      [["targetTitles add Recruiter", 5, 0]],
    ],
    [
      "without target titles none is missed",
      roles({ targetTitles: [] }, {}, { rescued: { score: titled("Recruiter") } }),
      [],
    ],
    [
      "a full list of targets takes no more",
      roles({ targetTitles: hundred }, {}, { rescued: { score: titled("Recruiter") } }),
      [],
    ],
    [
      "the hundredth fits",
      roles({ targetTitles: hundred.slice(1) }, {}, { rescued: { score: titled("Recruiter") } }),
      [["targetTitles add Recruiter", 5, 0]],
    ],
    [
      "a longer missed phrase is no target",
      roles({}, {}, { rescued: { score: titled("x".repeat(101)) } }),
      [],
    ],
    [
      "an exclusion that goes too far is removed",
      roles({ excludedTitles: ["Recruiter"] }, {}, { rescued: { excluded: titled("Tech Recruiter") } }),
      [["excludedTitles remove Recruiter", 5, 0]],
    ],
  ])("%s", (_, proposals, expected) => {
    expect(proposals).toEqual(expected);
  });

  it("a function or level is removed while another is left", () => {
    const wrong = ["Sales Clerk", "VP of Sales", "Inside Sales", "Sales Agent", "Head of Sales"].map(
      (title) => opinion({ title }),
    );
    const targets = { targetTitles: ["Sales", "Head of Sales", "VP of Sales"] };
    expect(roles({ ...targets, targetSeniority: ["lead"] }, { wrong_role: wrong })).toEqual([
      ["targetPersonas remove sales", 5, 0],
    ]);
    const alone = { ...targets, targetSeniority: ["lead" as const], targetPersonas: ["sales" as const] };
    expect(roles(alone, { wrong_role: wrong })).toEqual([]);
  });
});

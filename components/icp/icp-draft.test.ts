import { describe, expect, it } from "vitest";
import { changesBetween, describeChange, type IcpDraft, isSizeRange, rebaseEdits, undoOf } from "./icp-draft";

const icp: IcpDraft = {
  name: "Ours",
  targetTitles: ["VP Sales"],
  targetPersonas: ["sales"],
  targetSeniority: ["director"],
  targetIndustries: [],
  minEmployees: 50,
  maxEmployees: null,
  excludedTitles: [],
  excludedIndustries: [],
  additionalContext: "Sells to businesses.",
};

describe("changesBetween", () => {
  it.each<[string, Partial<IcpDraft>, Partial<IcpDraft>]>([
    ["nothing", {}, {}],
    ["a field set to its current value", { targetTitles: ["VP Sales"], minEmployees: 50 }, {}],
    [
      "a list with one added value",
      { targetTitles: ["VP Sales", "CRO"] },
      { targetTitles: ["VP Sales", "CRO"] },
    ],
    ["a removed limit", { minEmployees: null }, { minEmployees: null }],
  ])("returns the difference for %s", (_, after, expected) => {
    expect(changesBetween(icp, after)).toEqual(expected);
  });

  it("is reversed by undoOf", () => {
    const change = { targetTitles: ["CRO"], additionalContext: null };
    expect({ ...icp, ...change, ...undoOf(icp, change) }).toEqual(icp);
    expect(undoOf(icp, change)).toEqual({
      targetTitles: ["VP Sales"],
      additionalContext: icp.additionalContext,
    });
  });
});

describe("describeChange", () => {
  it.each<[Partial<IcpDraft>, string]>([
    [{ targetTitles: ["CRO"] }, "Job titles: CRO added; VP Sales removed"],
    [{ targetIndustries: ["Banking", "Insurance"] }, "Industries: Banking, Insurance added"],
    [{ targetSeniority: [] }, "Seniority: director removed"],
    [{ minEmployees: null }, "Min employees: 50 to no limit"],
    [{ maxEmployees: 2_000 }, "Max employees: no limit to 2,000"],
    [{ name: "New" }, "Name: changed to “New”"],
    [{ additionalContext: null }, "Context: removed"],
    [{ additionalContext: "long ".repeat(20) }, "Context: rewritten"],
  ])("%j is described", (change, expected) => {
    expect(describeChange(icp, change)).toEqual([expected]);
  });

  it("lists fields in the form's order", () => {
    expect(
      describeChange({ ...icp, targetTitles: ["a", "b"] }, { name: "N", targetTitles: ["b", "a"] }),
    ).toEqual(["Job titles: reordered", "Name: changed to “N”"]);
  });
});

it.each<[number | null, number | null, boolean]>([
  [null, null, true],
  [10, null, true],
  [null, 10, true],
  [10, 10, true],
  [11, 10, false],
])("sizes from %s to %s form a valid range: %s", (minEmployees, maxEmployees, expected) => {
  expect(isSizeRange({ ...icp, minEmployees, maxEmployees })).toBe(expected);
});

describe("edits on top of what someone else saved", () => {
  const now = { ...icp, targetTitles: ["CRO", "VP Sales"], minEmployees: 10, targetPersonas: [] };

  it.each<[string, Partial<IcpDraft>, Partial<IcpDraft>]>([
    ["an added word", { targetTitles: ["VP Sales", "CFO"] }, { targetTitles: ["CRO", "VP Sales", "CFO"] }],
    ["a removed word", { targetTitles: [] }, { targetTitles: ["CRO"] }],
    ["a word that both added", { targetTitles: ["VP Sales", "CRO"] }, { targetTitles: ["CRO", "VP Sales"] }],
    ["a word that they removed", { targetPersonas: ["sales", "finance"] }, { targetPersonas: ["finance"] }],
    ["a limit", { minEmployees: 99 }, { minEmployees: 99 }],
    ["nothing", { targetSeniority: ["director"] }, {}],
  ])("keep %s", (_, edits, expected) => {
    expect(rebaseEdits(icp, edits, now)).toEqual(expected);
  });
});

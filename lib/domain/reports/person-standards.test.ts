import { describe, expect, it } from "vitest";
import { salesIcp, seenSource } from "@/tests/factories/seen";
import { compareWithIcp, type JudgedPerson, refuse } from "./person-standards";

type Icp = Parameters<typeof compareWithIcp>[0];
const icp = salesIcp as Icp;
const acme = "https://www.network.example/company/acme";
const person = (title: string | null, change: Partial<JudgedPerson> = {}): JudgedPerson => ({
  ...{ title, headline: null, companyName: "Acme", companyNetworkUrl: acme, ...change },
});
const company = { name: "Acme", networkUrl: acme, industry: "Software Development", employeeCount: 320 };

describe("a person compared with the profile", () => {
  const fitting = { function: true, level: true, industry: true, size: true };
  it.each([
    ["who fits", "VP Sales", company, { reaches: true, matches: fitting }],
    ["of another function", "VP Engineering", company, { matches: { ...fitting, function: false } }],
    [
      "of a size outside",
      "VP Sales",
      { ...company, employeeCount: 9_000 },
      { matches: { ...fitting, size: false } },
    ],
    [
      "of an unknown size",
      "VP Sales",
      { ...company, employeeCount: null },
      { matches: { ...fitting, size: null } },
    ],
    [
      "of a related industry",
      "VP Sales",
      { ...company, industry: "IT Services" },
      { matches: { ...fitting, industry: null } },
    ],
    [
      "of whom nothing is known",
      null,
      null,
      { reaches: false, matches: { function: null, level: null, industry: null, size: null } },
    ],
  ])("%s", (_, title, at, expected) => {
    expect(compareWithIcp(icp, person(title), at)).toMatchObject(expected);
  });

  it("says nothing of what the profile does not ask for, and nothing without one", () => {
    const open = { ...salesIcp, targetIndustries: [], minEmployees: null, maxEmployees: null } as Icp;
    expect(compareWithIcp(open, person("VP Sales"), company)).toMatchObject({
      matches: { industry: null, size: null },
    });
    expect(compareWithIcp(null, person("VP Sales"), company)).toBeNull();
  });
});

describe("a person whom the pipeline refuses", () => {
  const source = { kind: "profile" as const, id: "p", url: "u", date: "d" };
  const standards = { icp: null, ownCompany: { networkUrl: null, name: null }, watched: [] };
  const ask = (change: Partial<Parameters<typeof refuse>[0]>, one = person("VP Sales")) =>
    refuse({ ...standards, ...change }, one, { company, sources: [source] });
  const page = seenSource({ type: "competitor_company", displayName: "Acme", networkUrl: acme });
  const other = seenSource({ type: "competitor_company", displayName: "Other", networkUrl: `${acme}-2` });

  it("is none of a company without a reason", () => {
    expect(ask({})).toBeNull();
    expect(ask({ icp, watched: [other] })).toBeNull();
  });

  it("works for a competitor, whose page is a source of that", () => {
    const refusal = ask({ watched: [other, page] });
    expect(refusal?.sources.map(({ kind, id }) => [kind, id])).toEqual([
      ["profile", "p"],
      ["source", page.id],
    ]);
  });

  it("works for the workspace's own company", () => {
    const refusal = ask({ ownCompany: { networkUrl: acme, name: "Acme" } });
    expect(refusal?.sources.map(({ kind }) => kind)).toEqual(["profile"]);
  });

  it("is outside the limits, or excluded by title", () => {
    const small = { ...salesIcp, minEmployees: 321 } as Icp;
    expect(ask({ icp: small })?.text).toMatch(/320 employees/);
    const without = { ...salesIcp, excludedTitles: ["VP Sales"] } as Icp;
    expect(ask({ icp: without })).not.toBeNull();
    expect(ask({ icp: without }, person("Head of Sales"))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { type GateFacts, gateIds, passedAll, runGates } from "./gates";

const passing: GateFacts = {
  suppressedBy: null,
  watchedCompanies: [],
  ownCompanies: [{ networkUrl: "https://www.network.example/company/us", name: "Us GmbH" }],
  personCompany: { networkUrl: "https://www.network.example/company/acme", name: "Acme" },
  mergesInto: null,
  profileFound: true,
  company: { name: "Acme", employeeCount: 300 },
  limits: { minEmployees: 50, maxEmployees: 2000 },
  unwanted: null,
  excludedBy: null,
  fit: 72,
  minimumFit: 50,
};
const last = (change: Partial<GateFacts>) => runGates({ ...passing, ...change }).at(-1);

describe("runGates", () => {
  it("checks all gates in order", () => {
    const verdicts = runGates(passing);
    expect(verdicts.map((verdict) => verdict.id)).toEqual([...gateIds]);
    expect(passedAll(verdicts)).toBe(true);
  });

  it.each<[string, Partial<GateFacts>, string]>([
    ["suppressed", { suppressedBy: "person jane" }, "On the suppression list: person jane"],
    [
      "own_employee",
      { personCompany: { networkUrl: "https://www.network.example/company/us", name: "Renamed" } },
      "Us GmbH",
    ],
    ["own_employee", { personCompany: { networkUrl: null, name: "us" } }, "own company"],
    ["merge_window", { mergesInto: { ageDays: 2.4 } }, "signal of 2 days ago"],
    ["profile", { profileFound: false }, "Profile not found"],
    ["company", { company: null }, "50 to 2,000 employees cannot be checked"],
    ["icp_limits", { company: { name: "Acme", employeeCount: 10 } }, "10 employees are outside"],
    ["icp_limits", { company: { name: "Acme", employeeCount: 2001 } }, "2,001 employees are outside"],
    [
      "competitor_staff",
      { watchedCompanies: [{ networkUrl: null, name: "ACME Inc." }] },
      "Works at ACME Inc., whose page is one of your sources",
    ],
    [
      "competitor_staff",
      {
        watchedCompanies: [{ networkUrl: "https://www.network.example/company/acme", name: "Renamed" }],
        mergesInto: { ageDays: 1 },
      },
      "Renamed",
    ],
    ["sells", { unwanted: "sells" }, "Offers something of their own"],
    ["sells", { unwanted: "seeks_job", excludedBy: "Title" }, "Looks for a job"],
    ["refuses", { unwanted: "refuses" }, "Wants no contact"],
    ["refuses", { refusedDaysAgo: 0.5 }, "Asked for no contact today"],
    ["refuses", { refusedDaysAgo: 12.9, excludedBy: "Title" }, "Asked for no contact 12 days ago"],
    ["excluded", { excludedBy: 'Title "Intern" is excluded', fit: 20 }, 'Title "Intern" is excluded'],
    ["score", { fit: 49 }, "A fit of 49 is below the 50"],
  ])("stops at %s with %j", (id, change, reason) => {
    const verdict = last(change);
    expect(verdict).toMatchObject({ id, passed: false });
    expect(verdict?.reason).toContain(reason);
  });

  it("passes unknown values that nothing depends on", () => {
    expect(last({ company: null, limits: { minEmployees: null, maxEmployees: null } })).toMatchObject({
      id: "score",
      passed: true,
    });
    expect(last({ company: { name: "Acme", employeeCount: null } })).toMatchObject({
      id: "score",
      passed: true,
    });
    expect(last({ fit: 50 })?.passed).toBe(true);
    expect(last({ personCompany: null })?.passed).toBe(true);
  });

  it("does not match companies by name when their URLs differ", () => {
    expect(
      last({ personCompany: { networkUrl: "https://www.network.example/company/us-2", name: "Us GmbH" } })
        ?.passed,
    ).toBe(true);
  });

  it("stops before the first gate whose facts are not known yet", () => {
    const { profileFound: _, ...early } = passing;
    const verdicts = runGates(early);
    expect(verdicts.map((verdict) => verdict.id)).toEqual([
      "suppressed",
      "own_employee",
      "competitor_staff",
      "merge_window",
    ]);
    expect(passedAll(verdicts)).toBe(false);
  });
});

describe("own_employee", () => {
  it("refuses people of the company whose page posted, with a reason that names it", () => {
    const page = "https://www.network.example/company/rival";
    const [, verdict] = runGates({
      suppressedBy: null,
      watchedCompanies: [],
      ownCompanies: [],
      personCompany: { networkUrl: page, name: "Rival" },
      postingCompany: { networkUrl: page, name: null },
    });
    expect(verdict).toEqual({
      id: "own_employee",
      passed: false,
      reason: "Works at Rival, whose page posted this",
    });
  });
});

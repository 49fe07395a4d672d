import { describe, expect, it } from "vitest";
import { type GateFacts, type GateId, gateIds, passedAll, runGates } from "./gates";

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

describe("what a gate says", () => {
  const at = (name: string | null, page: string | null = null) => ({
    networkUrl: page && `https://www.network.example/company/${page}`,
    name,
  });
  const limited = (
    minEmployees: number | null,
    maxEmployees: number | null,
    employeeCount: number | null,
  ) => ({
    limits: { minEmployees, maxEmployees },
    company: { name: "Acme", employeeCount },
  });

  it.each<[GateId, Partial<GateFacts>, passed: boolean, reason: string]>([
    ["suppressed", {}, true, "Not on the suppression list"],
    ["own_employee", {}, true, "Does not work at your own company"],
    ["own_employee", { personCompany: at("Us") }, false, "Works at your own company, Us GmbH"],
    [
      "own_employee",
      { personCompany: at(null, "us"), ownCompanies: [at(null, "us")] },
      false,
      "Works at your own company",
    ],
    [
      "own_employee",
      { personCompany: at(null), ownCompanies: [at(null)], postingCompany: at("") },
      true,
      "Does not work at your own company",
    ],
    [
      "own_employee",
      { personCompany: at("Group"), ownCompanies: [at("Holding AG"), at("The Group"), at("group!")] },
      false,
      "Works at your own company, group!",
    ],
    [
      "own_employee",
      { personCompany: at(null, "rival"), postingCompany: at("Rival", "rival") },
      false,
      "Works at the company whose page posted this",
    ],
    ["competitor_staff", {}, true, "Does not work at a company that you watch"],
    [
      "competitor_staff",
      { watchedCompanies: [at(null, "acme")] },
      false,
      "Works at a company, whose page is one of your sources",
    ],
    ["merge_window", {}, true, "No signal of this person in the merge window"],
    [
      "merge_window",
      { mergesInto: { ageDays: 0.9 } },
      false,
      "Stacked on this person's signal of less than a day ago",
    ],
    ["merge_window", { mergesInto: { ageDays: 1 } }, false, "Stacked on this person's signal of 1 day ago"],
    [
      "merge_window",
      { mergesInto: { ageDays: 2.9 } },
      false,
      "Stacked on this person's signal of 2 days ago",
    ],
    ["profile", {}, true, "Profile found"],
    ["profile", { profileFound: false }, false, "Profile not found: it is private, gone or moved"],
    ["company", {}, true, "Company found: Acme"],
    [
      "company",
      { company: null, limits: { minEmployees: 50, maxEmployees: null } },
      false,
      "Company not found, so the ICP's at least 50 employees cannot be checked",
    ],
    [
      "company",
      { company: null, limits: { minEmployees: null, maxEmployees: 9 } },
      false,
      "Company not found, so the ICP's at most 9 employees cannot be checked",
    ],
    [
      "company",
      { company: null, limits: { minEmployees: null, maxEmployees: null } },
      true,
      "Company not found; the ICP sets no limits that need it",
    ],
    ["icp_limits", limited(null, null, 7), true, "The ICP sets no employee limits"],
    ["icp_limits", limited(50, 60, null), true, "The company's size is not known; the score weighs that"],
    ["icp_limits", limited(50, 60, 49), false, "49 employees are outside the ICP's 50 to 60 employees"],
    ["icp_limits", limited(50, 60, 50), true, "50 employees are within the ICP's 50 to 60 employees"],
    ["icp_limits", limited(50, 60, 60), true, "60 employees are within the ICP's 50 to 60 employees"],
    ["icp_limits", limited(50, 60, 61), false, "61 employees are outside the ICP's 50 to 60 employees"],
    ["icp_limits", limited(null, 60, 0), true, "0 employees are within the ICP's at most 60 employees"],
    [
      "icp_limits",
      limited(50, null, 9e9),
      true,
      "9,000,000,000 employees are within the ICP's at least 50 employees",
    ],
    ["sells", {}, true, "Neither sells something nor looks for a job"],
    ["refuses", { refusedDaysAgo: null }, true, "Did not ask to be left alone"],
    ["refuses", { refusedDaysAgo: 0.9 }, false, "Asked for no contact today"],
    ["refuses", { refusedDaysAgo: 1 }, false, "Asked for no contact 1 day ago"],
    ["excluded", {}, true, "Nothing that the ICP excludes"],
    ["score", { fit: 50 }, true, "A fit of 50 reaches the 50 that a signal needs"],
    ["score", { fit: 49 }, false, "A fit of 49 is below the 50 that a signal needs"],
  ])("%s with %j: %j, %s", (id, change, passed, reason) => {
    const verdict = runGates({ ...passing, ...change }).find((one) => one.id === id);
    expect(verdict).toEqual({ id, passed, reason });
  });

  it.each<[keyof GateFacts, GateId]>([
    ["mergesInto", "competitor_staff"],
    ["profileFound", "merge_window"],
    ["company", "profile"],
    ["limits", "profile"],
    ["unwanted", "icp_limits"],
    ["excludedBy", "refuses"],
    ["fit", "excluded"],
    ["minimumFit", "excluded"],
  ])("waits for %s after %s", (fact, id) => {
    expect(last({ [fact]: undefined })?.id).toBe(id);
  });

  it("goes on after a refusal that a person overruled, to the next one", () => {
    const refused = { ...passing, profileFound: false, fit: 49 };
    const verdicts = runGates(refused, new Set<GateId>(["profile"]));
    expect(verdicts.at(4)).toEqual({
      id: "profile",
      passed: true,
      reason: "Overruled by a person: Profile not found: it is private, gone or moved",
    });
    expect(verdicts.at(-1)).toMatchObject({ id: "score", passed: false });
    expect(passedAll(verdicts)).toBe(false);
    expect(passedAll(runGates(refused, new Set<GateId>(["profile", "score"])))).toBe(true);
  });
});

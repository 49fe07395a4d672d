/** What people get at companies, factor by factor: each number of the fit is pinned by at least one row. */
import { expect, it } from "vitest";
import { type Company, countedFactors, salesIcp, scoreTitle } from "@/tests/factories/fit-case";
import type { Icp } from "../context/icp";

it.each<[Partial<Icp>, string, Company, string]>([
  [
    salesIcp,
    "VP Sales",
    ["Software Development", 316],
    "title 30/30, seniority 22/22, persona 23/23, industry 13/13, company_size 12/12",
  ],
  [
    salesIcp,
    "VP Sales",
    ["IT Services", 50],
    "title 30/30, seniority 22/22, persona 23/23, industry 8/13, company_size 10/12",
  ],
  [
    salesIcp,
    "VP Sales",
    [null, null],
    "title 30/30, seniority 22/22, persona 23/23, industry 5/13, company_size 5/12",
  ],
  [
    salesIcp,
    "VP Sales",
    null,
    "title 30/30, seniority 22/22, persona 23/23, industry 5/13, company_size 5/12",
  ],
  [
    salesIcp,
    "Director of Sales",
    ["Computer Games", 2000],
    "title 24/30, seniority 22/22, persona 23/23, industry 8/13, company_size 10/12",
  ],
  [
    salesIcp,
    "Head of Sales",
    ["Technology", 2900],
    "title 16/30, seniority 9/22, persona 23/23, industry 10/13, company_size 5/12",
  ],
  [
    salesIcp,
    "Chief Revenue Officer",
    ["Banking", 3001],
    "title 17/30, seniority 13/22, persona 23/23, industry 0/13, company_size 0/12, industry_limit -8/0",
  ],
  [
    salesIcp,
    "Sales Manager",
    ["Software Development", 316],
    "title 0/30, seniority 0/22, persona 23/23, industry 13/13, company_size 12/12",
  ],
  [
    salesIcp,
    "VP Customer Success",
    ["Software Development", 316],
    "title 12/30, seniority 22/22, persona 9/23, industry 13/13, company_size 12/12",
  ],
  [
    salesIcp,
    "VP Engineering",
    ["Software Development", 316],
    "title 0/30, seniority 22/22, persona 0/23, industry 13/13, company_size 12/12, function_limit -2/0",
  ],
  [
    salesIcp,
    "Account Executive",
    ["Software Development", 316],
    "title 0/30, seniority 0/22, persona 23/23, industry 13/13, company_size 12/12",
  ],
  [
    salesIcp,
    "Founder",
    ["Software Development", 316],
    "title 0/30, seniority 13/22, persona 0/23, industry 13/13, company_size 12/12",
  ],
  [
    salesIcp,
    "Assistant to the VP Sales",
    ["Software Development", 316],
    "title 0/30, seniority 0/22, persona 0/23, industry 13/13, company_size 12/12",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "Payroll Specialist",
    ["Software Development", 316],
    "title 55/100",
  ],
  [{ targetTitles: ["Payroll Manager"] }, "Payroll", ["Software Development", 316], "title 56/100"],
  [{ targetTitles: ["Payroll Manager"] }, "HR Manager", ["Software Development", 316], "title 45/100"],
  [{ targetTitles: ["Payroll Manager"] }, "Head of Payroll", ["Software Development", 316], "title 73/100"],
  [{ targetTitles: ["Payroll Manager"] }, "Paymaster", ["Software Development", 316], "title 3/100"],
  [{ targetTitles: ["Payroll Manager"] }, "Gardener", ["Software Development", 316], "title 1/100"],
  [{ targetTitles: ["C-level"] }, "CFO", ["Software Development", 316], "title 80/100"],
  [{ targetTitles: ["C-level"] }, "VP Sales", ["Software Development", 316], "title 0/100"],
  [
    { targetPersonas: ["sales"] },
    "Business Development Manager",
    ["Software Development", 316],
    "persona 40/100",
  ],
  [
    { targetPersonas: ["finance"], targetTitles: ["Payroll Manager"] },
    "Payroll Manager",
    ["Software Development", 316],
    "title 57/57, persona 43/43",
  ],
  [{}, "Intern", ["Software Development", 316], "seniority 0/100"],
  [{}, "Accountant", ["Software Development", 316], "seniority 20/100"],
  [{}, "Senior Accountant", ["Software Development", 316], "seniority 40/100"],
  [{}, "Head of Accounting", ["Software Development", 316], "seniority 70/100"],
  [{}, "Finance Director", ["Software Development", 316], "seniority 90/100"],
  [{}, "CFO", ["Software Development", 316], "seniority 100/100"],
  [{ targetSeniority: ["director"] }, "CFO", ["Software Development", 316], "seniority 60/100"],
  [{ targetSeniority: ["lead"] }, "CFO", ["Software Development", 316], "seniority 40/100"],
  [{ targetSeniority: ["director"] }, "Head of HR", ["Software Development", 316], "seniority 40/100"],
  [{ targetSeniority: ["director"] }, "HR Manager", ["Software Development", 316], "seniority 0/100"],
  [{ minEmployees: 50, maxEmployees: 2000 }, "CFO", [null, 24], "seniority 75/75, company_size 0/25"],
  [{ minEmployees: 50, maxEmployees: 2000 }, "CFO", [null, 25], "seniority 75/75, company_size 10/25"],
  [{ minEmployees: 50, maxEmployees: 2000 }, "CFO", [null, 3000], "seniority 75/75, company_size 10/25"],
])("%j: %s at %j", (icp, title, company, expected) => {
  const counted = countedFactors(scoreTitle(icp, title, company));
  expect(counted.map(({ id, points, weight }) => `${id} ${points}/${weight}`).join(", ")).toBe(expected);
});

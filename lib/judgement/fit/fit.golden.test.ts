/** What people get at companies, factor by factor: each number of the fit is pinned by at least one row. */
import { expect, it } from "vitest";
import { emptyIcp } from "@/tests/factories/empty-icp";
import type { Icp } from "../context/icp";
import type { ScoreInput } from "../strength/score";
import { scoreEngagement } from "./score-engagement";

const fullIcp: Partial<Icp> = {
  minEmployees: 50,
  maxEmployees: 2000,
  targetIndustries: ["Software Development"],
  targetTitles: ["VP Sales"],
  targetPersonas: ["sales"],
  targetSeniority: ["director"],
};

it.each<[Partial<Icp>, string, ScoreInput["company"], string]>([
  [
    fullIcp,
    "VP Sales",
    { industry: "Software Development", employeeCount: 316 },
    "title 30/30, seniority 22/22, persona 23/23, industry 13/13, company_size 12/12",
  ],
  [
    fullIcp,
    "VP Sales",
    { industry: "IT Services", employeeCount: 50 },
    "title 30/30, seniority 22/22, persona 23/23, industry 8/13, company_size 10/12",
  ],
  [
    fullIcp,
    "VP Sales",
    { industry: null, employeeCount: null },
    "title 30/30, seniority 22/22, persona 23/23, industry 5/13, company_size 5/12",
  ],
  [
    fullIcp,
    "VP Sales",
    null,
    "title 30/30, seniority 22/22, persona 23/23, industry 5/13, company_size 5/12",
  ],
  [
    fullIcp,
    "Director of Sales",
    { industry: "Computer Games", employeeCount: 2000 },
    "title 24/30, seniority 22/22, persona 23/23, industry 8/13, company_size 10/12",
  ],
  [
    fullIcp,
    "Head of Sales",
    { industry: "Technology", employeeCount: 2900 },
    "title 16/30, seniority 9/22, persona 23/23, industry 10/13, company_size 5/12",
  ],
  [
    fullIcp,
    "Chief Revenue Officer",
    { industry: "Banking", employeeCount: 3001 },
    "title 17/30, seniority 13/22, persona 23/23, industry 0/13, company_size 0/12, industry_limit -8/0",
  ],
  [
    fullIcp,
    "Sales Manager",
    { industry: "Software Development", employeeCount: 316 },
    "title 0/30, seniority 0/22, persona 23/23, industry 13/13, company_size 12/12",
  ],
  [
    fullIcp,
    "VP Customer Success",
    { industry: "Software Development", employeeCount: 316 },
    "title 12/30, seniority 22/22, persona 9/23, industry 13/13, company_size 12/12",
  ],
  [
    fullIcp,
    "VP Engineering",
    { industry: "Software Development", employeeCount: 316 },
    "title 0/30, seniority 22/22, persona 0/23, industry 13/13, company_size 12/12, function_limit -2/0",
  ],
  [
    fullIcp,
    "Account Executive",
    { industry: "Software Development", employeeCount: 316 },
    "title 0/30, seniority 0/22, persona 23/23, industry 13/13, company_size 12/12",
  ],
  [
    fullIcp,
    "Founder",
    { industry: "Software Development", employeeCount: 316 },
    "title 0/30, seniority 13/22, persona 0/23, industry 13/13, company_size 12/12",
  ],
  [
    fullIcp,
    "Assistant to the VP Sales",
    { industry: "Software Development", employeeCount: 316 },
    "title 0/30, seniority 0/22, persona 0/23, industry 13/13, company_size 12/12",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "Payroll Specialist",
    { industry: "Software Development", employeeCount: 316 },
    "title 55/100",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "Payroll",
    { industry: "Software Development", employeeCount: 316 },
    "title 56/100",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "HR Manager",
    { industry: "Software Development", employeeCount: 316 },
    "title 45/100",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "Head of Payroll",
    { industry: "Software Development", employeeCount: 316 },
    "title 73/100",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "Paymaster",
    { industry: "Software Development", employeeCount: 316 },
    "title 3/100",
  ],
  [
    { targetTitles: ["Payroll Manager"] },
    "Gardener",
    { industry: "Software Development", employeeCount: 316 },
    "title 1/100",
  ],
  [
    { targetTitles: ["C-level"] },
    "CFO",
    { industry: "Software Development", employeeCount: 316 },
    "title 80/100",
  ],
  [
    { targetTitles: ["C-level"] },
    "VP Sales",
    { industry: "Software Development", employeeCount: 316 },
    "title 0/100",
  ],
  [
    { targetPersonas: ["sales"] },
    "Business Development Manager",
    { industry: "Software Development", employeeCount: 316 },
    "persona 40/100",
  ],
  [
    { targetPersonas: ["finance"], targetTitles: ["Payroll Manager"] },
    "Payroll Manager",
    { industry: "Software Development", employeeCount: 316 },
    "title 57/57, persona 43/43",
  ],
  [{}, "Intern", { industry: "Software Development", employeeCount: 316 }, "seniority 0/100"],
  [{}, "Accountant", { industry: "Software Development", employeeCount: 316 }, "seniority 20/100"],
  [{}, "Senior Accountant", { industry: "Software Development", employeeCount: 316 }, "seniority 40/100"],
  [{}, "Head of Accounting", { industry: "Software Development", employeeCount: 316 }, "seniority 70/100"],
  [{}, "Finance Director", { industry: "Software Development", employeeCount: 316 }, "seniority 90/100"],
  [{}, "CFO", { industry: "Software Development", employeeCount: 316 }, "seniority 100/100"],
  [
    { targetSeniority: ["director"] },
    "CFO",
    { industry: "Software Development", employeeCount: 316 },
    "seniority 60/100",
  ],
  [
    { targetSeniority: ["lead"] },
    "CFO",
    { industry: "Software Development", employeeCount: 316 },
    "seniority 40/100",
  ],
  [
    { targetSeniority: ["director"] },
    "Head of HR",
    { industry: "Software Development", employeeCount: 316 },
    "seniority 40/100",
  ],
  [
    { targetSeniority: ["director"] },
    "HR Manager",
    { industry: "Software Development", employeeCount: 316 },
    "seniority 0/100",
  ],
  [
    { minEmployees: 50, maxEmployees: 2000 },
    "CFO",
    { industry: null, employeeCount: 24 },
    "seniority 75/75, company_size 0/25",
  ],
  [
    { minEmployees: 50, maxEmployees: 2000 },
    "CFO",
    { industry: null, employeeCount: 25 },
    "seniority 75/75, company_size 10/25",
  ],
  [
    { minEmployees: 50, maxEmployees: 2000 },
    "CFO",
    { industry: null, employeeCount: 3000 },
    "seniority 75/75, company_size 10/25",
  ],
])("%j: %s at %j", (icp, title, company, expected) => {
  const { receipt } = scoreEngagement({
    icp: { ...emptyIcp, ...icp },
    person: { title, headline: null },
    company,
    sourceType: "keyword_search",
    engagement: { kind: "reaction", meaning: "reacts", probability: null, ageHours: 1 },
    post: { relevance: 80 },
    earlierEngagements: 0,
  });
  const counted = receipt.fit.filter(({ weight, points }) => weight > 0 || points < 0);
  expect(counted.map(({ id, points, weight }) => `${id} ${points}/${weight}`).join(", ")).toBe(expected);
});

/** What a company's headcount and industry count beside the wanted ones, at both sides of each boundary. */
import { expect, it } from "vitest";
import { emptyIcp } from "@/tests/factories/empty-icp";
import { companySizeFactor, industryFactor } from "./company-fit";
import { compileIcp } from "./compile-icp";

it.each<[min: number | null, max: number | null, count: number | null, points: number, reason: string]>([
  [50, 50, 50, 25, "50 employees are within the target of 50 to 50 employees"],
  [1, 1, 1, 25, "1 employee is within the target of 1 to 1 employee"],
  [0, 1, 1, 25, "1 employee is within the target of 0 to 1 employee"],
  [1, 2, 1, 20, "1 employee is within the target of 1 to 2 employees"],
  [0, 100, 0, 20, "0 employees are within the target of 0 to 100 employees"],
  [50, 2000, 50, 20, "50 employees are within the target of 50 to 2,000 employees"],
  [50, 2000, 100, 23, "100 employees are within the target of 50 to 2,000 employees"],
  [50, 2000, 316, 25, "316 employees are within the target of 50 to 2,000 employees"],
  [50, 2000, 2000, 20, "2,000 employees are within the target of 50 to 2,000 employees"],
  [50, 2000, 2001, 10, "2,001 employees are near the target of 50 to 2,000 employees"],
  [50, 2000, 3000, 10, "3,000 employees are near the target of 50 to 2,000 employees"],
  [50, 2000, 3001, 0, "3,001 employees are outside the target of 50 to 2,000 employees"],
  [50, 2000, null, 10, "The company's size is not known, so this counts neither fully nor as zero"],
  [50, null, 50, 25, "50 employees are within the target of at least 50 employees"],
  [50, null, 49, 10, "49 employees are near the target of at least 50 employees"],
  [50, null, 25, 10, "25 employees are near the target of at least 50 employees"],
  [50, null, 24, 0, "24 employees are outside the target of at least 50 employees"],
  [null, 1, 0, 25, "0 employees are within the target of at most 1 employee"],
  [null, 100, 150, 10, "150 employees are near the target of at most 100 employees"],
  [null, 100, 151, 0, "151 employees are outside the target of at most 100 employees"],
  [null, null, 7, 0, "The ICP names no company size, so this counts elsewhere"],
])("of a target of %j to %j, %j employees count %i of 25", (min, max, employeeCount, points, reason) => {
  const icp = compileIcp({ ...emptyIcp, minEmployees: min, maxEmployees: max });
  const factor = companySizeFactor(icp, { industry: null, employeeCount });
  const value = employeeCount === null ? null : `${employeeCount}`;
  expect([factor.points, factor.reason, factor.value]).toEqual([points, reason, value]);
});

it.each<[targets: string[], industry: string | null, points: number, reason: string]>([
  [["Software Development"], "software development", 25, "software development is a target industry"],
  [["Software Development"], "SaaS", 23, "SaaS belongs to the target industry Software Development"],
  [
    ["Software Development"],
    "Technology",
    20,
    "Technology includes the target industry Software Development",
  ],
  [
    ["Software Development"],
    "IT Services",
    15,
    "IT Services is close to the target industry Software Development",
  ],
  [
    ["Banking", "Software Development"],
    "Software Development",
    25,
    "Software Development is a target industry",
  ],
  [["Software Development"], "Banking", 0, "Banking is none of the target industries"],
  [["Software Development"], "Qwertz", 10, "Whether Qwertz is a target industry is unclear"],
  [
    ["Software Development"],
    null,
    10,
    "The company's industry is not known, so this counts neither fully nor as zero",
  ],
  [[], "Banking", 0, "The ICP names no industries, so this counts elsewhere"],
])("of the industries %j, %j counts %i of 25", (targetIndustries, industry, points, reason) => {
  const factor = industryFactor(compileIcp({ ...emptyIcp, targetIndustries }), {
    industry,
    employeeCount: 7,
  });
  expect([factor.points, factor.reason]).toEqual([points, reason]);
});

/** Which people a limit keeps at 45, and why; those just beside it keep their fit. */
import { expect, it } from "vitest";
import { type Company, salesIcp, scoreTitle } from "@/tests/factories/fit-case";
import type { Icp } from "../context/icp";

it.each<[icp: Partial<Icp>, title: string, Company, fit: number, limit: string | null]>([
  [{ ...salesIcp, targetTitles: ["C-level"] }, "VP Sales", ["Banking", 10], 45, null],
  [
    salesIcp,
    "VP Sales",
    ["Banking", 316],
    45,
    "industry_limit -42/0: Banking is another industry than the ICP's, which limits the fit to 45",
  ],
  [
    { targetPersonas: ["sales"] },
    "Sales Intern",
    null,
    45,
    "function_limit -55/0: A supporting role doesn't decide for the person it supports, which limits the fit to 45",
  ],
  [{ targetPersonas: ["sales", "administration"] }, "Sales Intern", null, 100, null],
  [{ targetTitles: ["Executive Assistant"] }, "Executive Assistant", null, 100, null],
  [
    { targetTitles: ["Welder"], targetSeniority: ["director"], maxEmployees: 500 },
    "Bakery Director",
    [null, 316],
    45,
    "function_limit -11/0: Another job than the ICP's titles, which limits the fit to 45",
  ],
  [{ targetSeniority: ["professional"] }, "Baker", null, 100, null],
  [
    salesIcp,
    "VP Engineering",
    ["Software Development", 316],
    45,
    "function_limit -2/0: Works in engineering, none of the ICP's functions, which limits the fit to 45",
  ],
  [
    { targetPersonas: ["sales"], targetSeniority: ["director"] },
    "Business Development Director",
    null,
    69,
    null,
  ],
  [{ targetPersonas: ["sales"], targetSeniority: ["professional"] }, "Baker", null, 49, null],
  [
    { targetPersonas: ["legal", "sales"], targetSeniority: ["director"] },
    "Business Development Director",
    null,
    69,
    null,
  ],
  [
    { targetPersonas: ["sales"] },
    "Freelance Sales Consultant",
    null,
    45,
    "vendor_limit -55/0: Works independently, so more likely a vendor than a buyer, which limits the fit to 45",
  ],
  [
    { targetPersonas: ["sales"] },
    "Freelance Sales Consultant",
    [null, 10],
    45,
    "vendor_limit -55/0: Works independently, so more likely a vendor than a buyer, which limits the fit to 45",
  ],
  [{ targetPersonas: ["sales"] }, "Freelance Sales Consultant", [null, 11], 100, null],
  [{ targetTitles: ["Freelance Sales Consultant"] }, "Freelance Sales Consultant", [null, 10], 100, null],
])("%j: %j at %j is %i, limited by %j", (icp, title, company, fit, limit) => {
  const score = scoreTitle(icp, title, company);
  const found = score.receipt.fit.find(({ id }) => id.endsWith("_limit"));
  expect(score.fit).toBe(fit);
  expect(found ? `${found.id} ${found.points}/${found.weight}: ${found.reason}` : null).toBe(limit);
});

/** Complete receipts: what each factor says with its points, beside the fit and the role in a purchase. */
import { expect, it } from "vitest";
import { type Company, countedFactors, salesIcp, scoreTitle } from "@/tests/factories/fit-case";
import type { Icp } from "../context/icp";

it.each<[icp: Partial<Icp>, title: string, Company, result: string, factors: string[]]>([
  [
    salesIcp,
    "VP Sales",
    ["Software Development", 316],
    "100, buyer",
    [
      "title 30/30: VP Sales matches the target title VP Sales",
      "seniority 22/22: VP Sales reads as director or VP, which matches the target seniority director",
      "persona 23/23: VP Sales works in sales, a target persona",
      "industry 13/13: Software Development is a target industry",
      "company_size 12/12: 316 employees are within the target of 50 to 2,000 employees",
    ],
  ],
  [
    salesIcp,
    "",
    null,
    "10, neither",
    [
      "title 0/30: No title is known",
      "seniority 0/22: No title is known",
      "persona 0/23: No title is known",
      "industry 5/13: The company is not known, so this counts neither fully nor as zero",
      "company_size 5/12: The company is not known, so this counts neither fully nor as zero",
    ],
  ],
  [
    {
      targetTitles: ["VP Sales"],
      targetPersonas: ["finance"],
      targetIndustries: ["Banking"],
      minEmployees: 7,
    },
    "VP\n  Sales",
    [null, null],
    "73, influencer",
    [
      "title 37/43: VP Sales is the same function and level as the target title VP Sales",
      "persona 26/32: VP Sales does the work of the target title VP Sales",
      "industry 5/13: The company's industry is not known, so this counts neither fully nor as zero",
      "company_size 5/12: The company's size is not known, so this counts neither fully nor as zero",
    ],
  ],
  [
    salesIcp,
    "Head of Sales",
    ["Technology", 2900],
    "63, influencer",
    [
      "title 16/30: Head of Sales is the same function, one level below the target title VP Sales",
      "seniority 9/22: Head of Sales reads as lead or head, one level below the target seniority director",
      "persona 23/23: Head of Sales works in sales, a target persona",
      "industry 10/13: Technology includes the target industry Software Development",
      "company_size 5/12: 2,900 employees are near the target of 50 to 2,000 employees",
    ],
  ],
  [
    salesIcp,
    "VP Customer Success",
    ["IT Services", 25],
    "56, influencer",
    [
      "title 12/30: VP Customer Success is close to the target title VP Sales",
      "seniority 22/22: VP Customer Success reads as director or VP, which matches the target seniority director",
      "persona 9/23: VP Customer Success works in customer success, close to the target persona sales",
      "industry 8/13: IT Services is close to the target industry Software Development",
      "company_size 5/12: 25 employees are near the target of 50 to 2,000 employees",
    ],
  ],
  [
    salesIcp,
    "Unicorn",
    ["Qwertz", 1],
    "5, neither",
    [
      "title 0/30: Unicorn matches none of the 1 target titles",
      "seniority 0/22: Unicorn tells no level",
      "persona 0/23: Unicorn names no function that we know, none of the target personas",
      "industry 5/13: Whether Qwertz is a target industry is unclear",
      "company_size 0/12: 1 employee is outside the target of 50 to 2,000 employees",
    ],
  ],
  [
    salesIcp,
    "Chief Revenue Officer",
    ["Software", 2000],
    "75, influencer",
    [
      "title 17/30: Chief Revenue Officer is the same function, above the target title VP Sales",
      "seniority 13/22: Chief Revenue Officer reads as executive, above the target levels",
      "persona 23/23: Chief Revenue Officer works in sales, a target persona",
      "industry 12/13: Software belongs to the target industry Software Development",
      "company_size 10/12: 2,000 employees are within the target of 50 to 2,000 employees",
    ],
  ],
  [
    salesIcp,
    "Senior Dentist",
    ["software development", 2001],
    "18, neither",
    [
      "title 0/30: Senior Dentist matches none of the 1 target titles",
      "seniority 0/22: Senior Dentist reads as senior or manager, which is none of the target levels (director)",
      "persona 0/23: Senior Dentist names no function that we know, none of the target personas",
      "industry 13/13: software development is a target industry",
      "company_size 5/12: 2,001 employees are near the target of 50 to 2,000 employees",
    ],
  ],
  [
    {},
    "CFO",
    [null, null],
    "100, buyer",
    ["seniority 100/100: CFO reads as executive; the ICP names no one, so higher levels count more"],
  ],
  [
    { targetSeniority: ["executive"], targetPersonas: ["sales"], targetTitles: ["C-level"] },
    "CFO",
    null,
    "62, influencer",
    [
      "title 33/41: CFO is at the level of C-level",
      "seniority 29/29: CFO reads as executive, which matches the target seniority executive",
      "persona 0/30: CFO works in finance, none of the target personas",
    ],
  ],
  [
    { targetTitles: ["Director"] },
    "CEO",
    null,
    "80, neither",
    ["title 80/100: CEO is above the level of Director"],
  ],
  [
    { targetSeniority: ["lead", "senior"] },
    "CFO",
    null,
    "40, neither",
    ["seniority 40/100: CFO reads as executive, above the target levels"],
  ],
  [
    { targetSeniority: ["director", "senior"] },
    "Head of Ops",
    null,
    "60, neither",
    ["seniority 60/100: Head of Ops reads as lead or head, above the target levels"],
  ],
  [
    { targetSeniority: ["director", "senior"] },
    "Accountant",
    null,
    "40, neither",
    ["seniority 40/100: Accountant reads as professional, one level below the target seniority senior"],
  ],
  [
    { targetSeniority: ["director", "senior"] },
    "Intern",
    null,
    "0, neither",
    ["seniority 0/100: Intern reads as junior, which is none of the target levels (director, senior)"],
  ],
  [
    { targetPersonas: ["marketing"] },
    "Director Sales & Marketing",
    null,
    "100, buyer",
    ["persona 100/100: Director Sales & Marketing works in marketing, a target persona"],
  ],
])("%j: %j at %j is %s", (icp, title, company, result, factors) => {
  const score = scoreTitle(icp, title, company);
  const { fit, classification } = score;
  expect(`${fit}, ${classification ?? "neither"}`).toBe(result);
  expect(countedFactors(score).map((one) => `${one.id} ${one.points}/${one.weight}: ${one.reason}`)).toEqual(
    factors,
  );
});

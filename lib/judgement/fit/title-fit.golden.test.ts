/** Titles beside a wanted one: how much they count, and why. The shares move a little with the lists of words. */
import { expect, it } from "vitest";
import { emptyIcp } from "@/tests/factories/empty-icp";
import { readTitle } from "../title/read-title";
import { compileIcp } from "./compile-icp";
import { compareTitles, isWantedTitle, titleFactor } from "./title-fit";

/** What the ICP wants | a title | its share and reason; `wanted`, if the same work at least at its level. */
const compared = `
  VP Sales | VP Sales | 1.00 matches the target title + wanted + same work
  VP Sales | VP of Sales EMEA | 0.96 matches the target title + wanted + same work
  VP Sales | CRO | 0.55 is the same function, above the target title + wanted + same work
  VP Sales | Head of Sales | 0.54 is the same function, one level below the target title + same work
  VP Sales | Sales Director | 0.80 is the same function and level as the target title + wanted + same work
  VP Sales | Sales Manager | 0.26 has little in common with the target title + same work
  VP Sales | Sales | 0.28 has little in common with the target title + same work
  VP Sales | Intern Sales | 0.12 has little in common with the target title + same work
  VP Sales | VP Customer Success | 0.39 is close to the target title
  VP Sales | VP Business Development | 0.48 is close to the target title
  VP Sales | Chief Customer Officer | 0.30 is close to the target title + other work
  VP Sales | VP Engineering | 0.09 has little in common with the target title + other work
  VP Sales | VP Sales and Marketing | 0.94 matches the target title + wanted + same work
  VP Sales | Lecturer; VP Sales | 0.93 matches the target title + wanted + same work
VP Sales | Sales Director; Lecturer | 0.75 is the same function and level as the target title + wanted + same work
  VP Sales | Assistant to the VP Sales | 0.14 has little in common with the target title + other work
  VP Sales | Gardener | none
  Executive Assistant | Assistant | 0.77 is the same function and level as the target title + wanted + same work
  Executive Assistant | Office Manager | 0.01 has little in common with the target title
  Payroll Manager | Payroll Specialist | 0.55 is the same function, one level below the target title + wanted + same work
  Payroll Manager | HR Manager | 0.45 is close to the target title
  Payroll Manager | HR Director | 0.40 is close to the target title
  Payroll Manager | Head of Payroll | 0.73 is the same function, above the target title + wanted + same work
  Payroll Manager | Paymaster | 0.03 has little in common with the target title
  C-level | CFO | 0.80 is at the level of + wanted
  C-level | VP Sales | none
  Director | Director of Sales | 0.80 is at the level of + wanted
  Director | CEO | 0.80 is above the level of + wanted + same work
  Director | Gardener | none
  Welder | Senior Welder | 0.97 matches the target title + wanted + same work
  Welder | Lead Welder | 0.73 is the same function, above the target title + wanted + same work
  Welder | Turner | 0.00 has little in common with the target title
  Welder | Baker | 0.00 has little in common with the target title + other work
  Accountant | Finance Manager | 0.55 is the same function, above the target title + wanted + same work
  Accountant | Lawyer | 0.03 is close to the target title + other work
  Accountant | Auditor | 0.65 is the same function and level as the target title + wanted
  Accountant | Tax Consultant | 0.67 is the same function and level as the target title + wanted
  Software Engineer | Backend Developer | 0.65 is the same function and level as the target title + wanted + same work
  Software Engineer | Mechanical Engineer | 0.05 has little in common with the target title
  Software Engineer | Product Owner | 0.03 is close to the target title + other work
  Head of Engineering | Head of Mechanical Engineering | 0.90 matches the target title + wanted + other work
  Head of Engineering | CTO | 0.55 is the same function, above the target title + wanted + same work
  Head of Engineering | Head of IT | 0.46 is close to the target title
  Head of Operations | Head of Logistics | 0.40 is close to the target title
  Head of Operations | Head of Production | 0.49 is close to the target title
  Cheese Production Manager | Optics Production Worker | 0.05 has little in common with the target title + same work
  Cheese Production Manager | Optics Production Manager | 0.39 is close to the target title + same work
  Cheese Production Manager | Cheese Production Supervisor | 0.72 is the same function, above the target title + wanted + same work
  Head of Marketing | Head of Communications | 0.67 is the same function and level as the target title + wanted
  Head of Marketing | Head of Revenue Operations | 0.23 is close to the target title + other work
  Marketing Manager | Content Manager | 0.68 is the same function and level as the target title + wanted
  Teacher | Math Teacher | 0.94 matches the target title + wanted + same work
  Teacher | Professor | 0.28 is close to the target title + same work
  Management Consultant | IT Consultant | 0.58 is close to the target title + wanted
  Founder | Owner | 0.65 is the same function and level as the target title + wanted + same work
  Founder | Business Development Director | 0.00 has little in common with the target title + other work
  Unicorn Wrangler | Unicorn Wrangler | 1.00 matches the target title + wanted
  Unicorn Wrangler | Unicorn Tamer | 0.12 has little in common with the target title
  Gardener, VP Sales | Sales Director | 0.80 is the same function and level as the target title VP Sales + wanted + same work
  Gardener, Welder | Baker | 0.00 has little in common with the target title Welder
  Claims Manager | Claims Handler | 0.27 does the work of the target title + same work
  Claims Handler | Claims Handler | 1.00 matches the target title + wanted + same work
  Claims Handler | Claims Manager | 0.27 does the work of the target title + same work
  Claims Manager | Boa | none + other work
  Software Engineer | Software | 0.31 does the work of the target title + same work
  Headteacher | Teacher | 0.24 has little in common with the target title
  Teacher | Headteacher | 0.24 has little in common with the target title
  the | VP Sales | none
  CFO | Contrôleur de gestion | 0.06 does the work of the target title + same work
  Einkaufsleiter | Category Manager | 0.46 is the same function, one level below the target title + same work
  Geschäftsführer | Chief Revenue Officer | 0.36 is close to the target title
  Technical Recruiter | E-Learning Manager | 0.20 is close to the target title + other work
`;
const rows = compared
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()) as [string, string, string]);

it.each(rows)("%s: %s %s", (wanted, title, expected) => {
  const icp = compileIcp({ ...emptyIcp, targetTitles: [wanted] });
  const found = compareTitles(icp, title, readTitle(title, null));
  const { best, shared, isOtherJob } = found;
  const named = best && best.target.name !== wanted ? ` ${best.target.name}` : "";
  const marks = [
    best ? `${best.share.toFixed(2)} ${best.how}${named}` : "none",
    ...(isWantedTitle(found) ? ["wanted"] : []),
    ...(shared ? ["same work"] : []),
    ...(isOtherJob ? ["other work"] : []),
  ];
  expect(marks.join(" + ")).toBe(expected);
});

it.each([{ targetPersonas: ["hr"] }, { targetSeniority: ["junior"] }])(
  "counts likeness alone for nothing beside %j",
  (criteria) => {
    const alone = { ...emptyIcp, targetTitles: ["VP Sales"] };
    const bestOf = (icp: typeof alone) =>
      compareTitles(compileIcp(icp), "Sales Manager", readTitle("Sales Manager", null)).best;
    expect(bestOf(alone)?.share).toBeCloseTo(0.26, 2);
    expect(bestOf({ ...alone, ...criteria })).toBeNull();
  },
);

it("gives a title with little in common at least a point", () => {
  const icp = compileIcp({ ...emptyIcp, targetTitles: ["Welder"] });
  const compared = compareTitles(icp, "Turner", readTitle("Turner", null));
  expect(titleFactor(icp, compared).points).toBe(1);
});

it("compares no title with nothing", () => {
  const icp = compileIcp({ ...emptyIcp, targetTitles: ["Welder"] });
  expect(compareTitles(icp, null, readTitle(null, null))).toEqual({
    title: null,
    best: null,
    shared: null,
    isOtherJob: false,
  });
});

it("says of titles that the ICP leaves empty that they count elsewhere", () => {
  const icp = compileIcp({ ...emptyIcp, targetPersonas: ["sales"] });
  expect(titleFactor(icp, compareTitles(icp, "CFO", readTitle("CFO", null)))).toMatchObject({
    weight: 0,
    points: 0,
    reason: "The ICP names no titles, so this counts elsewhere",
  });
});

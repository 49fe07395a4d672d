import { expect, it } from "vitest";
import { explainCase } from "./explain-case";
import { type Case, judgeCase } from "./judge-case";

const buyer: Case = {
  icp: {
    minEmployees: 50,
    maxEmployees: 2000,
    targetIndustries: [],
    targetTitles: ["VP Sales"],
    targetPersonas: [],
    targetSeniority: [],
    excludedTitles: [],
    excludedIndustries: [],
    additionalContext: null,
  },
  person: { title: "VP Sales", headline: null },
  company: { industry: "Software Development", employeeCount: 300 },
  engagement: { kind: "comment", text: "Which tool do you use for this?", ageHours: 3 },
  post: { text: "Forecasts are guesses.", relevance: 80 },
};
const explain = (change: Partial<Case>) => {
  const one = { ...buyer, ...change };
  return explainCase(one, judgeCase(one, { minimumFit: 50 }));
};

it("says the outcome first, then the reading, then each factor that counts", () => {
  const lines = explain({});
  expect(lines[0]).toBe("A signal. Fit 100 of 100, strength 9 of 10.");
  expect(lines[1]).toMatch(/^Reads as asks, /);
  expect(lines).toContain("Title: 75 of 75. VP Sales matches the target title VP Sales.");
  expect(lines.filter((line) => line.startsWith("Persona"))).toEqual([]);
});

it("names the gate that stopped the person", () => {
  expect(explain({ company: null })[0]).toMatch(/^No signal: stopped at company\. /);
});

import { expect, it } from "vitest";
import { type ExcludablePerson, exclusionsFor } from "./exclusions";
import type { Icp } from "./icp";

const icp: Icp = {
  minEmployees: null,
  maxEmployees: null,
  targetIndustries: ["Software except gaming"],
  targetTitles: ["Head of Sales"],
  targetPersonas: [],
  targetSeniority: [],
  excludedTitles: ["no interns", "Recruiter"],
  excludedIndustries: ["Gambling"],
  additionalContext: "No students. No freelancers. Only if they use SAP.",
};
const nobody: ExcludablePerson = { title: null, headline: null, company: null };
const company = { industry: null, employeeCount: null };

it.each<[Partial<ExcludablePerson>, string | null]>([
  [{}, null],
  [{ title: "Head of Sales", company: { industry: "Software", employeeCount: 40 } }, null],
  [{ title: "Senior Recruiter" }, 'Title "Recruiter" is excluded'],
  [{ title: "Marketing Intern" }, 'Title "interns" is excluded'],
  [{ headline: "Senior Recruiter" }, 'Title "Recruiter" is excluded'],
  // The headline only counts if there is no title.
  [{ title: "Head of Sales", headline: "Former Recruiter" }, null],
  [{ company: { ...company, industry: "Gambling" } }, 'Industry "Gambling" is excluded'],
  [{ company: { ...company, industry: "Gaming" } }, 'Industry "gaming" is excluded'],
  [{ title: "Student" }, "Doesn't meet a limit of the ICP: No students → role must not be Student"],
  [
    { title: "Designer", about: "I am a freelancer" },
    "Doesn't meet a limit of the ICP: No freelancers → company type must not be Freelancer",
  ],
  [
    { title: "Designer", companyName: "Vogt Freelance" },
    "Doesn't meet a limit of the ICP: No freelancers → company type must not be Freelancer",
  ],
  [{ companyName: "Vogt Freelance", company: { ...company, name: "Vogt" } }, null],
  [
    { company: { ...company, employeeCount: 1 } },
    "Doesn't meet a limit of the ICP: No freelancers → company type must not be Freelancer",
  ],
])("excludes %o: %s", (person, reason) => {
  expect(exclusionsFor(icp)({ ...nobody, ...person })).toBe(reason);
});

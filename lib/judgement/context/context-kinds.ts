/** Kinds of company and of people that context names: patterns as in `word-matcher.ts`. */
import { readLists, withLists } from "@/lib/judgement/text/word-lists";

/** Kinds of company. */
export const companyTypes = withLists(
  "context/company-types.txt",
  {
    agency: { label: "Agency" },
    consultancy: { label: "Consultancy" },
    freelancer: { label: "Freelancer" },
    startup: { label: "Startup" },
    enterprise: { label: "Enterprise" },
    sme: { label: "Small or midsize company" },
    public_sector: { label: "Public sector" },
    nonprofit: { label: "Nonprofit" },
    vendor: { label: "Vendor or reseller" },
    b2b: { label: "B2B" },
    b2c: { label: "B2C" },
  },
  ["words"],
);
export type CompanyType = keyof typeof companyTypes;

/** Kinds of people. */
export const roleTerms = withLists(
  "context/role-terms.txt",
  {
    student: { label: "Student" },
    intern: { label: "Intern or trainee" },
    recruiter: { label: "Recruiter" },
    headhunter: { label: "Headhunter" },
    job_seeker: { label: "Job seeker" },
    decision_maker: { label: "Decision maker" },
    assistant: { label: "Assistant" },
  },
  ["words"],
);
export type RoleTerm = keyof typeof roleTerms;

const lists = readLists("context/list-words.txt", [
  "markers",
  "people",
  "idle",
  "functions",
  "separators",
  "places",
]);

/** A word that makes a phrase a role: "marketing people", "Head of Sales". */
export const titleMarkers = lists.markers;

/** People in general: "people in marketing" are in marketing, not in a people department. */
export const peopleWords = new Set(lists.people);

/** Colloquial names of people in a function. */
export const functionPeople: Readonly<Record<string, string>> = {
  personaler: "human resources",
  personalern: "human resources",
  vertriebler: "sales",
  vertrieblern: "sales",
  marketer: "marketing",
  commerciaux: "commercial",
  itler: "it",
};

/** Words around the names of a list that name nothing ("must work in …"). */
export const idleWords = new Set(lists.idle);

/** An agency or vendor of no named trade. */
export const bareServiceFirms =
  /^(?:agency|agencies|agentur(?:en)?|agences?|agencias?|agenzi[ae]|bureaus?|vendors?|resellers?|wiederverkaeufer|revendeurs?|revendedor(?:es)?|rivenditor[ei])$/;

/** They separate the items of a list, as a comma does. */
export const separatingWords = lists.separators;

/** They stand before the place, company or field of a title. */
export const wordsBeforePlaces = lists.places;

/** Functions that are hardly ever meant as an industry, even alone. */
export const functionNames = new Set(lists.functions);

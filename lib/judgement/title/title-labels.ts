import type { Persona, Seniority } from "@/db/vocabulary";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { readTitle, type TitleReading } from "./read-title";

/** The departments that `npm run titles` prints: the labels of a public benchmark of job titles. */
export const departments = [
  "Administrative",
  "Business Development",
  "Consulting",
  "Customer Support",
  "Human Resources",
  "Information Technology",
  "Marketing",
  "Other",
  "Project Management",
  "Purchasing",
  "Sales",
] as const;
export type Department = (typeof departments)[number];

/** The levels that `npm run titles` prints, lowest first. */
export const titleLevels = ["Junior", "Professional", "Senior", "Lead", "Director", "Management"] as const;
export type TitleLevel = (typeof titleLevels)[number];

export interface TitleLabels {
  department: Department;
  seniority: TitleLevel;
}

const departmentOf: Record<Persona, Department> = {
  administration: "Administrative",
  business_development: "Business Development",
  consulting: "Consulting",
  customer_success: "Customer Support",
  engineering: "Other",
  finance: "Other",
  founder: "Other",
  human_resources: "Human Resources",
  information_technology: "Information Technology",
  legal: "Other",
  marketing: "Marketing",
  operations: "Other",
  product: "Other",
  project_management: "Project Management",
  purchasing: "Purchasing",
  revenue_operations: "Sales",
  sales: "Sales",
  other: "Other",
};

const levelOf: Record<Seniority, TitleLevel> = {
  junior: "Junior",
  professional: "Professional",
  senior: "Senior",
  lead: "Lead",
  director: "Director",
  executive: "Management",
};

/** Engineering that builds software; the labels count all other engineering as Other. */
const software = new RegExp(
  [
    "software|logiciel|\\bsoft|staff engineer|(?:vp|vice president)(?: of)? engineering|develop(?!ment)",
    "d[ée]velopp(?!ement)|desarrollador|entwickler|sviluppator|ontwikkelaar|program(?:m|ad)|coder",
    "devops|devsecops|backend|back end|frontend|front end|full ?stack|\\bweb|\\bapp\\b|\\bcto\\b|chief techn",
    "data|cloud|platform|\\b(?:java|python|php|net|ios|android|react|angular|sre|qa|ml|ai|it)\\b",
    "site reliability|test (?:eng|auto)|tech(?:nical)? lead",
  ].join("|"),
);

/** Functions that titles often join, the one that names the department first. */
const precedence: readonly Persona[] = ["marketing", "sales", "business_development"];
const joined: ReadonlySet<Persona> = new Set([...precedence, "product", "customer_success"]);

/** Reads a title's department and level in the labels of the benchmark. Pure. */
export function labelTitle(title: string): TitleLabels {
  const reading = readTitle(title, null);
  return {
    department: readDepartment(title, reading),
    seniority: levelOf[reading.seniority ?? "professional"],
  };
}

/** The labels have no revenue operations and no engineering, so a title's own words decide. */
function readDepartment(title: string, reading: TitleReading): Department {
  const { persona, otherPersonas } = reading;
  if (persona === "engineering" && software.test(wordsOf(title).join(" "))) return "Information Technology";
  if (persona === "revenue_operations") {
    const text = wordsOf(title).join(" ");
    if (/marketing/.test(text)) return "Marketing";
    return /crm|customer relationship/.test(text) ? "Information Technology" : departmentOf[persona];
  }
  // Of several functions the benchmark takes the same one whichever is named first ("Sales & Marketing").
  const first = precedence.find((rival) => rival === persona || otherPersonas.includes(rival));
  if (joined.has(persona) && first) return departmentOf[first];
  return departmentOf[persona] === "Other" ? labelBeside(title, reading) : departmentOf[persona];
}

/** "Consultant" as a word of its own: a "Steuerberater" advises, but is no consultant. */
const consults = /\b(?:consult|berat|conseil|advis|advies)/;

/** A department that a title names beside a function without one ("Legal Consultant", "Finance & Administration"). */
function labelBeside(title: string, { persona, otherPersonas, seniority }: TitleReading): Department {
  if (persona === "founder" || seniority === "executive") return "Other";
  const isConsultant = consults.test(wordsOf(title).join(" "));
  const beside = otherPersonas.filter((one) =>
    persona === "legal" || one === "consulting" ? isConsultant : true,
  );
  return beside.map((one) => departmentOf[one]).find((label) => label !== "Other") ?? "Other";
}

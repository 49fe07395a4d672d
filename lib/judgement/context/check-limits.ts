import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";
import { matchIndustry, type ReadIndustry, readIndustry } from "../company/industries";
import { belongsTo, labelOf } from "../company/industry-tree";
import { readTitle } from "../title/read-title";
import { type CompanyType, companyTypes, type RoleTerm, roleTerms } from "./context-kinds";
import { type LimitValue, parseRole } from "./context-values";
import type { ContextLimit, UnderstoodLimit } from "./understand-context";

/** A person and their company, as far as they are known. */
export interface LimitedPerson {
  industry: string | null;
  companyName: string | null;
  employeeCount: number | null;
  title: string | null;
  headline: string | null;
  about?: string | null;
}

export interface CheckedLimit {
  limit: UnderstoodLimit;
  /** Null: what is known does not tell. */
  met: boolean | null;
}

/** A person's facts, read once for all limits. */
interface ReadPerson extends LimitedPerson {
  reads: ReadIndustry;
  nameReads: ReadIndustry;
  titleWords: string[];
  selfWords: string[];
  nameWords: string[];
}

const findTypes = compileWords(
  Object.entries(companyTypes).flatMap(([id, { words }]) => rulesFrom(words, id as CompanyType)),
);
const findTerms = compileWords(
  Object.entries(roleTerms).flatMap(([id, { words }]) => rulesFrom(words, id as RoleTerm)),
);
/** Software and its neighbors name themselves by one another's industries. */
const looseGroups = new Set(["software", "it_services", "internet", "data_ai", "cybersecurity"]);
const businessGroups = [
  "technology",
  "professional_services",
  "manufacturing",
  "wholesale",
  "staffing",
  "logistics",
];
const consumerGroups = [
  "retail",
  "ecommerce",
  "consumer_goods",
  "hospitality",
  "travel",
  "beauty",
  "fitness",
  "leisure",
];
const typeGroups: Partial<Record<CompanyType, string>> = {
  agency: "marketing",
  consultancy: "consulting",
  public_sector: "government",
  nonprofit: "nonprofit",
};
/** Headcounts that settle a kind of company: certain from `from` to `to`, impossible below `least` and above `most`. */
const typeSizes: Partial<Record<CompanyType, { from?: number; to?: number; least?: number; most?: number }>> =
  {
    freelancer: { to: 1, most: 2 },
    startup: { to: 50, most: 250 },
    sme: { least: 2, from: 10, to: 249, most: 999 },
    enterprise: { least: 250, from: 1_000 },
  };

/** Checks the limits of an ICP's free text against one person. Pure; what is not known is null, never false. */
export function checkLimits(limits: readonly ContextLimit[], person: LimitedPerson): CheckedLimit[] {
  const understood = limits.filter((limit) => limit.kind !== "not_understood");
  if (understood.length === 0) return [];
  const read = readPerson(person);
  return understood.map((limit) => {
    const has = anyOf(limit.values.map((value) => hasValue(read, limit, value)));
    return { limit, met: has === null ? null : has === (limit.rule === "must_be") };
  });
}

function readPerson(person: LimitedPerson): ReadPerson {
  const titleWords = wordsOf(`${person.title ?? ""} , ${person.headline ?? ""}`.slice(0, 600));
  return {
    ...person,
    reads: readIndustry(person.industry ?? ""),
    nameReads: readIndustry(person.companyName ?? ""),
    titleWords,
    selfWords: [...titleWords, ...wordsOf((person.about ?? "").slice(0, 600))],
    nameWords: wordsOf((person.companyName ?? "").slice(0, 200)),
  };
}

/** True if one is true, null if one is not known. */
function anyOf(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(true)) return true;
  return answers.includes(null) ? null : false;
}

function hasValue(person: ReadPerson, limit: UnderstoodLimit, { id }: LimitValue): boolean | null {
  if (limit.kind === "industry") return isInIndustry(person, id);
  if (limit.kind === "role") return hasRole(person, id);
  const type = (Object.keys(companyTypes) as CompanyType[]).find((one) => one === id);
  return type ? isOfType(person, type) : null;
}

function isInIndustry({ reads, nameReads }: ReadPerson, id: string): boolean | null {
  const [group = "", trades] = id.split("/");
  const target = targetOf(group, trades);
  const relation = matchIndustry(reads, [target]).relation;
  if (relation === "same") return true;
  // A company's name settles what its industry leaves open: "Zahnarztpraxis Vogt" in health care.
  if (relation === "broader" || relation === "unknown") {
    return matchIndustry(nameReads, [target]).relation === "same" ? true : null;
  }
  const isLoose =
    relation === "near" && looseGroups.has(group) && [...reads.groups].some((own) => looseGroups.has(own));
  return isLoose ? null : false;
}

/** An industry by its group and the trades that it serves ("healthcare+legal"). */
function targetOf(group: string, trades: string | undefined): ReadIndustry {
  return {
    ...readIndustry(""),
    name: labelOf(group),
    groups: new Set([group]),
    serves: new Set(trades?.split("+")),
  };
}

function isOfType(person: ReadPerson, type: CompanyType): boolean | null {
  const group = typeGroups[type];
  const sizes = typeSizes[type];
  if (type === "b2b" || type === "b2c") return sellsTo(person, type);
  if (namesType(person, type)) return true;
  if (group) return isInGroup(person, group);
  if (sizes) return hasSize(person.employeeCount, sizes);
  return null;
}

/** Whether the company's name, the title or the headline says so ("Freelance designer", "Vogt Agentur"). */
function namesType({ nameWords, titleWords, selfWords }: ReadPerson, type: CompanyType): boolean {
  const inName = findTypes(nameWords).some(({ tag }) => tag === type);
  // An assistant of an enterprise is no enterprise: only people speak of themselves as freelancers or consultants.
  const spoken =
    type === "freelancer" ? selfWords : type === "consultancy" || type === "agency" ? titleWords : [];
  return inName || findTypes(spoken).some(({ tag }) => tag === type);
}

function isInGroup({ reads, nameReads }: ReadPerson, wanted: string): boolean | null {
  const belongs = ({ groups }: ReadIndustry) => [...groups].some((group) => belongsTo(group, wanted));
  if (belongs(reads)) return true;
  if (reads.groups.size > 0) return false;
  return belongs(nameReads) ? true : null;
}

function hasSize(
  count: number | null,
  { from = -Infinity, to = Infinity, least = -Infinity, most = Infinity },
): boolean | null {
  if (count === null) return null;
  if (count >= from && count <= to) return true;
  return count < least || count > most ? false : null;
}

function sellsTo({ reads, selfWords, nameWords }: ReadPerson, type: "b2b" | "b2c"): boolean | null {
  const named = new Set(findTypes([...selfWords, ...nameWords]).map(({ tag }) => tag));
  if (named.has(type)) return true;
  const isIn = (wanted: readonly string[]) =>
    [...reads.groups].some((group) => wanted.some((other) => belongsTo(group, other)));
  const [own, others] = type === "b2b" ? [businessGroups, consumerGroups] : [consumerGroups, businessGroups];
  // Companies of some industries, such as banks, sell to both.
  if (isIn(own) && !isIn(others)) return true;
  return isIn(others) && !isIn(own) ? false : null;
}

/** Two names of one job. */
const recruits: ReadonlySet<RoleTerm> = new Set(["recruiter", "headhunter"]);

function hasRole(person: ReadPerson, id: string): boolean | null {
  if (id === "headhunter" && isInIndustry(person, "staffing")) return true;
  if (!person.title && !person.headline) return null;
  const term = (Object.keys(roleTerms) as RoleTerm[]).find((one) => one === id);
  const { persona, otherPersonas, seniority, confidence } = readTitle(person.title, person.headline);
  if (term === "decision_maker") {
    return seniority === null ? null : ["lead", "director", "executive"].includes(seniority);
  }
  if (term) {
    const isNamed = (one: RoleTerm) => one === term || (recruits.has(one) && recruits.has(term));
    return findTerms(person.titleWords).some(({ tag }) => isNamed(tag));
  }
  const wanted = parseRole(id);
  const hasPersona =
    wanted.persona === null || persona === wanted.persona || otherPersonas.includes(wanted.persona);
  if (!hasPersona) return persona === "other" || confidence < 0.4 ? null : false;
  if (wanted.seniority === null) return true;
  return seniority === null ? null : seniority === wanted.seniority;
}

import type { Persona, Seniority } from "@/db/vocabulary";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { industryParts, type ReadIndustry, readIndustry } from "../company/industries";
import type { Icp } from "../context/icp";
import { deciders } from "../title/deciders";
import { gramsOf, type TitleGrams } from "../title/likeness";
import { readPersona, readSeniority, readWantedTitle, titleParts } from "../title/read-title";
import { titleSmallWords } from "../title/small-words";
import { readSpecialties } from "../title/specialties/read-specialties";
import { splitPhrase } from "../title/split-phrase";
import { fitWeights } from "../weights";

/** A wanted title, parsed once. */
export interface TargetTitle {
  name: string;
  words: string[];
  persona: Persona;
  seniority: Seniority | null;
  support: boolean;
  independent: boolean;
  /** Names a level and no function: "C-level", "VPs". */
  anyFunction: boolean;
  /** How it looks, for what no list knows. */
  grams: TitleGrams;
  /** What the job is about, finer than the function. */
  specialties: ReadonlyMap<string, number>;
}

export interface FitWeights {
  title: number;
  seniority: number;
  persona: number;
  industry: number;
  companySize: number;
}

/** An ICP prepared for scoring many people. Immutable; reuse it as long as the ICP does not change. */
export interface CompiledIcp {
  titles: TargetTitle[];
  seniorities: ReadonlySet<Seniority>;
  personas: ReadonlySet<Persona>;
  industries: ReadIndustry[];
  minEmployees: number | null;
  maxEmployees: number | null;
  /** Integers that sum to 100; 0 for fields where the ICP has no preference. */
  weights: FitWeights;
  /** No preference about the person: seniority is graded from junior to executive instead. */
  gradesSeniority: boolean;
  /** Whether a target title names supporting or independent people, who are otherwise no buyers. */
  wantsSupport: boolean;
  wantsIndependent: boolean;
  /** Whom a buyer must match: the ICP's own lists, or those implied by its titles. */
  decisionMakers: { seniorities: ReadonlySet<Seniority>; personas: ReadonlySet<Persona> };
}

/**
 * Prepares an ICP for scoring. The weight of an empty field goes to the filled ones, first within its group
 * (person 75, company 25), then to the other group. An ICP without any criteria for the person grades seniority
 * instead (junior 0 to executive 100 %), so that an empty ICP lets leads and above through, neither everyone nor
 * no one.
 */
export function compileIcp(icp: Icp): CompiledIcp {
  const titles = named(icp.targetTitles).flatMap((phrase) =>
    splitPhrase(phrase, titleParts).parts.map(readTarget),
  );
  const seniorities = new Set(named(icp.targetSeniority).flatMap((text) => readSeniority(text) ?? []));
  const personas = new Set(named(icp.targetPersonas).flatMap((text) => readPersona(text) ?? []));
  const industries = named(icp.targetIndustries).flatMap((phrase) =>
    splitPhrase(phrase, industryParts).parts.map(readIndustry),
  );
  const hasSize = icp.minEmployees !== null || icp.maxEmployees !== null;
  const gradesSeniority = titles.length === 0 && seniorities.size === 0 && personas.size === 0;
  return {
    titles,
    seniorities,
    personas,
    industries,
    minEmployees: icp.minEmployees,
    maxEmployees: icp.maxEmployees,
    weights: shareWeights({
      title: titles.length > 0,
      seniority: seniorities.size > 0 || gradesSeniority,
      persona: personas.size > 0,
      industry: industries.length > 0,
      companySize: hasSize,
    }),
    gradesSeniority,
    wantsSupport: personas.has("administration") || titles.some(({ support }) => support),
    wantsIndependent: titles.some(({ independent }) => independent),
    decisionMakers: {
      seniorities: seniorities.size > 0 ? seniorities : impliedLevels(titles, gradesSeniority),
      personas:
        personas.size > 0
          ? personas
          : new Set(titles.map((title) => title.persona).filter((persona) => persona !== "other")),
    },
  };
}

function impliedLevels(titles: readonly TargetTitle[], gradesSeniority: boolean): Set<Seniority> {
  if (gradesSeniority) return new Set<Seniority>(deciders);
  return new Set(titles.flatMap((title) => title.seniority ?? []));
}

function shareWeights(filled: Record<keyof FitWeights, boolean>): FitWeights {
  const company = filled.industry || filled.companySize ? 25 : 0;
  const weights = { title: 0, seniority: 0, persona: 0, industry: 0, companySize: 0 };
  return {
    ...weights,
    ...shareGroup(fitWeights.person, filled, 100 - company),
    ...shareGroup(fitWeights.company, filled, company),
  };
}

/** Splits `total` proportionally among the filled fields, in integers; the first gets the rounding remainder. */
function shareGroup<K extends keyof FitWeights>(
  group: Record<K, number>,
  filled: Record<keyof FitWeights, boolean>,
  total: number,
): Partial<FitWeights> {
  const shared: Partial<FitWeights> = {};
  const keys = (Object.keys(group) as K[]).filter((key) => filled[key]);
  const sum = keys.reduce((whole, key) => whole + group[key], 0);
  let left = total;
  for (const key of keys.toReversed()) {
    const weight = key === keys[0] ? left : Math.floor((group[key] * total) / sum);
    shared[key] = weight;
    left -= weight;
  }
  return shared;
}

function readTarget(name: string): TargetTitle {
  const { persona, seniority, support, independent } = readWantedTitle(name);
  const words = titleWords(name);
  return {
    name,
    words,
    persona,
    seniority,
    support,
    independent,
    anyFunction: persona === "other" && seniority !== null && onlyLevel.test(words.join(" ")),
    grams: gramsOf(name),
    specialties: readSpecialties(name),
  };
}

const levels = [
  "c (?:level|suite)(?: executives?)?|clevel|csuite|cxo|executives?|executive (?:team|board)",
  "(?:top |senior )?management|board(?: members?)?|vp|directors?|direktor(?:en)?|directeurs?",
  "directores?|direttori|heads?|managers?|(?:team)? ?leads?|decision makers?|entscheider",
  "fuehrungskraefte|decideurs|decisores|decisori|beslissers|vorstand|geschaeftsleitung|direction",
  "direccion|direzione|directie|direcao",
].join("|");
/** Levels by themselves, in the form of `titleWords`. */
const onlyLevel = new RegExp(`^(?:${levels})$`);

const fillers = new Set(titleSmallWords.wanted);
const spelledOut: readonly [RegExp, string][] = [
  [/\b(?:e|s|senior |executive )?vice president\b/g, "vp"],
  [/\bsvp\b|\bevp\b/g, "vp"],
  [/\bchief revenue officer\b/g, "cro"],
  [/\bchief marketing officer\b/g, "cmo"],
  [/\bchief executive officer\b/g, "ceo"],
  [/\bchief operating officer\b/g, "coo"],
  [/\bchief financial officer\b/g, "cfo"],
  [/\bchief technology officer\b/g, "cto"],
  [/\bchief information officer\b/g, "cio"],
  [/\brev ?ops\b/g, "revenue operations"],
  [/\bcofounder\b/g, "founder"],
];

/** What all the long forms above start with: most titles contain none of these. */
const mayBeSpelledOut = /president|vp|chief|rev|cofounder/;

/** The distinctive words of a title, with abbreviations normalized and filler words dropped. */
export function titleWords(title: string): string[] {
  const plain = wordsOf(title).join(" ");
  const text = mayBeSpelledOut.test(plain)
    ? spelledOut.reduce((whole, [long, short]) => whole.replace(long, short), plain)
    : plain;
  return text.split(" ").filter((word) => word !== "" && !fillers.has(word));
}

function named(list: readonly string[]): string[] {
  return list.map((entry) => entry.trim()).filter(Boolean);
}

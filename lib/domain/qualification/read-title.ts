import type { Persona, Seniority } from "@/db/vocabulary";
import { personas, seniorities } from "@/db/vocabulary";
import { wordsOf } from "./normalize-text";
import { personaWords } from "./persona-words";
import { currentRoles, isRetired } from "./role-cuts";
import { assistantLeads, type SeniorityTag, seniorityWords } from "./seniority-words";
import { compileWords, rulesFrom, type WordHit } from "./word-matcher";

export interface TitleReading {
  persona: Persona;
  /** Other functions that the same title names equally clearly ("Director Sales & Marketing"). */
  otherPersonas: Persona[];
  seniority: Seniority | null;
  /** 0-1: the confidence of the reading. */
  confidence: number;
}

interface PersonaTag {
  persona: Persona;
  weight: number;
}

interface PersonaScore {
  persona: Persona;
  score: number;
}

const weights = { strong: 3, plain: 2, weak: 0.75 } as const;
/** People who run a company or project, and business development, are read as any function named alongside. */
const besideWeights: Partial<Record<Persona, number>> = {
  founder: 1.8,
  project_management: 1.9,
  business_development: 1.95,
};
/** Later roles count less: they are usually side roles. */
const laterRoleShare = 0.5;

const findPersonas = compileWords(personas.flatMap(personaRules));
const findSeniorities = compileWords(seniorityWords.flatMap(([tag, patterns]) => rulesFrom(patterns, tag)));

/**
 * Reads function and level from a title in any supported language; uses the headline if the title is missing or
 * says nothing. Ignores past roles, wishes, employers and slogans; students and retirees read as low. Pure.
 */
export function readTitle(title: string | null, headline: string | null): TitleReading {
  const fromTitle = title ? readRoles(title) : null;
  if (fromTitle && fromTitle.confidence >= 0.5) return fromTitle;
  const fromHeadline = headline ? readRoles(headline) : null;
  if (!fromHeadline)
    return fromTitle ?? { persona: "other", otherPersonas: [], seniority: null, confidence: 0 };
  const confidence = round(fromHeadline.confidence * 0.85);
  if (!fromTitle) return { ...fromHeadline, confidence };
  const settled = fromTitle.persona === "other" ? fromHeadline : fromTitle;
  return {
    persona: settled.persona,
    otherPersonas: settled.otherPersonas,
    seniority: fromTitle.seniority ?? fromHeadline.seniority,
    confidence: Math.max(confidence, fromTitle.confidence),
  };
}

/** Reads a function from a customer's own words ("Revenue Operations", "Vertrieb"); null if none is named. */
export function readPersona(text: string): Persona | null {
  const words = wordsOf(text);
  const id = words.join("_");
  const known = personas.find((persona) => persona === id);
  return known ?? rankPersonas([words])[0]?.persona ?? null;
}

/** Reads a level from a customer's own words ("VP", "C-Level", "Head of"); null if none is named. */
export function readSeniority(text: string): Seniority | null {
  const words = wordsOf(text);
  const known = seniorities.find((seniority) => seniority === words.join("_"));
  if (known) return known;
  const free = freeLevels.find(([pattern]) => pattern.test(words.join(" ")));
  return free ? free[1] : readLevel(words);
}

/** The functions mentioned in a text, without hints. Takes the words of `wordsOf`. */
export function personasIn(words: readonly string[]): Set<Persona> {
  return new Set(findPersonas(words).flatMap(({ tag }) => (tag.weight > weights.weak ? tag.persona : [])));
}

/** Names for levels that are not role titles. */
const freeLevels: readonly [RegExp, Seniority][] = [
  [
    /^(?:c [xsl]?|(?:top|senior|executive) management|management board|geschaeftsleitung|executives?|owners?|partners?)$/,
    "executive",
  ],
  [/^(?:entry|entry level|associates?|juniors?|interns?|training)$/, "junior"],
  [/^(?:mid|mid level|individual contributors?|ic|professionals?|specialists?|staff)$/, "professional"],
  [/^(?:managers?|experienced manager|middle management|mid management)$/, "senior"],
  [/^(?:team leads?|heads?|department heads?|heads? of department)$/, "lead"],
];

function readRoles(text: string): TitleReading {
  const retired = isRetired(text);
  const roles = currentRoles(text).map((role) => wordsOf(role));
  if (retired || roles.length === 0) {
    return { persona: "other", otherPersonas: [], seniority: null, confidence: retired ? 0.3 : 0.1 };
  }
  const ranked = rankPersonas(roles);
  // A known function says more than an unknown one ("Chef des ventes" is not a cook).
  const first = ranked.find((rank) => rank.persona !== "other") ?? ranked[0];
  const named = readLevels(roles);
  const rivals = ranked.filter(
    (rival) => first && rival !== first && rival.persona !== "other" && rival.score >= first.score * 0.6,
  );
  // A known function without a level word is read as a professional.
  const seniority = named ?? (first && first.score >= 1 ? "professional" : null);
  const sure =
    (first ? (first.score >= 1 ? 0.6 : 0.4) : 0.2) + (named ? 0.35 : 0) - (rivals.length > 0 ? 0.15 : 0);
  return {
    persona: first?.persona ?? "other",
    otherPersonas: rivals
      .map((rival) => rival.persona)
      .filter((persona) => persona !== "founder")
      .slice(0, 3),
    seniority,
    confidence: round(sure),
  };
}

function rankPersonas(roles: readonly (readonly string[])[]): PersonaScore[] {
  const scores = new Map<Persona, number>();
  roles.forEach((words, index) => {
    const share = index === 0 ? 1 : laterRoleShare;
    const inRole = new Map<Persona, number>();
    for (const { tag, length } of findPersonas(words)) {
      // A phrase counts more than a word, and a repeated word counts once.
      const weight = tag.weight + (length - 1) * 0.05;
      inRole.set(tag.persona, Math.max(inRole.get(tag.persona) ?? 0, weight));
    }
    for (const [persona, weight] of inRole) scores.set(persona, (scores.get(persona) ?? 0) + weight * share);
  });
  // The sort is stable, so among equals the one named first wins.
  return [...scores].map(([persona, score]) => ({ persona, score })).sort((a, b) => b.score - a.score);
}

function readLevels(roles: readonly (readonly string[])[]): Seniority | null {
  const levels = roles.map(readLevel).filter((level) => level !== null);
  const highest = levels.reduce<Seniority | null>((best, level) => higher(best, level), null);
  // "Industrial Engineer - Trainee": the trainee is not a second role.
  return highest === "professional" && levels.includes("junior") ? "junior" : highest;
}

function readLevel(words: readonly string[]): Seniority | null {
  const hits = findSeniorities(words).filter((hit) => !isSomeoneElse(words, hit));
  if (hits.some((hit) => hit.tag.force === "firm" && !isAssistantLead(words, hit))) return "junior";
  return highestOf(hits, "base") ?? highestOf(hits, "weak");
}

function highestOf(hits: readonly WordHit<SeniorityTag>[], force: SeniorityTag["force"]): Seniority | null {
  return hits.reduce<Seniority | null>(
    (best, { tag }) => (tag.force === force && tag.level ? higher(best, tag.level) : best),
    null,
  );
}

function higher(a: Seniority | null, b: Seniority): Seniority {
  return a && rankOf(a) >= rankOf(b) ? a : b;
}

/** "Advisor to the CEO" names someone else's level. */
function isSomeoneElse(words: readonly string[], { start }: WordHit<SeniorityTag>): boolean {
  const before = words[start - 1] === "the" ? words[start - 2] : words[start - 1];
  return before === "to";
}

function isAssistantLead(words: readonly string[], { start }: WordHit<SeniorityTag>): boolean {
  return words[start] === "assistant" && assistantLeads.has(words[start + 1] ?? "");
}

function personaRules(persona: Persona) {
  const { strong = "", plain = "", weak = "" } = personaWords[persona];
  const tag = (weight: number): PersonaTag => ({ persona, weight });
  return [
    ...rulesFrom(strong, tag(besideWeights[persona] ?? weights.strong)),
    ...rulesFrom(plain, tag(besideWeights[persona] ?? weights.plain)),
    ...rulesFrom(weak, tag(weights.weak)),
  ];
}

function rankOf(seniority: Seniority): number {
  return seniorities.indexOf(seniority);
}

function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

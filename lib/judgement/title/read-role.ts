import type { Persona, Seniority } from "@/db/vocabulary";
import { personas, seniorities } from "@/db/vocabulary";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom, type WordHit } from "@/lib/judgement/text/word-matcher";
import { isNamedByItsHead, isNamedLikeFunction } from "./compound-heads";
import { ignoredPhrases, personaWords } from "./persona-words";
import { findPrincipal, isDeputy, ownsFirm } from "./principal";
import { type SeniorityTag, seniorityWords } from "./seniority-words";

export interface PersonaTag {
  persona: Persona;
  /** 0 for a phrase that names no function. */
  weight: number;
}

/** What one role of a title says ("Head of Sales" of "Head of Sales | Lecturer"). */
export interface RoleReading {
  /** How clearly each function is named. */
  functions: ReadonlyMap<Persona, number>;
  level: Seniority | null;
  /** A level that counts only if no role of the title names another ("Prokurist"). */
  weakLevel: Seniority | null;
  support: boolean;
}

export const weights = { strong: 3, plain: 2, weak: 0.75 } as const;

/** People who run a company or project, and business development, are read as any function named alongside. */
const besideWeights: Partial<Record<Persona, number>> = {
  founder: 1.8,
  project_management: 1.9,
  business_development: 1.95,
};

/** Finds functions in the words of `wordsOf`. */
export const findPersonas = compileWords<PersonaTag>([
  ...personas.flatMap(personaRules),
  ...rulesFrom(ignoredPhrases, { persona: "other" as const, weight: 0 }),
]);
const findSeniorities = compileWords(seniorityWords.flatMap(([tag, patterns]) => rulesFrom(patterns, tag)));

/** Reads one role from its words (of `wordsOf`). What belongs to a principal ("to the CEO") is left out. Pure. */
export function readRole(words: readonly string[]): RoleReading {
  const named = findSeniorities(words);
  const principal = findPrincipal(words, named);
  const end = principal?.start ?? words.length;
  const levels = named
    .filter((hit) => hit.start < end && !isPossessive(words, hit))
    .flatMap((hit) => settlePartner(words, hit) ?? []);
  const firm = levels.filter((hit) => hit.tag.force === "firm" && !isDeputy(words, hit.start));
  const support = principal?.isServed === true || firm.some(({ tag }) => tag.support === true);
  const level = firm.length > 0 ? lowestOf(firm) : highestOf(levels, "base");
  const isSenior = support && firm.some((hit) => isSeniorAid(words, hit));
  return {
    functions: functionsIn(principal ? words.slice(0, end) : words, support),
    level: isSenior ? "senior" : support ? capLevel(level) : level,
    weakLevel: support ? null : highestOf(levels, "weak"),
    support,
  };
}

/** Whether a text names a level by words of its own. Pure. */
export function namesLevel(text: string): boolean {
  const { level, weakLevel } = readRole(wordsOf(text));
  return level !== null || weakLevel !== null;
}

/** The higher of two levels. */
export function higher(a: Seniority | null, b: Seniority | null): Seniority | null {
  return rankOf(a) >= rankOf(b) ? a : b;
}

function functionsIn(words: readonly string[], support: boolean): Map<Persona, number> {
  const functions = new Map<Persona, number>();
  for (const hit of findPersonas(words)) {
    const { tag } = hit;
    // Who supports a founder is none, and a deputy ("Assistant Director") is no assistant.
    const isFalse =
      tag.persona === "founder"
        ? support || isPossessive(words, hit)
        : tag.persona === "administration" && hit.length === 1 && isDeputy(words, hit.start);
    if (isFalse) continue;
    const weight = hit.length === 1 ? weightOf(words[hit.start] ?? "", tag) : tag.weight;
    // A repeated word counts once.
    if (weight > 0) functions.set(tag.persona, Math.max(functions.get(tag.persona) ?? 0, weight));
  }
  return functions;
}

/** What a hit counts: little in a compound that it only begins, nothing in one of a thing with a like name. */
function weightOf(word: string, { persona, weight }: PersonaTag): number {
  if (persona === "other") return weight;
  if (isNamedLikeFunction(word)) return 0;
  return isNamedByItsHead(word) ? Math.min(weight, weights.weak) : weight;
}

/** "Owner's Representative" is no owner; phrases such as "Founder's Office" hold the "s" themselves. */
function isPossessive(words: readonly string[], { start, length }: WordHit<unknown>): boolean {
  return words[start + length] === "s";
}

/** "Senior Executive Assistant": the word before says how experienced an aid is, a beginner stays one. */
function isSeniorAid(words: readonly string[], { start }: WordHit<SeniorityTag>): boolean {
  const isAid = /^(?:asist|sekret|secr|segr|executive|personal)|assist/.test(words[start] ?? "");
  return isAid && words.slice(Math.max(0, start - 2), start).some((word) => /^(?:senior|snr|sr)$/.test(word));
}

/** A partner who surely owns part of the firm is an executive whatever else is named; an employee is none. */
function settlePartner(words: readonly string[], hit: WordHit<SeniorityTag>): WordHit<SeniorityTag> | null {
  if (words[hit.start] !== "partner" || hit.length > 1) return hit;
  const owns = ownsFirm(words, hit.start);
  if (owns === "no") return null;
  return owns === "yes" ? { ...hit, tag: { ...hit.tag, force: "base" } } : hit;
}

/** Who serves someone else decides nothing, whatever the title is called. */
function capLevel(level: Seniority | null): Seniority {
  if (!level) return "professional";
  return rankOf(level) > rankOf("senior") ? "senior" : level;
}

function lowestOf(hits: readonly WordHit<SeniorityTag>[]): Seniority | null {
  return hits.reduce<Seniority | null>(
    (lowest, { tag }) => (tag.level && (!lowest || rankOf(tag.level) < rankOf(lowest)) ? tag.level : lowest),
    null,
  );
}

function highestOf(hits: readonly WordHit<SeniorityTag>[], force: SeniorityTag["force"]): Seniority | null {
  return hits.reduce<Seniority | null>(
    (best, { tag }) => (tag.force === force ? higher(best, tag.level) : best),
    null,
  );
}

function personaRules(persona: Persona) {
  const { strong, plain, weak } = personaWords[persona];
  const tag = (weight: number): PersonaTag => ({ persona, weight });
  return [
    ...rulesFrom(strong, tag(besideWeights[persona] ?? weights.strong)),
    ...rulesFrom(plain, tag(besideWeights[persona] ?? weights.plain)),
    ...rulesFrom(weak, tag(weights.weak)),
  ];
}

function rankOf(seniority: Seniority | null): number {
  return seniority === null ? -1 : seniorities.indexOf(seniority);
}

import type { Persona, Seniority } from "@/db/vocabulary";
import { personas, seniorities } from "@/db/vocabulary";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { titleReading } from "@/lib/judgement/weights";
import { isIndependent } from "./independence";
import { partsOfHeadline } from "./read-headline";
import { findPersonas, higher, namesLevel, type RoleReading, readRole, weights } from "./read-role";
import { currentRoles, isRetired } from "./role-cuts";
import type { PartReader } from "./split-phrase";

export interface TitleReading {
  persona: Persona;
  /** Other functions that the same title names equally clearly ("Director Sales & Marketing"). */
  otherPersonas: Persona[];
  seniority: Seniority | null;
  /** 0-1: the confidence of the reading. From 0.5, `other` is a known function outside the vocabulary. */
  confidence: number;
  /**
   * Serves or learns from someone else: assistants, offices of, chiefs of staff, interns, students. Never a decider.
   */
  support: boolean;
  /** Works on their own account: freelance, fractional, interim, coach. */
  independent: boolean;
}

interface PersonaScore {
  persona: Persona;
  score: number;
}

/** Functions that keep their place beside one outside the vocabulary ("Construction Project Manager"). */
const ownFunctions: ReadonlySet<Persona> = new Set(["founder", "project_management", "business_development"]);
const unread: TitleReading = {
  persona: "other",
  otherPersonas: [],
  seniority: null,
  confidence: 0,
  support: false,
  independent: false,
};

/**
 * Reads function and level from a title in any supported language; uses the headline if the title is missing or
 * says nothing. Ignores past roles, wishes, employers and slogans; students and retirees read as low. Pure.
 */
export function readTitle(title: string | null, headline: string | null): TitleReading {
  const fromTitle = title ? readRoles(title, currentRoles(title)) : null;
  if (fromTitle && fromTitle.confidence >= titleReading.sureFunction)
    return withIndependence(fromTitle, headline);
  const fromHeadline = headline ? readHeadline(headline) : null;
  if (!fromHeadline) return fromTitle ?? unread;
  const confidence = round(fromHeadline.confidence * 0.85);
  if (!fromTitle) return { ...fromHeadline, confidence };
  const settled = fromTitle.persona === "other" ? fromHeadline : fromTitle;
  return {
    persona: settled.persona,
    otherPersonas: settled.otherPersonas,
    seniority: fromTitle.seniority ?? fromHeadline.seniority,
    confidence: Math.max(confidence, fromTitle.confidence),
    support: fromTitle.support || (fromTitle.seniority === null && fromHeadline.support),
    independent: fromTitle.independent || fromHeadline.independent,
  };
}

/** "Chief Revenue Officer" with the headline "Fractional CRO" works on their own account. */
function withIndependence(reading: TitleReading, headline: string | null): TitleReading {
  if (reading.independent || !headline || !saysIndependent(headline)) return reading;
  return { ...reading, independent: true };
}

function saysIndependent(text: string): boolean {
  return currentRoles(text).some(isIndependent);
}

/** Reads a function from a customer's own words ("Revenue Operations", "Vertrieb"); null if none is named. */
export function readPersona(text: string): Persona | null {
  const words = wordsOf(text);
  const id = words.join("_");
  const known = personas.find((persona) => persona === id);
  return known ?? rankFunctions([readRole(words)])[0]?.persona ?? null;
}

/** Reads a level from a customer's own words ("VP", "C-Level", "Head of"); null if none is named. */
export function readSeniority(text: string): Seniority | null {
  const words = wordsOf(text);
  const known = seniorities.find((seniority) => seniority === words.join("_"));
  if (known) return known;
  const free = freeLevels.find(([pattern]) => pattern.test(words.join(" ")));
  if (free) return free[1];
  const role = readRole(words);
  return role.level ?? role.weakLevel;
}

/** A title in the plural means one person: "sócios", "titolari". Endings, and what the singular has instead. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/s$/, ""],
  [/es$/, ""],
  [/i$/, "e"],
  [/i$/, "o"],
  [/en$/, ""],
  [/aren$/, "aar"],
  [/ais$/, "al"],
  [/res$/, "r"],
];

/** Reads a title as a customer says it, also in the plural. Pure. */
export function readWantedTitle(text: string): TitleReading {
  const read = readTitle(text, null);
  if (read.seniority !== null) return read;
  for (const [plural, singular] of plurals) {
    const words = text.split(" ").map((word) => (word.length > 2 ? word.replace(plural, singular) : word));
    const one = readTitle(words.join(" "), null);
    if (one.seniority !== null) return one;
  }
  return read;
}

/** How `splitPhrase` tells titles apart. */
export const titleParts: PartReader = {
  stands: (part) =>
    namesLevel(part) || plurals.some(([plural, singular]) => namesLevel(part.replace(plural, singular))),
  names: (part) => personasIn(wordsOf(part)).size > 0,
};

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

/** A founder is one, whatever function they serve; a student has the function that they study for. */
function readHeadline(headline: string): TitleReading {
  const { owns, learns, parts } = partsOfHeadline(headline);
  const read = readRoles(headline, parts);
  if (owns && !read.support) {
    return { ...read, persona: "founder", otherPersonas: [], seniority: "executive", confidence: 0.95 };
  }
  return learns ? { ...read, seniority: "junior", support: true } : read;
}

function readRoles(text: string, named: readonly string[]): TitleReading {
  const retired = isRetired(text);
  if (retired || named.length === 0) return { ...unread, confidence: retired ? 0.3 : 0.1 };
  const roles = named.map((role) => readRole(wordsOf(role)));
  const ranked = rankFunctions(roles);
  const first = chooseFunction(ranked);
  const level = readLevels(roles);
  const rivals =
    first && first.persona !== "other"
      ? ranked.filter(
          ({ persona, score }) =>
            persona !== first.persona && persona !== "other" && score >= first.score * 0.6,
        )
      : [];
  // A known function without a level word is read as a professional.
  const seniority = level ?? (first && first.score >= 1 ? "professional" : null);
  const sure =
    (first ? (first.score >= 1 ? 0.6 : 0.4) : 0.2) + (level ? 0.35 : 0) - (rivals.length > 0 ? 0.15 : 0);
  return {
    persona: first?.persona ?? "other",
    // What a word only hints at is not named.
    otherPersonas: rivals
      .filter(({ persona, score }) => persona !== "founder" && score >= 1)
      .map(({ persona }) => persona)
      .slice(0, 3),
    seniority,
    confidence: round(sure),
    support: isSupport(roles, level),
    independent: named.some(isIndependent),
  };
}

function rankFunctions(roles: readonly RoleReading[]): PersonaScore[] {
  const scores = new Map<Persona, number>();
  roles.forEach(({ functions }, index) => {
    const share = index === 0 ? 1 : titleReading.laterFunction;
    for (const [persona, weight] of functions)
      scores.set(persona, (scores.get(persona) ?? 0) + weight * share);
  });
  // The sort is stable, so among equals the one named first wins.
  return [...scores].map(([persona, score]) => ({ persona, score })).sort((a, b) => b.score - a.score);
}

/**
 * A known function says more than one outside the vocabulary ("Chef des ventes" is not a cook), unless that is named
 * much more clearly ("Professor of Marketing") or is a trade beside unspecific engineering ("Chief Engineer, HVAC").
 */
function chooseFunction(ranked: readonly PersonaScore[]): PersonaScore | undefined {
  const other = ranked.find(({ persona }) => persona === "other");
  const known = ranked.find(({ persona }) => persona !== "other");
  if (!other || !known) return known ?? other;
  if (ownFunctions.has(known.persona) && known.score >= 1) return known;
  const isTrade = known.persona === "engineering" && known.score < 3 && other.score >= 2;
  return isTrade || other.score >= known.score * titleReading.otherFunctionLead ? other : known;
}

function readLevels(roles: readonly RoleReading[]): Seniority | null {
  const highest = roles.reduce<Seniority | null>((best, { level }) => higher(best, level), null);
  // "Industrial Engineer - Trainee": the trainee is not a second role.
  if (highest === "professional" && roles.some(({ level }) => level === "junior")) return "junior";
  return highest ?? roles.reduce<Seniority | null>((best, { weakLevel }) => higher(best, weakLevel), null);
}

/** A support role, unless another role of the title says more: a chief executive may also study. */
function isSupport(roles: readonly RoleReading[], level: Seniority | null): boolean {
  return roles.some((role) => role.support && (role.level === level || level === "professional"));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

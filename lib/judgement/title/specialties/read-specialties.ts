/** Reads what a job is about from a title in seven languages, and how alike two jobs are. */

import { compileWords, rulesFrom, type WordHit } from "@/lib/judgement/text/word-matcher";
import { specialtyShares, titleReading } from "@/lib/judgement/weights";
import { isNamedByItsHead } from "../compound-heads";
import { findPrincipal } from "../principal";
import { currentRoles } from "../role-cuts";
import { seniorityWords } from "../seniority-words";
import { relationOf } from "./related-specialties";
import { type Senses, specialtyRules } from "./specialty-rules";
import { roleWords, type Specialty, specialtyEntries, specialtyWordsOf } from "./specialty-words";

type Hit = WordHit<Senses>;

/** No pattern has more words. */
const longestPattern = 6;

const rules = specialtyRules();
const findPhrases = compileWords(rules.filter(({ pattern }) => pattern.includes(" ")));
const findSingles = compileWords(rules.filter(({ pattern }) => !pattern.includes(" ")));
const findLevels = compileWords(seniorityWords.flatMap(([tag, patterns]) => rulesFrom(patterns, tag)));
const broad = withFlag("broad");
const general = withFlag("general");
const leading = withFlag("leads");

/**
 * The specialties that the current roles of a title name, with weights 0-1: 1 is named by words of its own, less by
 * words that also mean other work, in a later role, or beside work that is done for it. Empty if none is named. Pure.
 */
export function readSpecialties(title: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let share = 1;
  for (const role of currentRoles(title)) {
    const named = readRole(specialtyWordsOf(role));
    for (const [id, weight] of named) {
      const counted = Math.round(weight * share * 100) / 100;
      if (counted > (found.get(id) ?? 0)) found.set(id, counted);
    }
    if (found.size > 0) share = titleReading.laterSpecialty;
  }
  return found;
}

/**
 * How alike the work of two titles is, 0-1, from `readSpecialties`: 1 is the same, about 0.5 related work, 0 unrelated
 * or unknown. An ambiguous title is as like a clear one as its weight; two titles that are ambiguous alike are the
 * same.
 */
export function specialtySimilarity(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let same = 0;
  let related = 0;
  for (const [one, weight] of a) {
    for (const [other, otherWeight] of b) {
      const both = Math.min(weight, otherWeight);
      if (one === other) same += both;
      else related = Math.max(related, relationOf(one, other) * both);
    }
  }
  return Math.round(Math.min(1, Math.max(same, related)) * 100) / 100;
}

/** One naming of specialties in a role. */
interface Naming {
  weights: ReadonlyMap<Specialty, number>;
  /** How much of the weights counts: less for the first half of a compound. */
  share: number;
  part: number;
}

function readRole(all: readonly string[]): Map<Specialty, number> {
  const principal = findPrincipal(all, findLevels(all));
  const { words, parts } = roleWords(principal ? all.slice(0, principal.start) : all);
  const hits = longestHits(words);
  const namings = hits.flatMap((hit): Naming[] => {
    const share = shareOf(hit, hits, words);
    return share > 0 ? [{ weights: hit.tag.weights, share, part: parts[hit.start] ?? 0 }] : [];
  });
  const found = new Map<Specialty, number>();
  for (const { weights, share, part } of namings) {
    const beside = namings.filter((other) => other.part === part);
    for (const [id, weight] of weights) {
      const counted = weight * share * besideFactor(id, weight, beside);
      if (counted > (found.get(id) ?? 0)) found.set(id, counted);
    }
  }
  return found;
}

/**
 * The hits of a role that don't overlap: the longest phrases, of equal ones the one with more letters, then the later.
 */
function longestHits(words: readonly string[]): Hit[] {
  const phrases = allPhrases(words).sort(
    (a, b) => b.length - a.length || b.tag.letters - a.tag.letters || b.start - a.start,
  );
  const left = [...words];
  const chosen = phrases.filter(({ start, length }) => {
    if (left.slice(start, start + length).includes("")) return false;
    left.fill("", start, start + length);
    return true;
  });
  return [...chosen, ...findSingles(left)];
}

/** The longest phrase at each word, also inside another one: the matcher reads on behind a phrase. */
function allPhrases(words: readonly string[]): Hit[] {
  const hits = findPhrases(words);
  const inside = hits.flatMap(({ start, length }) =>
    Array.from({ length: length - 1 }, (_, offset) => start + offset + 1).flatMap((from) =>
      findPhrases(words.slice(from, from + longestPattern))
        .filter((hit) => hit.start === 0)
        .map((hit) => ({ ...hit, start: from })),
    ),
  );
  return [...hits, ...inside];
}

/**
 * How much a specialty counts beside the others of its part of the role. A hint counts only beside nothing clear, or
 * beside what it is related to: the analyst of "Financial Analyst" is none of data.
 */
function besideFactor(id: Specialty, weight: number, beside: readonly Naming[]): number {
  let factor = 1;
  let isFitting = weight === specialtyShares.word;
  let hasClear = false;
  for (const { weights } of beside) {
    // Meanings of one phrase don't stand beside each other.
    if (weights.has(id)) continue;
    for (const [other, otherWeight] of weights) {
      if (otherWeight < specialtyShares.word) continue;
      const relation = relationOf(id, other);
      hasClear = true;
      if (relation > 0) isFitting = true;
      if (leading.has(other) && !leading.has(id))
        factor = Math.min(factor, relation >= 0.5 ? specialtyShares.broad : specialtyShares.served);
      if (general.has(id))
        factor = Math.min(factor, relation >= 0.5 ? specialtyShares.broad : specialtyShares.general);
      if (broad.has(id) && relation >= 0.5) factor = Math.min(factor, specialtyShares.broad);
    }
  }
  return hasClear && !isFitting ? 0 : factor;
}

/** How much a hit counts beside the others on the same word: none inside a longer one, half before the last. */
function shareOf(hit: Hit, hits: readonly Hit[], words: readonly string[]): number {
  if (hit.tag.weights.size === 0) return 0;
  if (hit.length === 1 && isFirstPart(words[hit.start] ?? "", hit.tag.pattern)) return specialtyShares.thing;
  const rivals = hits.filter((other) => other !== hit && other.start === hit.start);
  if (hit.length > 1 || rivals.length === 0) return 1;
  const word = words[hit.start] ?? "";
  const own = spanIn(word, hit.tag.pattern);
  const others = rivals.map((other) => spanIn(word, other.tag.pattern));
  if (others.some((other) => holds(other, own))) return 0;
  return others.some((other) => other.start >= own.end) ? specialtyShares.compound : 1;
}

/** Whether a pattern is what the first part of such a compound only looks like. */
function isFirstPart(word: string, pattern: string): boolean {
  const { start, end } = spanIn(word, pattern);
  return isNamedByItsHead(word) && start === 0 && end < word.length - 4;
}

interface Span {
  start: number;
  end: number;
}

function spanIn(word: string, pattern: string): Span {
  const text = pattern.replaceAll("*", "");
  const start = pattern.startsWith("*") ? Math.max(0, word.lastIndexOf(text)) : 0;
  return { start, end: start + text.length };
}

/** Whether a span holds another that is shorter. */
function holds(outer: Span, inner: Span): boolean {
  return (
    outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start
  );
}

function withFlag(flag: "broad" | "general" | "leads"): ReadonlySet<Specialty> {
  return new Set(specialtyEntries.flatMap(([id, entry]) => (entry[flag] ? [id] : [])));
}

/**
 * Words of seven languages that name the same thing in a job. They show how alike two titles are that share no letters
 * ("Bäcker", "panadero"); what a job is, and whom it suits, is read elsewhere.
 *
 * In the lists, one line is one thing. A word is the beginning of a word; with a full stop it is a whole one.
 */
import { readLists } from "@/lib/judgement/text/word-lists";
import { likenessShares } from "@/lib/judgement/weights";

/** One thing that a word names. */
export interface NamedThing {
  /** The line of the lists. */
  thing: number;
  /** 0-1: less for what any job may be called, and for what does not stand last in a compound. */
  weight: number;
}

/** Letters: shorter stems stand in too many words that have nothing to do with them. */
const shortest = { first: 3, inside: 4, wholeInside: 5, rest: 4 } as const;
const endings = ["", "innen", "in", "s", "es", "en", "n", "e"] as const;
const maxRemembered = 20_000;

const stems = new Map<string, number[]>();
const wholes = new Map<string, number[]>();
const weights: number[] = [];
const { goods, work, business, general } = readLists("title/job-words.txt", [
  "goods",
  "work",
  "business",
  "general",
]);
for (const [list, weight] of [
  [goods, 1],
  [work, 1],
  [business, 1],
  [general, likenessShares.generalWord],
] as const) {
  for (const line of list) {
    for (const word of line.split(" ")) {
      const isWhole = word.endsWith(".");
      const kept = isWhole ? wholes : stems;
      const text = isWhole ? word.slice(0, -1) : word;
      kept.set(text, [...(kept.get(text) ?? []), weights.length]);
    }
    weights.push(weight);
  }
}
const longest = Math.max(...[...stems.keys(), ...wholes.keys()].map((text) => text.length));
const remembered = new Map<string, readonly NamedThing[]>();

/** The things that a word of `wordsOf` names, in order; several in a compound, none if the lists lack it. Pure. */
export function thingsIn(word: string): readonly NamedThing[] {
  const known = remembered.get(word);
  if (known) return known;
  const parts = findParts(word);
  const things = parts.flatMap((lines, index) =>
    lines.map((thing) => ({
      thing,
      weight: (weights[thing] ?? 0) * (index === parts.length - 1 ? 1 : likenessShares.compound),
    })),
  );
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(word, things);
  return things;
}

/** Whether a word says no more than what any job may be called. */
export function isGeneral(word: string): boolean {
  const things = thingsIn(word);
  return things.length > 0 && things.every(({ thing }) => weights[thing] === likenessShares.generalWord);
}

/** The lines that the parts of a word name, the longest parts first found from its beginning. */
function findParts(word: string): (readonly number[])[] {
  const whole = wholeIn(word, 1);
  if (whole) return [whole];
  const parts: (readonly number[])[] = [];
  for (let at = 0; at < word.length; ) {
    const found = partAt(word, at);
    if (found) parts.push(found.lines);
    // A part begins after at least three letters of another one.
    at += found?.length ?? (at === 0 ? 3 : 1);
  }
  return parts;
}

function partAt(word: string, at: number): { lines: readonly number[]; length: number } | null {
  const least = at === 0 ? shortest.first : shortest.inside;
  for (let length = Math.min(longest, word.length - at); length >= least; length -= 1) {
    const part = word.slice(at, at + length);
    const lines = stems.get(part) ?? wholeAt(part, at, word.length - at - length);
    if (lines) return { lines, length };
  }
  return null;
}

/** A whole word as the first part of a compound, or as its last. */
function wholeAt(part: string, at: number, rest: number): readonly number[] | undefined {
  if (at === 0) return part.length >= 4 && rest >= shortest.rest ? wholes.get(part) : undefined;
  return rest === 0 ? wholeIn(part, shortest.wholeInside) : undefined;
}

function wholeIn(part: string, least: number): readonly number[] | undefined {
  for (const ending of endings) {
    const base = part.slice(0, part.length - ending.length);
    const lines = part.endsWith(ending) && base.length >= least ? wholes.get(base) : undefined;
    if (lines) return lines;
  }
  return undefined;
}

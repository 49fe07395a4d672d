/** How alike two titles are, by their letters and by what their words name: it speaks where no rule knows the job. */
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { rulesFrom } from "@/lib/judgement/text/word-matcher";
import { likenessShares } from "@/lib/judgement/weights";
import { idleTitleWords } from "./job-words/idle-words";
import { isGeneral, thingsIn } from "./job-words/job-words";
import { specialtyEntries } from "./specialties/specialty-words";

/** A title as a vector of length `norm`: its n-grams, and the things that its words name (`#` with a number). */
export interface TitleGrams {
  counts: ReadonlyMap<string, number>;
  norm: number;
}

const sizes = [
  { size: 2, weight: likenessShares.twoCharacters },
  { size: 3, weight: 1 },
  { size: 4, weight: 1 },
] as const;

/** The vector of a title. Pure. */
export function gramsOf(title: string): TitleGrams {
  const words = new Set(wordsOf(title));
  const grams = new Map<string, number>();
  const things = new Map<string, number>();
  for (const word of words) {
    const weight = weightOf(word);
    for (const [gram, count] of countGrams(word)) grams.set(gram, (grams.get(gram) ?? 0) + weight * count);
    for (const { thing, weight } of thingsIn(word)) {
      things.set(`#${thing}`, Math.max(things.get(`#${thing}`) ?? 0, weight));
    }
  }
  for (const [gram, count] of grams) grams.set(gram, Math.log1p(count) * rarityOf(gram));
  const counts = new Map([...scaled(grams, 1), ...scaled(things, likenessShares.things)]);
  return { counts, norm: lengthOf(counts) };
}

/** The cosine of two titles, 0-1: 1 for the same words in any order. Pure. */
export function likenessOf(a: TitleGrams, b: TitleGrams): number {
  if (a.norm === 0 || b.norm === 0) return 0;
  const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [gram, count] of few.counts) sum += count * (many.counts.get(gram) ?? 0);
  return Math.min(1, sum / (a.norm * b.norm));
}

function weightOf(word: string): number {
  if (idleTitleWords.has(word)) return likenessShares.idleWord;
  return isGeneral(word) ? likenessShares.generalWord : 1;
}

/** The n-grams of a word, whose ends count. */
function countGrams(word: string): Map<string, number> {
  const counts = new Map<string, number>();
  const marked = `^${word}$`;
  for (const { size, weight } of sizes) {
    for (let at = 0; at + size <= marked.length; at += 1) {
      const gram = marked.slice(at, at + size);
      counts.set(gram, (counts.get(gram) ?? 0) + weight);
    }
  }
  return counts;
}

function scaled(counts: ReadonlyMap<string, number>, length: number): [string, number][] {
  const own = lengthOf(counts) || 1;
  return [...counts].map(([gram, count]) => [gram, (count * length) / own]);
}

function lengthOf(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return Math.sqrt(sum);
}

interface OwnGrams {
  /** How many of the product's own words of specialties hold an n-gram: "ing$" says less than "yeux". */
  holders: ReadonlyMap<string, number>;
  words: number;
}

let ownGrams: OwnGrams | undefined;

/** Counted when the first title is compared: it takes longer than all else that the start loads here. */
function countOwnGrams(): OwnGrams {
  const holders = new Map<string, number>();
  const ownWords = specialtyEntries.flatMap(([, { words, hints }]) => rulesFrom([...words, ...hints], null));
  for (const { pattern } of ownWords) {
    const grams = pattern
      .replaceAll("*", "")
      .split(" ")
      .flatMap((word) => [...countGrams(word).keys()]);
    for (const gram of new Set(grams)) holders.set(gram, (holders.get(gram) ?? 0) + 1);
  }
  return { holders, words: ownWords.length };
}

function rarityOf(gram: string): number {
  ownGrams ??= countOwnGrams();
  return Math.log((1 + ownGrams.words) / (1 + (ownGrams.holders.get(gram) ?? 0))) + 1;
}

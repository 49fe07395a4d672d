/** The rules by which words name specialties. */
import { rulesFrom, type WordRule } from "@/lib/judgement/text/word-matcher";
import { specialtyShares } from "@/lib/judgement/weights";
import { namesNothing } from "./names-nothing";
import { foldPattern, type Specialty, specialtyEntries } from "./specialty-words";

/** What one pattern says: its specialties with their weights. */
export interface Senses {
  pattern: string;
  weights: Map<Specialty, number>;
  /** How many letters name work, without the words of levels. */
  letters: number;
}

/** Words of levels: they decide nothing between phrases ("social media" and "media manager"). */
const levelWord =
  /(?<!\S)(?:manag|direct|diret|lead|leit|head|chief|offic|special|coordinat|jef|chef|responsa|gerent|engineer)[a-z]*|[* ]/g;

function sensesOf(pattern: string): Senses {
  return { pattern, weights: new Map(), letters: pattern.replace(levelWord, "").length };
}

/** One rule per pattern, with all specialties that list it. */
export function specialtyRules(): WordRule<Senses>[] {
  const rules = new Map<string, Senses>();
  for (const [id, { words, hints }] of specialtyEntries) {
    for (const [patterns, weight] of [
      [words, specialtyShares.word],
      [hints, specialtyShares.hint],
    ] as const) {
      for (const rule of rulesFrom(patterns, id)) {
        const pattern = foldPattern(rule.pattern);
        const senses = rules.get(pattern) ?? sensesOf(pattern);
        if (!senses.weights.has(id)) senses.weights.set(id, weight);
        rules.set(pattern, senses);
      }
    }
  }
  for (const { pattern } of rulesFrom(namesNothing, null)) {
    const folded = foldPattern(pattern);
    rules.set(folded, sensesOf(folded));
  }
  return [...rules.values()].map((senses) => ({ pattern: senses.pattern, tag: senses }));
}

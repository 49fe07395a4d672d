/** Phrases that titles have in common. Pure. */

import { compareText } from "@/lib/compare-text";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { matchesPhrase } from "@/lib/judgement/title/match-phrase";

const mostWords = 4;
const readWords = 10;
/** How many of the most common phrases are worth weighing. */
const mostPhrases = 40;

/** Words that name a level or nothing at all: alone, they say too little about a role. */
const bare = new Set(
  `a an and at of the to for in de des du der die das di del la le y e et und von van en
  head chief vp vice president director manager lead leader senior junior sr jr principal executive officer associate
  assistant global regional international team group deputy interim leiter leiterin direktor directeur directrice
  responsable gerente director directora jefe jefa capo hoofd diretor gerenta`.split(/\s+/),
);

/** The phrases that occur in at least `least` titles, most common and then longest first, as first written. */
export function commonPhrases(titles: readonly (string | null)[], least: number): string[] {
  const counts = new Map<string, { phrase: string; words: number; titles: number }>();
  for (const title of titles) {
    if (!title) continue;
    for (const [key, phrase] of phrasesOf(title)) {
      const known = counts.get(key) ?? { phrase, words: key.split(" ").length, titles: 0 };
      counts.set(key, { ...known, titles: known.titles + 1 });
    }
  }
  return [...counts.values()]
    .filter((one) => one.titles >= least)
    .toSorted((a, b) => b.titles - a.titles || b.words - a.words || compareText(a.phrase, b.phrase))
    .slice(0, mostPhrases)
    .map(({ phrase }) => phrase);
}

/** Each phrase of a title once, by its plain words. */
function phrasesOf(title: string): Map<string, string> {
  const written = title.split(/[\s,;/|()–—]+/).filter((word) => wordsOf(word).length > 0);
  const plain = written.slice(0, readWords).map((word) => wordsOf(word).join(" "));
  const phrases = new Map<string, string>();
  for (let start = 0; start < plain.length; start += 1) {
    for (let end = start + 1; end <= Math.min(plain.length, start + mostWords); end += 1) {
      const words = plain.slice(start, end);
      if (words.every((word) => bare.has(word))) continue;
      if (isJoint(words[0]) || isJoint(words.at(-1))) continue;
      phrases.set(words.join(" "), written.slice(start, end).join(" "));
    }
  }
  return phrases;
}

/** Articles and prepositions begin and end no phrase. */
const joints = new Set(
  "a an and at of the to for in de des du der die das di del la le y e et und von van en".split(" "),
);
const isJoint = (word: string | undefined): boolean => word === undefined || joints.has(word);

/** Whether a title contains the phrase as whole words. */
export const hasPhrase = (title: string | null, phrase: string): boolean =>
  title !== null && matchesPhrase(title, [phrase]) !== null;

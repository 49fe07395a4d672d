import { businessWords } from "@/lib/judgement/post/post-words";
import { wordsOfAllLanguages } from "@/lib/judgement/text/language-words";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";

interface Candidate {
  phrase: string;
  words: readonly string[];
  /** How many texts contain it, with the summary weighted higher. */
  score: number;
}

const findBusiness = compileWords(rulesFrom(businessWords, "business"));
const longest = 3;
const summaryCounts = 3;
/** A word says less than a phrase, and a short or broad one too little; a compound counts as two words. */
const wordShare = 0.5;
const leastWordLength = 8;
const compoundLength = 12;
const broadWords = new Set(
  "business customer customers leadership marketing platform product products prospect prospects software".split(
    " ",
  ),
);
/** "Customer audited" begins a sentence; "managed services" is a phrase. */
const pastTense = /[^e]ed$/;
const maxTextLength = 20_000;

/**
 * Phrases of one to three words that recur in a company's business talk, as search keywords: lower case, 2-80
 * characters, no shared words, most specific first. Excludes the company's own name. Texts are only counted, never
 * interpreted as instructions. Pure.
 */
export function findPhrases(input: { summary: string; posts: string[]; name: string }): string[] {
  const name = tokensOf(input.name).flat();
  const candidates = new Map<string, Candidate>();
  const count = (text: string, weight: number) => {
    for (const [phrase, words] of phrasesOf(text.slice(0, maxTextLength), name)) {
      if (isBroad(words) || !speaksOfBusiness(phrase)) continue;
      const candidate = candidates.get(phrase) ?? { phrase, words, score: 0 };
      candidates.set(phrase, { ...candidate, score: candidate.score + weight * shareOf(words) });
    }
  };
  count(input.summary, summaryCounts);
  for (const post of input.posts) count(post, 1);

  const chosen: Candidate[] = [];
  // The sort is stable: among equals the longer phrase wins, then the one that came first.
  const ranked = [...candidates.values()].sort(
    (a, b) => b.score - a.score || b.words.length - a.words.length,
  );
  for (const candidate of ranked) {
    const isCovered = chosen.some(({ words }) => words.some((word) => candidate.words.includes(word)));
    if (candidate.score >= 1 && !isCovered) chosen.push(candidate);
  }
  return chosen.map(({ phrase }) => phrase);
}

/** Every phrase in a text, once. */
function phrasesOf(text: string, name: string[]): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const tokens of tokensOf(text).flatMap((clause) => without(clause, name))) {
    for (let start = 0; start < tokens.length; start += 1) {
      for (let length = 1; length <= longest && start + length <= tokens.length; length += 1) {
        const words = tokens.slice(start, start + length);
        if (!words.every(isMeaningful)) break;
        if (words.at(-1)?.match(pastTense)) continue;
        const phrase = words.join(" ");
        if (phrase.length >= 4 && phrase.length <= 80) phrases.set(phrase, words);
      }
    }
  }
  return phrases;
}

/** The parts of a clause around a name. */
function without(clause: string[], name: string[]): string[][] {
  const start = clause.findIndex(
    (_, at) => name.length > 0 && name.every((word, n) => clause[at + n] === word),
  );
  if (start === -1) return [clause];
  return [clause.slice(0, start), ...without(clause.slice(start + name.length), name)];
}

/** Words that no phrase begins or ends with. */
const stopWords: ReadonlySet<string> = new Set(wordsOfAllLanguages("stop_words"));

/** The words of each clause in lower case: phrases don't span punctuation, hashtags or links. */
function tokensOf(text: string): string[][] {
  const clauses = text
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, "\n")
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+|\n+|\s[-'’]\s/u);
  return clauses.map((clause) => clause.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []);
}

const isMeaningful = (word: string): boolean =>
  word.length > 1 && !/\d/.test(word) && !/['’]/.test(word) && !stopWords.has(word);

const isBroad = ([word = "", ...more]: readonly string[]): boolean =>
  more.length === 0 && (word.length < leastWordLength || broadWords.has(word));

const speaksOfBusiness = (phrase: string): boolean => findBusiness(wordsOf(phrase)).length > 0;

function shareOf(words: readonly string[]): number {
  if (words.length > 1) return 1;
  return (words[0]?.length ?? 0) >= compoundLength ? 1 : wordShare;
}

import { industryGroups, industryNeighbours } from "./industry-words";
import { wordsOf } from "./normalize-text";
import { compileWords, rulesFrom } from "./word-matcher";

/** How well an industry matches a wanted one: 1 the same, 0.6 a near one, 0 another. */
export interface IndustryMatch {
  share: number;
  /** The best-matching wanted industry; null if none matches. */
  target: string | null;
}

/** An industry's name, parsed once. */
export interface ReadIndustry {
  name: string;
  words: string[];
  groups: ReadonlySet<string>;
}

/** What a near industry counts, as a share of a full match. */
export const nearIndustryShare = 0.6;

const findGroups = compileWords(
  Object.entries(industryGroups).flatMap(([group, patterns]) => rulesFrom(patterns, group)),
);
/** Words that say nothing about the industry. */
const emptyWords = new Set([
  "and",
  "und",
  "et",
  "y",
  "e",
  "of",
  "the",
  "services",
  "service",
  "industry",
  "other",
  "general",
]);

/** Parses an industry's name, in any supported language, into the industry groups it names. */
export function readIndustry(name: string): ReadIndustry {
  const words = wordsOf(name.slice(0, 200));
  return {
    name,
    words: words.filter((word) => !emptyWords.has(word)),
    groups: findIndustryGroups(words),
  };
}

/** The industry groups mentioned in a text. Takes the words of `wordsOf`. */
export function findIndustryGroups(words: readonly string[]): Set<string> {
  return new Set(findGroups(words).map((hit) => hit.tag));
}

/** Matches an industry with the wanted ones by name, including near synonyms (Software Development ~ IT Services). */
export function matchIndustry(industry: ReadIndustry, targets: readonly ReadIndustry[]): IndustryMatch {
  let best: IndustryMatch = { share: 0, target: null };
  for (const target of targets) {
    const share = shareOf(industry, target);
    if (share > best.share) best = { share, target: target.name };
  }
  return best;
}

function shareOf(industry: ReadIndustry, target: ReadIndustry): number {
  if (sameWords(industry.words, target.words)) return 1;
  const groups = [...industry.groups];
  if (groups.some((group) => target.groups.has(group))) return 1;
  if (groups.some((group) => [...target.groups].some((other) => areNeighbours(group, other))))
    return nearIndustryShare;
  // For industries without a group, half of the words in common is near enough.
  const common = industry.words.filter((word) => target.words.includes(word)).length;
  return common > 0 && common * 2 >= Math.max(industry.words.length, target.words.length)
    ? nearIndustryShare
    : 0;
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && a.join(" ") === b.join(" ");
}

function areNeighbours(a: string, b: string): boolean {
  return industryNeighbours.some((family) => family.includes(a) && family.includes(b));
}

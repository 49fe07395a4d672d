import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { readLists } from "@/lib/judgement/text/word-lists";

/** The words of an industry's name, and which part of the name each belongs to ("Banks, insurers and funds"). */
export interface IndustryName {
  words: string[];
  /** The index of the part of each word, ascending. */
  parts: number[];
}

const maxLength = 200;

const lists = readLists("company/small-words.txt", ["words", "conjunctions"]);

/** Small words inside a name: articles and prepositions. */
const smallWords = new Set(lists.words);
/** Words that separate two parts, as a comma does. */
const conjunctions = new Set(lists.conjunctions);
const afterE =
  /^(?:commerce|commercants?|business|mail|learning|health|sante|mobility|mobilitaet|handel|sports?|tailers?)$/;

/** Whether a word is the "e" of "e-commerce", not an Italian or Portuguese "and". */
export function isElectronic(word: string, next: string | undefined): boolean {
  return word === "e" && afterE.test(next ?? "");
}

/** Splits an industry's name at punctuation and conjunctions, and drops small words. At most 200 characters. */
export function splitIndustry(name: string): IndustryName {
  const tokens = normalizeText(name.slice(0, maxLength)).match(/[\p{L}\p{N}]+|[^\p{L}\p{N}\s'’-]/gu) ?? [];
  const words: string[] = [];
  const parts: number[] = [];
  let part = 0;
  tokens.forEach((token, index) => {
    if (isElectronic(token, tokens[index + 1])) {
      words.push(token);
      parts.push(part);
    } else if (!/[\p{L}\p{N}]/u.test(token) || conjunctions.has(token)) part += 1;
    else if (!smallWords.has(token)) {
      words.push(token);
      parts.push(part);
    }
  });
  return { words, parts };
}

/** The words of a text as industry names are matched: without small words and conjunctions. */
export function withoutSmallWords(words: readonly string[]): string[] {
  return words.filter(
    (word, index) =>
      !smallWords.has(word) && (!conjunctions.has(word) || isElectronic(word, words[index + 1])),
  );
}

/** Words that name a kind of company, its size or place, not its industry. */
const formWords = new Set(readLists("company/form-words.txt", ["words"]).words);

/** Whether a word says nothing about the industry itself. */
export function isFormWord(word: string): boolean {
  return formWords.has(word);
}

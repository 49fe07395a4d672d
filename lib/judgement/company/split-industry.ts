import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { readLists } from "@/lib/judgement/text/word-lists";

/** The words of an industry's name, and which part of the name each belongs to ("Banks, insurers and funds"). */
export interface IndustryName {
  words: string[];
  /** The index of the part of each word, ascending. */
  parts: number[];
}

const maxLength = 200;

/** Small words inside a name; articles and prepositions of seven languages. */
const smallWords = new Set(
  `a al alla alle allo ao aos as at aux by da das de dei degli del dell della delle dem den der des di die do dos d du el for from fuer gli het i il im in l la las le les lo los mit na no nas nos nel of os par para per pour s the to um un una uma une van von vom voor with zum zur`.split(
    " ",
  ),
);
/** Words that separate two parts, as a comma does. */
const conjunctions = new Set(`and e en et o och oder or ou und y`.split(" "));
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

import { type Language, languages } from "@/db/vocabulary";
import { readLanguage } from "@/lib/judgement/meaning/read-language";
import { languageWords } from "@/lib/judgement/text/language-words";

/** Those that two of the languages share count for both. */
const smallWords = new Map(
  languages.map((language) => [language, new Set(languageWords(language, "small_words"))]),
);

/**
 * Whether a text, without quotations and names, is in the language: no other has many more of its small words. True for
 * a text with too few of them to tell. Languages that are not among the seven are not told apart from the nearest one.
 */
export function isInLanguage(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countIn = (one: Language) => words.filter((word) => smallWords.get(one)?.has(word)).length;
  const most = Math.max(...languages.map(countIn));
  const own = countIn(language);
  const read = text.length < 30 ? null : readLanguage(text);
  if (read !== null && read !== language && own + 1 < countIn(read)) return false;
  if (words.length >= 12 && most === 0) return false;
  return most < 4 || own >= most * 0.8;
}

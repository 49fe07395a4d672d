/** The words that belong to a language and to no subject, read from `data/words/languages`. */
import { type Language, languages } from "@/db/vocabulary";
import { languageFiles } from "./language-files";
import { perLanguage } from "./per-language";
import { readLists, type Terms } from "./word-lists";

const lists = [
  /** Frequent small words, by which a draft's language is checked. */
  "small_words",
  /** Written with a capital inside a sentence, though no names. */
  "capital_words",
  /** A number and the word for it: `12 dozen`. */
  "numbers",
  /** No phrase begins or ends with them. */
  "stop_words",
  /** They say nothing of a topic; in the form of `normalizeText`. */
  "frequent_words",
] as const;
export type LanguageList = (typeof lists)[number];

const listsOf = perLanguage((language) => readLists(`languages/${languageFiles[language]}.txt`, lists));

/** A list of a language's words. */
export const languageWords = (language: Language, list: LanguageList): Terms => listsOf(language)[list];

/** A list of the words of all languages, in their order. */
export const wordsOfAllLanguages = (list: LanguageList): string[] =>
  languages.flatMap((language) => languageWords(language, list));

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
  /** How a comment greets. */
  "hellos",
  /** The same, but only with a name behind them: "Liebe" begins other sentences too. */
  "dear",
  /** Who is greeted in place of a name. */
  "everyone",
  /** They make the name before them the subject of what is said. */
  "after_names",
  /** First words of the greetings of messages, without accents. */
  "greeting_words",
  /** What may stand between them and a name, without accents. */
  "address_words",
] as const;
export type LanguageList = (typeof lists)[number];

const listsOf = perLanguage((language) => readLists(`languages/${languageFiles[language]}.txt`, lists));

/** A list of a language's words. */
export const languageWords = (language: Language, list: LanguageList): Terms => listsOf(language)[list];

/** A list of the words of all languages, in their order. */
export const wordsOfAllLanguages = (list: LanguageList): string[] =>
  languages.flatMap((language) => languageWords(language, list));

/** All languages' lists together, of a file with a section `[language.list]` for each. Throws if one is missing. */
export function readAllLanguages<List extends string>(
  file: string,
  names: readonly List[],
): Record<List, string[]> {
  const nameIn = (language: Language, name: List) => `${language}.${name}` as const;
  const sections = readLists(
    file,
    languages.flatMap((language) => names.map((name) => nameIn(language, name))),
  );
  const all = names.map(
    (name) => [name, languages.flatMap((language) => sections[nameIn(language, name)])] as const,
  );
  return Object.fromEntries(all) as Record<List, string[]>;
}

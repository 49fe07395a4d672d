/** The words of bios in all languages, read from `data/words/bio`, as patterns for folded text. */
import { languages } from "@/db/vocabulary";
import { languageFiles } from "@/lib/judgement/text/language-files";
import { readLists, type Terms } from "@/lib/judgement/text/word-lists";

const lists = [
  /** Work areas. */
  "areas",
  /** Roles that are complete without an area. */
  "complete_roles",
  /** Roles that a person has by themselves, usually with an area. */
  "roles",
  /** Words that name an occupation only together with a company. */
  "loose_roles",
  /** What once was, is not yet, or is said of someone else. */
  "not_now",
  /** Words before a role that say nothing of it. */
  "lead_ins",
] as const;
type List = (typeof lists)[number];

const byLanguage = languages.map((language) => readLists(`bio/${languageFiles[language]}.txt`, lists));

/** The terms of a list, of all languages. */
export const bioTerms = (list: List): Terms => byLanguage.flatMap((words) => words[list]);

/** One of the terms, where a star stands for letters. */
export const oneOf = (terms: Terms): string =>
  terms.map((term) => term.replaceAll(".", "\\.").replaceAll("*", "\\p{L}*")).join("|");

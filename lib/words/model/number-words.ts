/** Spelled-out numbers that state a figure. One and two are left out: they are articles and idioms. */
import { languageWords } from "@/lib/judgement/text/language-words";
import { perLanguage } from "@/lib/judgement/text/per-language";

/** The value of each number's word in a language; `2.5` and `3.5` stand for "twice as" and "three times as". */
export const numberWordsOf = perLanguage(
  (language): ReadonlyMap<string, number> => new Map(languageWords(language, "numbers").map(toEntry)),
);

/** `12 dozen`. */
function toEntry(line: string): [word: string, value: number] {
  const [value, word = ""] = line.split(" ");
  return [word, Number(value)];
}

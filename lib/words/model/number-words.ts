/** Spelled-out numbers that state a figure. One and two are left out: they are articles and idioms. */
import type { Language } from "@/db/vocabulary";
import { languageWords } from "@/lib/judgement/text/language-words";

const read = new Map<Language, ReadonlyMap<string, number>>();

/** The value of each number's word in a language; `2.5` and `3.5` stand for "twice as" and "three times as". */
export function numberWordsOf(language: Language): ReadonlyMap<string, number> {
  const held = read.get(language) ?? new Map(languageWords(language, "numbers").map(toEntry));
  read.set(language, held);
  return held;
}

/** `12 dozen`. */
function toEntry(line: string): [word: string, value: number] {
  const [value, word = ""] = line.split(" ");
  return [word, Number(value)];
}

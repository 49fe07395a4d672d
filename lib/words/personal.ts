/** Tells personal matters from subjects of work, by the words of `data/words/personal.txt`. */

import { readAllLanguages } from "@/lib/judgement/text/language-words";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";

const { matters, self } = readAllLanguages("personal.txt", ["matters", "self"]);
const findMatters = compileWords(rulesFrom(matters, true));
const findSelf = compileWords(rulesFrom(self, true));

/** Whether people write about a personal matter: their health, their family, or their place at work. Pure. */
export function isPersonalMatter(text: string): boolean {
  const words = wordsOf(text);
  return findMatters(words).length > 0 && findSelf(words).length > 0;
}

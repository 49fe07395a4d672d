/** Tells that something works well for somebody, by the words of `data/words/satisfied.txt`. */

import { readAllLanguages } from "@/lib/judgement/text/language-words";
import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";
import { sentencesOf } from "./cut-quote";
import { isQuestion } from "./quote-words";

const { satisfied, turns } = readAllLanguages("satisfied.txt", ["satisfied", "turns"]);
const findSatisfied = compileWords(rulesFrom(satisfied, true));
const findTurns = compileWords(rulesFrom(turns, true));

/**
 * Whether a text on one line says in a sentence that something works well, without a turn in the same sentence.
 * Questions and complaints in other sentences don't matter. Pure.
 */
export function isSatisfied(own: string): boolean {
  return sentencesOf(own)
    .filter((sentence) => !isQuestion(sentence))
    .map(wordsOf)
    .some((words) => findSatisfied(words).length > 0 && findTurns(words).length === 0);
}

/** Sentences of what people wrote. Pure. */
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";

const maxTextLength = 2_000;

/** The sentences and lines of a text, of which at most 2,000 characters are read. */
export const sentencesOf = (text: string): string[] =>
  text.slice(0, maxTextLength).split(/(?<=[.!?…])\s+|\n+/u);

/** The first sentence that a rule finds in lower case, on one line and cut to `max` characters; null if none does. */
export function findSentence(text: string | null, rules: readonly RegExp[], max: number): string | null {
  const found = sentencesOf(text ?? "").find((sentence) =>
    rules.some((rule) => rule.test(sentence.toLowerCase())),
  );
  return found === undefined ? null : excerpt(oneLine(found), max);
}

/** Cuts what somebody wrote where a sentence or a clause ends. */
import { excerpt, oneLine } from "@/lib/judgement/text/excerpt";
import { clause } from "./quote-words";

/** Sentences that are quoted without the rest say at least this much. */
const leastSentence = 30;
/** And so does a clause. */
const leastClause = 45;
/** What is shorter, between two commas, leads to the next clause. */
const shortTail = 20;

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of a text on one line. */
export const sentencesOf = (plain: string): string[] =>
  [...segmenter.segment(plain)].map(({ segment }) => segment.trim());

export const withoutPeriod = (sentence: string): string => sentence.replace(/[.!…,;:\s]+$/u, "");

/**
 * The beginning of a text on one line, at most `max` UTF-16 units: its whole sentences if these say enough, else up to
 * a clause, else up to a word that doesn't lead to the next. Pure.
 */
export function cutQuote(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const whole = wholeSentences(line, max);
  if (whole.length >= leastSentence) return withoutPeriod(whole);
  const start = excerpt(line, max);
  const last = clause.exec(start)?.[1] ?? "";
  // "…, for example," leads to what is cut.
  const before = clause.exec(`${last}…`)?.[1] ?? "";
  const upTo = last.length - before.length <= shortTail ? before : last;
  return upTo.length >= leastClause
    ? `${withoutPeriod(upTo)}…`
    : start.replace(/[\s.,;:!?–—-]*(?:\s\S{1,3}){1,2}…$/u, "…");
}

/** What ends with a short word and a period may be an abbreviation, and a half-sentence is no whole one. */
function wholeSentences(line: string, max: number): string {
  let end = 0;
  for (const { index, segment } of segmenter.segment(line)) {
    const sentence = segment.trimEnd();
    if (index + sentence.length > max) break;
    if (/[\p{L}\p{N}]{3}["')]*[.!?]+["')]*$/u.test(sentence)) end = index + sentence.length;
  }
  return line.slice(0, end);
}

/** The end of a text, at most `max` UTF-16 units, from a clause on if one begins there, else from a word on. Pure. */
export function cutStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.slice(1 - max);
  const fromClause = end.replace(/^.*?[,;:–—]\s/u, "");
  return `…${fromClause.length >= leastSentence ? fromClause : end.replace(/^\S*\s/u, "")}`;
}

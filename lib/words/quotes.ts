/** What is quoted of a comment or post: to the salesperson, and to the person. */
import { readWritten } from "@/lib/judgement/meaning/read-meaning";
import { needOf } from "@/lib/judgement/meaning/reader/decide";
import { wordsProbabilities } from "@/lib/judgement/weights";
import { cutQuote, cutStart, sentencesOf, withoutPeriod } from "./cut-quote";
import { isQuestion, pointsBack } from "./quote-words";
import type { Spoken } from "./rules/phrasebook";

export interface Quotes {
  /** The most telling sentence, cut; null if there is none worth quoting. */
  said: string | null;
  /** The same as a statement to repeat to the person, cut; null for a question, which is answered instead. */
  line: string | null;
  /** What a question is about: the statement before it, if that shows a need itself; null for none. */
  lead: string | null;
}

export const longestQuote = 160;
/** What is repeated to the person is shorter than what the salesperson reads. */
const longestLine = 140;
/** Unless a single sentence takes longer: half a statement is nothing to send. */
const longestSentence = 190;
/** What is shorter says too little by itself. */
const shortestLine = 30;
/** What is shorter takes the sentence before it along. */
const shortQuote = 60;
/** A sentence that begins before this character is quoted with what stands before it. */
const nearStart = 60;
/** Sentences with fewer words than this say too little by themselves. */
const leastTellingWords = 3;
const mostSentences = 40;
/** A sentence is telling if it is this likely, compared to the likeliest one. */
const tellingShare = 0.7;

/** The quotes of a text on one line that is read as `evidence`. Pure. */
export function quotesOf(own: string, evidence: Spoken): Quotes {
  const sentences = sentencesOf(own);
  const telling = tellingOf(sentences, evidence);
  if (telling === null) {
    return { said: cutQuote(withoutPeriod(own), longestQuote), line: lineOf(own), lead: null };
  }
  const at = sentences.indexOf(telling);
  const [before, next] = [sentences[at - 1], sentences[at + 1]];
  const found = { own, telling, before, next };
  const led = before && before.length >= shortestLine ? lineOf(before) : null;
  const lead = led && !led.endsWith("…") && showsNeed(led) ? led : null;
  const line = isQuestion(telling) ? null : lineOf(statementIn(found));
  return { said: saidIn(found), line, lead };
}

interface Found {
  own: string;
  /** The sentence that tells most, and those beside it. */
  telling: string;
  before: string | undefined;
  next: string | undefined;
}

/** The whole text if it is short, else its telling sentence with what one needs to understand it; cut. */
function saidIn(found: Found): string {
  const { own, telling, before } = found;
  if (own.length <= longestQuote) return withoutPeriod(own);
  const led = ledBy(found, longestQuote);
  // A short sentence often says what is asked, and the one before it of what.
  const both = before && telling.length <= shortQuote ? `${before} ${telling}` : telling;
  const text = led ?? both;
  if (text.length <= longestQuote) return withoutPeriod(text);
  // Of a statement, the start is telling too; a question has to be there.
  return isQuestion(telling)
    ? cutStart(withoutPeriod(both), longestQuote)
    : cutQuote(withoutPeriod(led ?? telling), longestQuote);
}

/** Whether a statement by itself likely asks for something: what else stands before a question is beside the point. */
const showsNeed = (statement: string): boolean =>
  needOf(readWritten({ kind: "comment", text: statement }).probabilities) >= wordsProbabilities.lead;

/** The telling sentence behind what it rests on, with the next one if that says little by itself. */
function statementIn(found: Found): string {
  const { telling, next } = found;
  const led = ledBy(found, longestLine);
  const text = led === null || sentencesOf(led).some(isQuestion) ? telling : led;
  const both = `${text} ${next}`;
  return next !== undefined && text.length < shortestLine && both.length <= longestLine ? both : text;
}

/**
 * The telling sentence behind what it rests on: the start of the text, or what it points to (if both are long, only
 * that). Null if it rests on nothing.
 */
function ledBy({ own, telling, before }: Found, max: number): string | null {
  const at = own.indexOf(telling);
  // From the start one knows what is meant.
  if (at <= nearStart) return own.slice(0, at + telling.length);
  if (before === undefined || !pointsBack(telling)) return null;
  const both = `${before} ${telling}`;
  return both.length <= max ? both : before;
}

/** What can be repeated of a statement, up to a link. Null for a question, or if that is too little. */
function lineOf(statement: string): string | null {
  const [start = "", ...rest] = statement.split("…");
  const isCut = rest.length > 0;
  const text = `${withoutPeriod(start)}${isCut ? "…" : ""}`;
  const short = cutQuote(text, longestLine);
  const [first = ""] = sentencesOf(text);
  const line = short.endsWith("…") && !isCut ? cutQuote(withoutPeriod(first), longestSentence) : short;
  // What begins with a quotation mark is somebody else's.
  return line.startsWith("'") || sentencesOf(line).some(isQuestion) || (isCut && start.length < shortestLine)
    ? null
    : line;
}

/**
 * The first sentence that is a likely reason for how the text is read; of a question, one that asks. Of an opinion, one
 * that may show a need, rather as a question; null for none.
 */
function tellingOf(sentences: readonly string[], evidence: Spoken): string | null {
  const likely = (sentence: string) => {
    const { probabilities } = readWritten({ kind: "comment", text: sentence });
    return evidence === "agrees" ? needOf(probabilities) : probabilities[evidence];
  };
  const enough = sentences
    .slice(0, mostSentences)
    .filter((sentence) => sentence.split(" ").length >= leastTellingWords);
  const asked = evidence === "asks" ? enough.filter(isQuestion) : [];
  const ranked = (asked.length > 0 ? asked : enough).map((sentence) => ({ sentence, p: likely(sentence) }));
  const most = Math.max(...ranked.map(({ p }) => p));
  if (evidence !== "agrees") return ranked.find(({ p }) => p >= tellingShare * most)?.sentence ?? null;
  const leaning = ranked.filter(({ p }) => p >= wordsProbabilities.leaning);
  const asking = leaning.find(({ sentence }) => isQuestion(sentence));
  const found =
    asking ?? ranked.find(({ p }) => p >= Math.max(wordsProbabilities.perhaps, tellingShare * most));
  return found?.sentence ?? null;
}

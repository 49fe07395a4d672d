/** What the word lists find in a text, in numbers: features of the learned reader, and what the rules decide by. */
import type { Language } from "@/db/vocabulary";
import { type Cue, type CueKind, findCues, isWordOf } from "./find-cues";
import type { ReadSentence } from "./read-sentences";
import { isSameWithUs } from "./same-with-us";

export type Scores = Record<"asks" | "evaluates" | "problem" | "shares" | "sells" | "seeksJob", number> & {
  agrees: number;
  /** Words in all, and those that belong to praise, greetings and the like. */
  words: number;
  fillerWords: number;
  hasSelf: boolean;
  /** The speaker's company is named, not only the speaker. */
  hasOurs: boolean;
  hasQuestion: boolean;
  isSameWithUs: boolean;
  hasToolQuestion: boolean;
  /** Sentences that state a lack or a quantity at the speaker's own company, without a known complaint. */
  grievances: number;
};

/** What a "maybe" cue is worth; a full cue is worth 2. */
const maybePoints = 0.7;
const cuePoints = 2;

/** Scores a text's sentences. Pure. */
export function scoreSentences(sentences: readonly ReadSentence[], language: Language | null): Scores {
  const scores: Scores = {
    asks: 0,
    evaluates: 0,
    problem: 0,
    shares: 0,
    sells: 0,
    seeksJob: 0,
    agrees: 0,
    words: 0,
    fillerWords: 0,
    hasSelf: sentences.some((sentence) => hasWordOf("self", sentence, language)),
    hasOurs: sentences.some((sentence) => hasWordOf("ours", sentence, language)),
    hasQuestion: sentences.some((sentence) => sentence.isQuestion),
    isSameWithUs: isSameWithUs(sentences),
    hasToolQuestion: sentences.some(
      (sentence) => sentence.isQuestion && sentence.words.some((word) => isWordOf("tool", word, null)),
    ),
    grievances: 0,
  };
  for (const sentence of sentences) scoreSentence(sentence, language, scores);
  return scores;
}

function scoreSentence(sentence: ReadSentence, language: Language | null, scores: Scores): void {
  const cues = findCues(sentence, language);
  const counted = cues.filter((cue) => !isNegated(cue, sentence, language));
  const points = (kind: CueKind, maybe?: CueKind) =>
    cuePoints * countApart(counted, kind) + (maybe ? maybePoints * countApart(counted, maybe) : 0);

  const isContent = sentence.isQuestion && cues.some((cue) => cue.tag.kind === "asksContent");
  const asks = points("asks", "asksMaybe") + (sentence.isQuestion ? 0.3 : 0);
  scores.asks += isContent ? asks * 0.35 : asks;
  scores.evaluates += points("evaluates", "evaluatesMaybe");
  // A question is no story and no complaint, though it may speak of both.
  const stated = sentence.isQuestion ? 0.4 : 1;
  const complaint = points("problem", "problemMaybe") * stated;
  scores.problem += readProblem(complaint, sentence, language, scores.hasSelf);
  if (!sentence.isQuestion && isGrievance(sentence, language)) scores.grievances += 1;
  scores.shares += points("shares", "sharesMaybe") * stated;
  scores.sells += points("sells", "sellsMaybe");
  scores.seeksJob += points("seeksJob", "seeksJobMaybe");
  scores.agrees += countApart(cues, "agrees");
  scores.words += sentence.words.length;
  scores.fillerWords += countFiller(sentence, cues, language);
}

/** A complaint counts in full with "we" in the sentence, hardly when it's about others, and never alone without. */
function readProblem(
  points: number,
  sentence: ReadSentence,
  language: Language | null,
  hasSelf: boolean,
): number {
  if (hasWordOf("self", sentence, language)) return points;
  if (hasWordOf("others", sentence, language)) return points * 0.3;
  return hasSelf ? points * 0.75 : Math.min(1.4, points * 0.5);
}

function isGrievance(sentence: ReadSentence, language: Language | null): boolean {
  const isOwn = sentence.words.some((word) => isWordOf("ours", word, null));
  return isOwn && sentence.words.some((word) => isWordOf("not", word, language) || /\d/.test(word));
}

function hasWordOf(
  name: "self" | "others" | "ours",
  sentence: ReadSentence,
  language: Language | null,
): boolean {
  return sentence.words.some((word) => isWordOf(name, word, language));
}

/** Complaints and stories hold negations themselves ("doesn't work", "no longer"); the others are undone by them. */
const undoneByNegation = new Set<CueKind>(["evaluates", "evaluatesMaybe", "sells", "seeksJob", "asks"]);

function isNegated(cue: Cue, { words, clauses }: ReadSentence, language: Language | null): boolean {
  if (!undoneByNegation.has(cue.tag.kind)) return false;
  for (let index = cue.start - 1; index >= Math.max(0, cue.start - 2); index -= 1) {
    if (clauses[index] !== clauses[cue.start]) return false;
    if (isWordOf("not", words[index], language)) return true;
  }
  return false;
}

/** How many hits of a kind don't overlap, at most three. */
function countApart(cues: readonly Cue[], kind: CueKind): number {
  let count = 0;
  let end = -1;
  for (const cue of cues) {
    if (cue.tag.kind !== kind || cue.start < end) continue;
    count += 1;
    end = cue.end;
  }
  return Math.min(3, count);
}

function countFiller({ words }: ReadSentence, cues: readonly Cue[], language: Language | null): number {
  const covered = new Set<number>();
  for (const cue of cues) {
    if (cue.tag.kind !== "filler") continue;
    for (let index = cue.start; index < cue.end; index += 1) covered.add(index);
  }
  return words.filter(
    (word, index) => covered.has(index) || isWordOf("empty", word, language) || word === "http",
  ).length;
}

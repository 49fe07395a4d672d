import type { Language, Meaning } from "@/db/vocabulary";
import { type Cue, type CueKind, findCues, isWordOf } from "./find-cues";
import { readLanguage } from "./read-language";
import { type ReadSentence, readSentences } from "./read-sentences";
import { isSameWithUs } from "./same-with-us";

export interface EvidenceToRead {
  kind: "reaction" | "comment" | "post";
  text: string | null;
}

export interface ReadMeaning {
  meaning: Meaning;
  /** 0-1: how sure the rules are; below about 0.6 another reader may be asked. */
  confidence: number;
  language: Language | null;
}

type Scores = Record<"asks" | "evaluates" | "problem" | "shares" | "sells" | "seeksJob", number> & {
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

/** What a "maybe" cue is worth; a full cue is worth 2, and a meaning is read from this score on. */
const maybePoints = 0.7;
const cuePoints = 2;
const enough = 1.6;

/**
 * Reads what a comment or a post says to a salesperson (specification "Judgement", section 1). Selling and seeking a
 * job win over everything, else the strongest meaning wins: a question before an evaluation, a problem, a story and
 * an opinion. A post without any of them shares experience. Pure; the text is only matched, never followed.
 */
export function readMeaning(evidence: EvidenceToRead, knownLanguage?: Language | null): ReadMeaning {
  const text = evidence.kind === "reaction" ? "" : (evidence.text?.trim() ?? "");
  if (!text) return { meaning: "reacts", confidence: 1, language: null };
  const language = knownLanguage ?? readLanguage(text);
  const sentences = readSentences(text);
  const scores = scoreSentences(sentences, language);
  const isPost = evidence.kind === "post";
  return { ...decide(scores, isPost), language };
}

function scoreSentences(sentences: readonly ReadSentence[], language: Language | null): Scores {
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

function decide(scores: Scores, isPost: boolean): Pick<ReadMeaning, "meaning" | "confidence"> {
  const { asks, evaluates, shares, sells, seeksJob } = scores;
  // With an opinion and without a company of the speaker's own, a complaint is mostly about the world.
  const problem = scores.agrees > 0 && !scores.hasOurs ? scores.problem * 0.7 : scores.problem;
  const content = scores.words - scores.fillerWords;
  if (seeksJob >= enough && seeksJob + 1 >= sells)
    return { meaning: "seeks_job", confidence: sure(seeksJob, sells) };
  if (sells >= enough && (asks < enough || sells >= asks + 1))
    return { meaning: "sells", confidence: sure(sells, asks) };
  if (
    content <= Math.max(1, scores.words * 0.2) &&
    scores.words <= 25 &&
    asks < enough &&
    !scores.isSameWithUs
  )
    return { meaning: "filler", confidence: scores.words <= 12 ? 0.95 : 0.85 };
  if (asks >= enough) return { meaning: "asks", confidence: sure(asks, 0) };
  // A story mentions contracts and pilots too, but in passing.
  if (evaluates >= enough && evaluates + 1.7 >= shares)
    return { meaning: "evaluates", confidence: sure(evaluates, shares) };
  if (problem >= enough && problem + 0.5 >= shares)
    return { meaning: "states_problem", confidence: sure(problem, shares) };
  if (shares >= enough) return { meaning: "shares_experience", confidence: sure(shares, problem) };
  if (scores.isSameWithUs && content <= 3) return { meaning: "agrees", confidence: 0.7 };
  if (content <= 2 && scores.words <= 12 && !scores.hasQuestion)
    return { meaning: "filler", confidence: 0.6 };
  return { meaning: guess(scores, isPost), confidence: scores.agrees > 0 && !scores.hasOurs ? 0.62 : 0.45 };
}

/** The likeliest meaning of a text without a clear cue: by its weak cues, else by who speaks of whom. */
function guess(scores: Scores, isPost: boolean): Meaning {
  const { asks, evaluates, problem, shares, sells } = scores;
  if (sells >= 1.3 && sells >= asks) return "sells";
  if (scores.hasToolQuestion && asks >= 1) return "asks";
  if (evaluates >= 1.3 && scores.hasSelf) return "evaluates";
  if (isPost) return scores.grievances > 0 && scores.agrees < 2 ? "states_problem" : "shares_experience";
  if (scores.agrees >= 2 || scores.hasQuestion) return "agrees";
  if (scores.hasSelf && shares >= 0.7 && shares > problem) return "shares_experience";
  if (scores.grievances > 0 || (scores.hasOurs && scores.agrees === 0)) return "states_problem";
  return scores.hasSelf && problem >= 0.7 ? "states_problem" : "agrees";
}

/** From the score of the meaning and of the one it competes with. */
function sure(score: number, rival: number): number {
  const confidence = 0.62 + 0.08 * Math.min(4, score - enough) - (rival >= enough ? 0.15 : 0);
  return Math.round(Math.min(0.95, Math.max(0.3, confidence)) * 100) / 100;
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

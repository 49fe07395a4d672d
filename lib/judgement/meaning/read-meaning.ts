import type { Language, Meaning } from "@/db/vocabulary";
import { type Scores, scoreSentences } from "./cue-scores";
import { readLanguage } from "./read-language";
import { readSentences } from "./read-sentences";

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

export /** A meaning is read from this score on; a full cue is worth 2. */
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

export function decide(scores: Scores, isPost: boolean): Pick<ReadMeaning, "meaning" | "confidence"> {
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

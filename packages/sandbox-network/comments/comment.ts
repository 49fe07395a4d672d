import type { Topic } from "../topics/topic";

/** What a comment says; judgement specification, section 1. Likes have no text and no entry here. */
export const commentMeanings = [
  "asks",
  "evaluates",
  "states_problem",
  "shares_experience",
  "agrees",
  "filler",
  "sells",
  "seeks_job",
] as const;
export type CommentMeaning = (typeof commentMeanings)[number];

export type CommentTexts = Partial<Record<CommentMeaning, readonly string[]>>;

/** The comments of one language, labeled by their author with what they mean. */
export interface CommentBook {
  /** They fit under any post about work. */
  general: Readonly<Record<CommentMeaning, readonly string[]>>;
  /** They fit under posts on this topic only. */
  byTopic: Readonly<Partial<Record<Topic, CommentTexts>>>;
  /** Congratulations and jokes under posts without a topic; all of them are filler. */
  smallTalk: readonly string[];
}

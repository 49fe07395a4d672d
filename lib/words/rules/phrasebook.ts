/** The shape of a language's phrases in `data/words/phrases` and `data/words/work`: the same for every language. */
import { z } from "zod";
import { topicIds } from "@/db/topics";
import { personas, seniorities } from "@/db/vocabulary";
import type { Grammar } from "./grammar";
import { type Filters, readWording } from "./wording";

/** Evidence with words of the person's own that can be quoted. */
const spoken = ["asks", "evaluates", "states_problem", "shares_experience", "agrees"] as const;
export type Spoken = (typeof spoken)[number];
/**
 * What the person did, as the words depend on it. `comments`: wrote something that says too little, or nothing about
 * work; it is not quoted.
 */
export type Evidence = Spoken | "comments" | "reacts";

export const isSpoken = (evidence: Evidence): evidence is Spoken =>
  evidence !== "comments" && evidence !== "reacts";
const reactionKinds = [
  ...(["like", "celebrate", "support", "love"] as const),
  ...(["insightful", "curious", "funny", "other"] as const),
];
export type ReactionKind = (typeof reactionKinds)[number];
/** The parts of the fit that a salesperson speaks of. */
const fitParts = ["role", "level", "industry", "size"] as const;
export type FitPart = (typeof fitParts)[number];

const all = <const Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;

/** `phrases/<language>.yaml`: what is said of a person, and to them. */
export function phrasesSchema(filters: Filters) {
  const wording = wordingSchema(filters);
  const wordings = z.array(wording).nonempty();
  const text = z.string().min(1);
  const counted = z.strictObject({ one: wording, many: wording });
  const standings = ["buyer", "influencer", "plain", "elsewhere", "neither", "untitled"] as const;
  return z.strictObject({
    reactions: z.strictObject(all(reactionKinds, wording)),
    evidence: z.strictObject(all([...spoken, "comments"], wordings)),
    reacts: wordings,
    fit: z.strictObject({
      parts: z.strictObject(all(fitParts, text)),
      ...all(["fits", "near", "unknown"], counted),
      misses: z.strictObject(all(fitParts, wordings)),
      but: text,
      ...all(standings, wordings),
    }),
    moment: z.strictObject(
      all(
        [
          "repeated",
          "competitor",
          "own",
          "asks",
          "evaluates",
          "elsewhere",
          "private",
          "perhaps",
          "ordinary",
          "silent",
        ],
        wordings,
      ),
    ),
    opener: z.strictObject({
      /** What takes up a question, or a statement with or without a quote, or comes to the topic of an opinion. */
      hooks: z.strictObject(all(["question", "quote", "unquoted", "topic"], wordings)),
      questions: z.strictObject(
        all(
          ["question", "asks", "addressed", "evaluates", "states_problem", "shares_experience", "unsure"],
          wordings,
        ),
      ),
      leads: wordings,
      frames: wordings,
    }),
    points: z.strictObject({
      said: z.strictObject(all(spoken, wordings)),
      levels: z.strictObject(all(seniorities, wordings)),
      caveats: z.strictObject(all(["industry", "size"], wordings)),
      ...all(["unsaid", "next", "role", "subject", "untitled", "employerUnknown", "levelUnknown"], wordings),
      ...all(["competitor", "own", "repeated", "context"], wordings),
    }),
  });
}

/** `work/<language>.yaml`: what each function answers for, the topics of posts, and questions about both. */
export function workSchema(filters: Filters) {
  const texts = z.array(z.string().min(1)).nonempty();
  const questions = z.array(wordingSchema(filters)).nonempty();
  return z.strictObject({
    roles: z.strictObject(all(personas, z.strictObject({ areas: texts, questions }))),
    topics: z.strictObject(all(topicIds, z.strictObject({ noun: z.string().min(1), questions: texts }))),
  });
}

const wordingSchema = (filters: Filters) =>
  z.string().transform((text, context) => {
    try {
      return readWording(text, filters);
    } catch (error) {
      context.addIssue({ code: "custom", message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

type Phrases = z.infer<ReturnType<typeof phrasesSchema>>;
export type FitPhrases = Phrases["fit"];
export interface Phrasebook extends Phrases, z.infer<ReturnType<typeof workSchema>> {
  grammar: Grammar;
}

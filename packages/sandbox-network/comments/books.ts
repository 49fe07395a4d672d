/** All comments of the sandbox world, by language, from `data/comments`. */
import { z } from "zod";
import { type WrittenLanguage, writtenLanguages } from "../languages";
import { dataFile, dataFiles, texts } from "../read-data";
import { type Topic, topics } from "../topics";

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

/** The comments of one language, labeled by their author with what they mean. */
export const commentBook = dataFiles("comments", () => {
  const meaning = z.enum(commentMeanings);
  return z.strictObject({
    /** They fit under any post about work. */
    general: z.record(meaning, texts()),
    /** Congratulations and jokes under posts without a topic; all of them are filler. */
    smallTalk: texts(),
    /** They fit under posts on this topic only. */
    topics: z.partialRecord(z.enum(topics), z.partialRecord(meaning, texts())),
  });
});

/** Prompt-injection attempts. They must affect nothing except the displayed text. */
export const injections = dataFile("comments/injections.yaml", texts);

export interface LabeledComment {
  text: string;
  meaning: CommentMeaning;
  language: WrittenLanguage;
  /** Null if it fits under posts on any topic. */
  topic: Topic | null;
}

/** Every comment that can occur, with what it means. Adapters never expose the meaning. */
export function listComments(): LabeledComment[] {
  return writtenLanguages.flatMap((language) => {
    const book = commentBook(language);
    return [
      ...labelAll(language, null, book.general),
      ...labelAll(language, null, { filler: book.smallTalk }),
      ...(Object.entries(book.topics) as [Topic, typeof book.general][]).flatMap(([topic, byMeaning]) =>
        labelAll(language, topic, byMeaning),
      ),
    ];
  });
}

function labelAll(
  language: WrittenLanguage,
  topic: Topic | null,
  byMeaning: Partial<Record<CommentMeaning, readonly string[]>>,
): LabeledComment[] {
  return commentMeanings.flatMap((meaning) =>
    (byMeaning[meaning] ?? []).map((text) => ({ text, meaning, language, topic })),
  );
}

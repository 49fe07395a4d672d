/** A row of `data/answers` as the input of a writer. */
import type { EngagementKind, Language, Meaning } from "@/db/vocabulary";
import type { Words, WordsInput } from "@/lib/words/writer";
import { wordsInput } from "./words-input";

export interface AnswerRow {
  lang: Language;
  kind: string;
  input: {
    language: Language;
    person: WordsInput["person"];
    company: WordsInput["company"];
    source: WordsInput["source"];
    post: { author: string; text: string; postedAt: string };
    engagement: {
      kind: EngagementKind | null;
      meaning: Meaning;
      text: string | null;
      reactionType: string | null;
      at: string;
    };
    timesSeen: number;
    role: { seniority: string; persona: string };
    fit: { criterion: string; value: string | null; reason: string; points: number; weight: number }[];
  };
  answer: Words;
}

export function inputOfRow({ input }: AnswerRow): WordsInput {
  const { post, engagement, fit, role, ...rest } = input;
  const made = wordsInput({
    ...rest,
    post: { ...post, postedAt: new Date(post.postedAt) },
    engagement: { ...engagement, at: new Date(engagement.at) },
  });
  const reasons = fit.map(({ criterion, ...factor }) => ({ ...factor, label: criterion }));
  return {
    ...made,
    score: {
      ...made.score,
      ...role,
      receipt: { ...made.score.receipt, fit: reasons },
    } as WordsInput["score"],
  };
}

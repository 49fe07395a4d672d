/** The port for writing a signal's texts: by rules, or by a language model with the same interface. */
import type { EngagementKind, Language, Meaning, SourceType } from "@/db/vocabulary";
import type { Score } from "@/lib/judgement/strength/score";

export interface WordsInput {
  /** The language that the texts are written in, as `languageToWriteIn` chooses it. */
  language: Language;
  person: { name: string; title: string | null; location: string | null };
  company: { name: string; industry: string | null; employeeCount: number | null } | null;
  source: { type: SourceType; displayName: string };
  post: { author: string; text: string; postedAt: Date };
  /** `kind` null means that the person wrote the post. */
  engagement: {
    kind: EngagementKind | null;
    meaning: Meaning;
    text: string | null;
    reactionType: string | null;
    at: Date;
  };
  /** How many times the person engaged within the merge window, including this one. */
  timesSeen: number;
  score: Score;
}

export interface Words {
  whyItMatters: string;
  suggestedOpener: string;
  /** Exactly three. */
  talkingPoints: string[];
}

/** The texts with the writer that produced them, and what the calls to a vendor cost; 0 for both by rules. */
export interface Written extends Words {
  writtenBy: string;
  costCents: number;
  calls: number;
}

export interface Writer {
  readonly id: string;
  write(input: WordsInput): Promise<Written>;
  /** The same for the same input, so that an answer is paid once. Absent if writing costs nothing. */
  keyOf?(input: WordsInput): string;
}

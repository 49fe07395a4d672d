/** All comments of the sandbox world, by language. */
import type { Language } from "../countries";
import type { Topic } from "../topics/topic";
import { type CommentBook, type CommentMeaning, commentMeanings } from "./comment";
import { dutchComments } from "./dutch";
import { englishComments } from "./english";
import { frenchComments } from "./french";
import { germanComments } from "./german";
import { italianComments } from "./italian";
import { portugueseComments } from "./portuguese";
import { spanishComments } from "./spanish";

export const commentBooks = {
  en: englishComments,
  de: germanComments,
  fr: frenchComments,
  es: spanishComments,
  it: italianComments,
  nl: dutchComments,
  pt: portugueseComments,
} satisfies Partial<Record<Language, CommentBook>>;

/** The languages of posts and comments; people have more. */
export type WrittenLanguage = keyof typeof commentBooks;

export const isWritten = (language: Language): language is WrittenLanguage => language in commentBooks;

export interface LabeledComment {
  text: string;
  meaning: CommentMeaning;
  language: WrittenLanguage;
  /** Null if it fits under posts on any topic. */
  topic: Topic | null;
}

/** Every comment that can occur, with what it means. Adapters never expose the meaning. */
export function listComments(): LabeledComment[] {
  const books = Object.entries(commentBooks) as [WrittenLanguage, CommentBook][];
  return books.flatMap(([language, { general, byTopic, smallTalk }]) => [
    ...labelAll(language, null, general),
    ...labelAll(language, null, { filler: smallTalk }),
    ...(Object.entries(byTopic) as [Topic, typeof general][]).flatMap(([topic, texts]) =>
      labelAll(language, topic, texts),
    ),
  ]);
}

function labelAll(
  language: WrittenLanguage,
  topic: Topic | null,
  texts: Partial<Record<CommentMeaning, readonly string[]>>,
): LabeledComment[] {
  return commentMeanings.flatMap((meaning) =>
    (texts[meaning] ?? []).map((text) => ({ text, meaning, language, topic })),
  );
}

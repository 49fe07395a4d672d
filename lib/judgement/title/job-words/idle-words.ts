import { readLists } from "@/lib/judgement/text/word-lists";

/** Words of titles that say nothing of the job: articles, prepositions, forms, and words of official lists. */
export const idleTitleWords: ReadonlySet<string> = new Set(
  readLists("title/idle-words.txt", ["words"]).words,
);

import { readLists } from "@/lib/judgement/text/word-lists";

/** Words and phrases that look like a specialty but name none; written as in the word lists. */
export const namesNothing = readLists("title/name-no-specialty.txt", ["words"]).words;

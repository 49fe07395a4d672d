/** Words inside titles that say nothing of the work, by where they are left out. */
import { readLists } from "@/lib/judgement/text/word-lists";

export const titleSmallWords = readLists("title/small-words.txt", [
  "phrases",
  "specialties",
  "joiners",
  "wanted",
]);

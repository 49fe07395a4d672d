import { readLists } from "@/lib/judgement/text/word-lists";

/**
 * Words of seven languages that name the same kind of beginner, in the form of `wordsOf`, as a phrase of an exclusion
 * list says them. A star stands for any ending, or at the front for any beginning.
 */
const groups = readLists("title/same-roles.txt", ["intern", "apprentice", "student", "freelancer"]);

const patterns = Object.entries(groups).map(
  ([name, words]) => [name, new RegExp(`^(?:${words.join("|").replaceAll("*", "\\p{L}*")})$`, "u")] as const,
);

/** The kinds of beginner, or freelancer, that a word names. */
export const roleGroupsOf = (word: string): string[] =>
  patterns.flatMap(([name, pattern]) => (pattern.test(word) ? [name] : []));

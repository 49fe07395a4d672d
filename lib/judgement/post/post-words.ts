/** What posts are about: patterns as in `word-matcher.ts`. */
import { readLists } from "@/lib/judgement/text/word-lists";

const lists = readLists("post/kinds.txt", ["business", "job_ad", "greeting", "empty"]);

/** Words of business talk, in the languages of posts. */
export const businessWords = lists.business;

/** Job openings: they address applicants, not buyers. */
export const jobAdWords = lists.job_ad;

/** Greetings, year-end thanks, holidays, birthdays and new jobs: friendly, but no sign of a need. */
export const greetingWords = lists.greeting;

/** Words of an ICP that name no topic of a post. */
export const wordsWithoutTopic = lists.empty;

/** The words that decide how comments are quoted, from `data/words/quotes.txt`. */
import { readAllLanguages } from "@/lib/judgement/text/language-words";

const lists = readAllLanguages("quotes.txt", [
  ...(["addressed", "conjunctions", "interrogatives", "pointers", "questions", "replies"] as const),
]);

const conjunctions = lists.conjunctions.join("|");
/** A start of a text up to its last comma, dash, bracket or conjunction. */
export const clause = new RegExp(
  `^(.*\\S)(?:\\s?[,;:–—]\\s|\\s[(-]|\\s(?=(?:${conjunctions})\\s)).*…$`,
  "iu",
);

/** Whether a sentence begins with a word that points to the one before it. */
export const pointsBack = (sentence: string): boolean =>
  lists.pointers.includes(/^\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? "");

const question = new RegExp(`^[¿¡"'\\s]*(?:${lists.questions.join("|")})(?![\\p{L}\\p{N}])`, "iu");

/** Whether a sentence asks something: by its end, or by how it begins. */
export const isQuestion = (sentence: string): boolean => sentence.endsWith("?") || question.test(sentence);

const addressed = new Set(lists.addressed);
const interrogatives = new Set(lists.interrogatives);

/** Whether a question asks somebody ("you") for what they know or think, and not only whether something is so. */
export function asksSomebody(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((word) => addressed.has(word)) && words.some((word) => interrogatives.has(word));
}

const replies = lists.replies.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("|");
const mention = new RegExp(`^(?:\\p{Lu}[\\p{L}'’-]+\\s){2,3}(?=(?:${replies})(?![\\p{L}\\p{N}]))`, "u");

/** What follows the name of the person who is answered, which some networks put there without a sign. */
export const withoutMention = (plain: string): string => plain.replace(mention, "");

/** Small grammar that several languages share. */
import { cutQuote } from "../cut-quote";
import type { Filters } from "./wording";

export interface PostFacts {
  whose: "own" | "competitor" | "other" | "written";
  author: string | null;
  /** The topic's noun phrase; null if not recognized. */
  topic: string | null;
}

/** What a language says by rules and not by phrases. */
export interface Grammar {
  locale: string;
  quote(text: string): string;
  list(words: readonly string[]): string;
  /** The greeting and the sentence after it, which begins in lower case. */
  greet(name: { first: string; full: string }, rest: string): string;
  refersBy: "first" | "full";
  /** Whether a sentence after a colon begins in upper case. */
  capitalAfterColon: boolean;
  people(count: string, isOne: boolean): string;
  at(company: string): string;
  post(facts: PostFacts): string;
  where(facts: PostFacts): string;
  yours(facts: PostFacts): string;
  inYours(facts: PostFacts): string;
  /** What the language's phrases ask for by name. */
  filters: Filters;
}

/** The beginning of what somebody wrote, in quotation marks. Null for none. */
export const quoteStart = (text: string | null, { quote }: Grammar, max = Number.POSITIVE_INFINITY) =>
  text ? quote(cutQuote(text, max)) : null;

/** A function that joins words into a list: `a, b and c`. */
export function joinList(comma: string, and: string): (words: readonly string[]) => string {
  return (words) =>
    words.length < 2 ? words.join("") : `${words.slice(0, -1).join(comma)}${and}${words.at(-1)}`;
}

/** A topic after its preposition; nothing if the topic is not known. */
export function aboutTopic(preposition: string, topic: string | null): string {
  return topic === null ? "" : `${preposition}${topic}`;
}

/** The first letter in upper case, also behind an opening quotation mark or `¿`. */
export function capitalize(sentence: string): string {
  return sentence.replace(
    /^([¿¡„“«"\s]*)(\p{Ll})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  );
}

/** Ends a sentence with a period unless it has an end or leads on by a colon, behind a closing quotation mark too. */
export function close(sentence: string): string {
  return /[.!?…:](?:[”“’)]|\s?»)?$/u.test(sentence) ? sentence : `${sentence}.`;
}

/** What ends with a vowel before a vowel: French `d’Anna`, but `de Tom`. H and Y are left alone, they vary. */
export function elide(full: string, short: string, name: string): string {
  return /^[aeiouàâäéèêëîïôöûüœæ]/iu.test(name) ? `${short}${name}` : `${full}${name}`;
}

/** The contraction of a preposition with the article of a noun phrase: `di` + `il prezzo` → `del prezzo`. */
export function contract(
  preposition: string,
  forms: Readonly<Record<string, string>>,
  phrase: string,
): string {
  for (const [article, form] of Object.entries(forms)) {
    if (phrase.startsWith(article)) return `${form}${phrase.slice(article.length)}`;
  }
  return `${preposition} ${phrase}`;
}

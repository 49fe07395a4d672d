/** Sentences in people's own words that say where a purchase stands: a budget, a tender, a contract or a date. Pure. */
import { type Language, languages } from "@/db/vocabulary";
import { type Terms, withLists } from "@/lib/judgement/text/word-lists";
import { findSentence } from "./sentences";

const parts = ["words", "decisions", "before", "dates"] as const;
const entries = Object.fromEntries(languages.map((language) => [language, {}])) as Record<Language, object>;

/** In lower case, one of them is enough; of `decisions`, `before` and `dates`, one of each in this order. */
const rules = Object.values(withLists("intelligence/purchases.txt", entries, parts)).flatMap(
  ({ words, decisions, before, dates }) => [
    patternOf(words),
    ...(decisions.length > 0 ? [patternOf(decisions, before, dates)] : []),
  ],
);

/** One term of each list, side by side, as whole words; a star lets the last one go on. */
function patternOf(...lists: readonly Terms[]): RegExp {
  const terms = lists.map((list) => `(?:${list.map(patternOfTerm).join("|")})`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${terms.join(" ")}`, "u");
}

function patternOfTerm(term: string): string {
  const end = term.endsWith("*") ? "" : "(?![\\p{L}\\p{N}])";
  return `${term.replace("*", "").replaceAll("'", "['’]")}${end}`;
}

/** The sentence that says where a purchase stands, shortened; null if none does. */
export const findPurchaseWords = (text: string | null): string | null => findSentence(text, rules, 180);

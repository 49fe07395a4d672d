/** Sentences in people's own words that say where a purchase stands: a budget, a tender, a contract or a date. Pure. */
import { languages } from "@/db/vocabulary";
import { readLists, type Terms } from "@/lib/judgement/text/word-lists";
import { findSentence } from "./sentences";

const { dates, ...words } = readLists("reports/purchases.txt", [...languages, "dates"]);

const pattern = oneOf(Object.values(words).flat()).replaceAll("{date}", oneOf(dates));
const rules = [new RegExp(`(?<![\\p{L}\\p{N}])${pattern}`, "u")];

/** One of the terms up to the end of a word, unless a star lets it go on. */
function oneOf(terms: Terms): string {
  const patterns = terms.map((term) => {
    const end = /[*}]$/.test(term) ? "" : "(?![\\p{L}\\p{N}])";
    return `${term.replace("*", "").replaceAll("'", "['’]")}${end}`;
  });
  return `(?:${patterns.join("|")})`;
}

/** The sentence that says where a purchase stands, shortened; null if none does. */
export const findPurchaseWords = (text: string | null): string | null => findSentence(text, rules, 180);

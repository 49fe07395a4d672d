import { wordsOf } from "@/lib/judgement/text/normalize-text";
import { readLists } from "@/lib/judgement/text/word-lists";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";

/** Words of people who work on their own account, and phrases that only look like them. */
const lists = readLists("title/independent.txt", ["looks_alike", "independent"]);

const findIndependent = compileWords([
  ...rulesFrom(lists.looks_alike, null),
  ...rulesFrom(lists.independent, true),
]);

/** What every pattern of the lists starts with or holds: most titles hold none of it, and this is the hot path. */
const mayBeIndependent = new RegExp(
  [
    "fre[ei]|fra[ck]t|sel[bf]|selv|interim|solo|contract|coach|ind[eéi]p|hire|extern|unabh|einzel",
    "entrepreneur|compte|lib[eéè]r|transition|partag|aut[oóôò]nom|cuenta|partita|temporary|zzp|zelfst",
    "baas|conta|egenf",
  ].join("|"),
  "i",
);

/**
 * Whether a title or headline says that someone works on their own account: freelance, fractional, interim, a
 * consultant for hire, a coach. Such people offer services more often than they buy. Pure.
 */
export function isIndependent(text: string): boolean {
  return mayBeIndependent.test(text) && findIndependent(wordsOf(text)).some(({ tag }) => tag === true);
}

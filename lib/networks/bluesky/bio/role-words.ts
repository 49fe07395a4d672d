/** Words that name an occupation, in all languages, folded: lower case, without diacritics. */
import { bioTerms, oneOf } from "./bio-words";

const areas = oneOf(bioTerms("areas"));
const complete = oneOf(bioTerms("complete_roles"));
const plain = `chief (?:[\\p{L}&-]+ ){1,4}officer|${oneOf(bioTerms("roles"))}`;
const loose = oneOf(bioTerms("loose_roles"));

const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "u");
const startsWith = (pattern: string) => new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])`, "u");

export const completeRole = word(complete);
const plainRole = word(plain);
const leads = [
  "lead|leading|heading|running|run|managing|manage|heading up",
  "leite|leitet|dirige|lidero|dirijo|guido|lidera|dirige",
].join("|");
const areaRole = word(
  `(?:${areas})(?: [\\p{L}&/-]+)? (?:lead|leader|head|principal|associate|partner|owner)|lead (?:${areas})` +
    `|(?:i |ich |je |yo |io |ik |eu )?(?:${leads}) (?:the |our |el |la |il |o |a )?(?:${areas})`,
);
export const looseRole = word(loose);
export const startsWithArea = startsWith(areas);

const onlyAreas = new RegExp(`^(?:(?:${areas})(?:,? (?:&|and|und|et|y|e|en) |[ /,]+|$))+$`, "u");

/** Whether folded text names work areas and nothing else, as in `Revenue Operations @ Acme`. */
export const isArea = (folded: string): boolean => folded.length <= 60 && onlyAreas.test(folded);

/** Whether a short folded text ends like the name of someone who does something: `Bioinformatician`, `Buchhalterin`. */
export const isAgent = (folded: string): boolean =>
  /^(?:[\p{L}&/-]+ ){0,4}\p{L}{3,}(?:ician|ologist|ist|eer|or|er|ant|ent|ian|ier|eur|euse|iere|ador|adora|tore|trice|istin|erin|orin|aar|iste|ista)$/u.test(
    folded,
  ) &&
  !/^(?:a |an )?(?:lover|believer|dreamer|follower|supporter|dinner|summer|winter|forever|customer|event|student council)$/.test(
    folded,
  );

/** Whether folded text names an occupation by itself. */
export const namesRole = (folded: string): boolean =>
  completeRole.test(folded) || plainRole.test(folded) || areaRole.test(folded);

/** Where the first occupation begins in folded text; -1 if there is none. */
export function findRole(folded: string): number {
  const starts = [completeRole, plainRole, areaRole].map((pattern) => folded.search(pattern));
  const found = starts.filter((start) => start >= 0);
  return found.length === 0 ? -1 : Math.min(...found);
}

/** Folds text for these patterns without changing its length in words. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/[’`´]/g, "'")
    .replace(/(?<=\p{L}{3})(?:[:*_·.]|\/-?|\(-?)(?:innen|in|trice|rice|euse|ne|ra|e|a)\)?(?!\p{L})/gu, "");

import { type Terms, withLists } from "@/lib/judgement/text/word-lists";

/** How the words of one specialty, what a job is about, count beside those of others: finer than a function. */
interface SpecialtyFlags {
  /** This work is done for other fields ("IT recruiter", "sales controller"): those count less beside it. */
  leads?: true;
  /** A whole function: it counts less beside a finer part of it ("IT infrastructure"). */
  broad?: true;
  /** What is done within any other work ("HR operations"): it counts little beside it. */
  general?: true;
}

/**
 * Patterns as in `word-matcher.ts`; small words (of, de, für) may stand in them and are dropped as in titles. `^` and
 * `$` are the beginning and the end of a role: `^ principal $` is a role of this one word.
 */
export interface SpecialtyEntry extends SpecialtyFlags {
  /** Words that name this work and no other; also what is as clear as its level is not: "chief claims officer". */
  words: Terms;
  /** Words that also name other work ("revenue manager"): they count less, for every specialty that lists them. */
  hints: Terms;
}

/** The specialties of one field, with their words from `data/words/title/specialties`. */
export function readField<Id extends string>(
  field: string,
  specialties: Readonly<Record<Id, SpecialtyFlags>>,
): Record<Id, SpecialtyEntry> {
  return withLists(`title/specialties/${field}.txt`, specialties, ["words", "hints"]);
}

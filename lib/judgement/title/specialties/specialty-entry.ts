/**
 * The words of one specialty: what a job is about, finer than a function. Written in the form of `normalizeText`
 * with patterns as in `word-matcher.ts`; small words (of, de, für) may stand in them and are dropped as in titles.
 * `^` and `$` are the beginning and the end of a role: `^ principal $` is a role of this one word.
 */
export interface SpecialtyEntry {
  /** Words that name this work and no other; also what is as clear as its level is not: "chief claims officer". */
  words: string;
  /** Words that also name other work ("revenue manager"): they count less, for every specialty that lists them. */
  hints?: string;
  /** This work is done for other fields ("IT recruiter", "sales controller"): those count less beside it. */
  leads?: true;
  /** A whole function: it counts less beside a finer part of it ("IT infrastructure"). */
  broad?: true;
  /** What is done within any other work ("HR operations"): it counts little beside it. */
  general?: true;
}

export type SpecialtyField = Readonly<Record<string, SpecialtyEntry>>;

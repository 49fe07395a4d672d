/**
 * One industry group and its names in seven languages. Names are written in the form of `normalizeText`, without
 * the small words that `splitName` drops (and, of, de, für), with patterns as in `word-matcher.ts`.
 */
export interface IndustryEntry {
  /** Shown to customers. */
  label: string;
  /** Broader groups: a company of this group belongs to them too. */
  parents?: readonly string[];
  /** Groups whose companies buy and work alike, in both directions. */
  near?: readonly string[];
  /** Names that are found anywhere in an industry's name. */
  words: string;
  /** Names that say too little inside a longer one ("IT", "Handel"): they must fill a part of the name. */
  whole?: string;
}

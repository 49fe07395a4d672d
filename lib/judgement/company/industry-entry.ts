import { type Terms, withLists } from "@/lib/judgement/text/word-lists";

/** One industry group. */
interface IndustryGroup {
  /** Shown to customers. */
  label: string;
  /** Broader groups: a company of this group belongs to them too. */
  parents?: readonly string[];
  /** Groups whose companies buy and work alike, in both directions. */
  near?: readonly string[];
}

/**
 * A group with its names in seven languages: patterns as in `word-matcher.ts`, without the small words that
 * `splitIndustry` drops (and, of, de, für).
 */
export interface IndustryEntry extends IndustryGroup {
  /** Names that are found anywhere in an industry's name. */
  words: Terms;
  /** Names that say too little inside a longer one ("IT", "Handel"): they must fill a part of the name. */
  whole: Terms;
}

/** The groups of one sector, with their names from `data/words/company/industries`. */
export function readSector<Id extends string>(
  sector: string,
  groups: Readonly<Record<Id, IndustryGroup>>,
): Record<Id, IndustryEntry> {
  return withLists(`company/industries/${sector}.txt`, groups, ["words", "whole"]);
}

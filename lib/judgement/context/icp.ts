/** The ideal customer profile as used for scoring. Empty lists and nulls mean "no preference". */
export interface Icp {
  minEmployees: number | null;
  maxEmployees: number | null;
  /** Industry names as people write them, for example "Software Development". */
  targetIndustries: string[];
  /** Job titles as people write them, in any language. */
  targetTitles: string[];
  /** Functions: values of `personas`, or free text that is parsed into them. */
  targetPersonas: string[];
  /** Values of `seniorities`, or free text that is parsed into them ("VP", "C-Level"). */
  targetSeniority: string[];
  /** Titles and industries that are never a signal, as whole phrases. */
  excludedTitles: string[];
  excludedIndustries: string[];
  /** Free text. Sentences such as "Only dentists" limit who fits; see `understandContext`. */
  additionalContext: string | null;
}

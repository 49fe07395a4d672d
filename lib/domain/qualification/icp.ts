/** The ideal customer profile as the scoring reads it. Empty lists and nulls mean "no preference". */
export interface Icp {
  minEmployees: number | null;
  maxEmployees: number | null;
  /** Industry names as people write them, for example "Software Development". */
  targetIndustries: string[];
  /** Job titles as people write them, any language. */
  targetTitles: string[];
  /** Functions: values of `personas`, or free words that are read as such. */
  targetPersonas: string[];
  /** Values of `seniorities`, or free words that are read as such ("VP", "C-Level"). */
  targetSeniority: string[];
  additionalContext: string | null;
}

import type { Icp } from "@/lib/judgement/context/icp";

/** An ICP that names nothing. */
export const emptyIcp: Icp = {
  minEmployees: null,
  maxEmployees: null,
  targetIndustries: [],
  targetTitles: [],
  targetPersonas: [],
  targetSeniority: [],
  excludedTitles: [],
  excludedIndustries: [],
  additionalContext: null,
};

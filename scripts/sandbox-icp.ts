/** Whom the company of the sandbox sells to: the demo workspace and the sample of the API look for the same people. */
export const sandboxIcp = {
  minEmployees: 50,
  maxEmployees: 2_000,
  targetIndustries: ["Software Development", "IT Services"],
  targetTitles: ["VP Sales", "Head of Revenue Operations", "Chief Revenue Officer", "Head of Marketing"],
  targetPersonas: ["sales", "revenue_operations", "marketing"],
  targetSeniority: ["lead", "director", "executive"],
  additionalContext: "Teams that sell to businesses and want to act on buying signals sooner.",
};

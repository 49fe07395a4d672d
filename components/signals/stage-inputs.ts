/** Query inputs for the progress of a workspace without signals, shared by server and browser. */
export const stageInputs = {
  overview: { query: { days: "90" } },
  sources: { query: { period: "all" } },
} as const;

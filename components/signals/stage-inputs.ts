/** What is asked to tell how far a workspace without signals came; the server and the browser ask the same. */
export const stageInputs = {
  overview: { query: { days: "90" } },
  sources: { query: { period: "all" } },
} as const;

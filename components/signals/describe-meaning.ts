import type { Meaning } from "@/db/vocabulary";

/** What evidence says, as a label. */
export const meaningLabels = {
  asks: "Asks about solutions",
  evaluates: "Evaluates solutions",
  states_problem: "States a problem",
  shares_experience: "Shares experience",
  agrees: "Agrees",
  filler: "No content",
  reacts: "Reacts",
  sells: "Sells",
  seeks_job: "Looks for a job",
} as const satisfies Record<Meaning, string>;

/** Whether evidence shows a need of the person's own. */
export const isStrongMeaning = (meaning: Meaning): boolean =>
  meaning === "asks" || meaning === "evaluates" || meaning === "states_problem";

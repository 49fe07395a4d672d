import { type Meaning, needMeanings } from "@/db/vocabulary";

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
  refuses: "Wants no contact",
} as const satisfies Record<Meaning, string>;

/** The same in one word, for a row. */
export const meaningMarks = {
  asks: "Asks",
  evaluates: "Evaluates",
  states_problem: "Problem",
  shares_experience: "Experience",
  agrees: "Agrees",
  filler: "Wrote",
  reacts: "Reacts",
  sells: "Sells",
  seeks_job: "Job search",
  refuses: "Refuses",
} as const satisfies Record<Meaning, string>;

/** Whether evidence shows a need of the person's own. */
export const isStrongMeaning = (meaning: Meaning): boolean => needMeanings.some((one) => one === meaning);

interface Reading {
  meaning: Meaning | null;
  meaningProbability: number | null;
  otherMeaning: Meaning | null;
}

/** Probability below which another meaning may be likelier, so that a figure would say the opposite of the label. */
const unsureBelow = 0.5;

/**
 * What a text reads as and how likely, "Asks about solutions, 91 %" or "Agrees (unsure)", and what another reader made
 * of it.
 */
export function describeReading({ meaning, meaningProbability, otherMeaning }: Reading): string {
  if (!meaning || meaning === "reacts") return "";
  const other = otherMeaning ? `; the other reader: ${meaningLabels[otherMeaning].toLowerCase()}` : "";
  return `${meaningLabels[meaning]}${describeProbability(meaningProbability)}${other}`;
}

function describeProbability(probability: number | null): string {
  if (probability === null) return "";
  return probability < unsureBelow ? " (unsure)" : `, ${Math.round(probability * 100)} %`;
}

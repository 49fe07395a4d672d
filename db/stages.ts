/** What the stages of a signal are called and mean. Safe in a browser. */
import { type SignalStage, signalStages } from "./vocabulary";

/** What the stages of a signal are called unless the workspace names them. */
export const builtInStageNames: Record<SignalStage, string> = {
  new: "New",
  working: "Working",
  contacted: "Contacted",
  won: "Won",
  not_a_fit: "Not a fit",
};

/** What a stage says of how it went: still worked on, or how it ended. */
export const stageOutcomes = {
  new: "open",
  working: "open",
  contacted: "open",
  won: "won",
  not_a_fit: "lost",
} as const satisfies Record<SignalStage, string>;

/** The stages in which somebody still works a signal. */
export const openStages: readonly SignalStage[] = signalStages.filter(
  (stage) => stageOutcomes[stage] === "open",
);

/** The stages before anybody wrote to the person, and those that show that somebody did. */
export const uncontactedStages: readonly SignalStage[] = ["new", "working"];
export const contactedStages: readonly SignalStage[] = ["contacted", "won"];

/** The stages by what they say of a company with several signals, from the least to the most. */
export const companyStages: readonly SignalStage[] = [
  ...signalStages.filter((stage) => stageOutcomes[stage] === "lost"),
  ...signalStages.filter((stage) => stageOutcomes[stage] !== "lost"),
];

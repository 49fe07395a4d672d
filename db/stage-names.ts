import type { SignalStage } from "./vocabulary";

/** What the stages of a signal are called unless the workspace names them. Safe in a browser. */
export const builtInStageNames: Record<SignalStage, string> = {
  new: "New",
  working: "Working",
  contacted: "Contacted",
  won: "Won",
  not_a_fit: "Not a fit",
};

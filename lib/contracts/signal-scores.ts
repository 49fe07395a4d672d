/** How many signals have which strength and fit. */
import { z } from "zod";
import { Fit, Strength } from "./fields";
import { fitStep } from "./fit-steps";
import { member, operation } from "./operation";
import { SignalFilters } from "./signal-filters";

/** All filters but those that the counts are chosen by. */
export const SignalScoreFilters = SignalFilters.omit({
  minScore: true,
  maxScore: true,
  minIcp: true,
  maxIcp: true,
});
export type SignalScoreFilters = z.infer<typeof SignalScoreFilters>;

export const SignalScores = z
  .object({
    cells: z
      .array(z.object({ strength: Strength, fitFrom: Fit, fitTo: Fit, count: z.int() }))
      .describe(
        `Signals of one strength and of a fit from \`fitFrom\` to \`fitTo\`, in steps of ${fitStep} points. Cells without any are left out.`,
      ),
    /** How many signals have no fit; they are in no cell. */
    withoutFit: z.int(),
  })
  .meta({ id: "SignalScores" });
export type SignalScores = z.infer<typeof SignalScores>;

export const countSignalScores = operation({
  id: "countMySignalScores",
  method: "GET",
  path: "/api/me/signals/scores",
  summary: "Count signals by strength and fit",
  auth: member("active"),
  query: SignalScoreFilters,
  response: SignalScores,
});

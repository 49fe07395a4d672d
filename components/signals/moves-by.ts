import { type SignalStage, signalStages } from "@/db/vocabulary";
import type { SignalItem } from "@/lib/contracts/signals";

/** Where a step along the stages leads signals, by the stage that they reach; those at the end stay where they are. */
export function movesBy<S extends Pick<SignalItem, "stage">>(
  signals: readonly S[],
  step: 1 | -1,
): { stage: SignalStage; signals: S[] }[] {
  return signalStages
    .map((stage, at) => {
      const from = signalStages[at - step];
      return { stage, signals: signals.filter((signal) => signal.stage === from) };
    })
    .filter((move) => move.signals.length > 0);
}

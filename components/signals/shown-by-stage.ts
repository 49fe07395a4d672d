import type { SignalItem } from "@/lib/contracts/signals";

/** Whether the mark of the signal's stage says who handles the person: who moved the signal to it. */
export const isShownByStage = ({
  id,
  handling,
  stage,
}: Pick<SignalItem, "id" | "handling" | "stage">): boolean =>
  handling !== null &&
  handling.signalId === id &&
  (handling.how === stage || (handling.how === "closed" && stage === "not_a_fit")) &&
  handling.how !== "working";

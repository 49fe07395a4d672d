import type { AppliedTagRow } from "@/db/queries/signal-tags";
import type { Signal } from "@/db/queries/signals";
import { hours } from "@/lib/clock";
import type { SignalFacts } from "@/lib/destinations/routing";

type RoutedSignal = Pick<
  Signal,
  "type" | "strength" | "icpScore" | "sourceType" | "classification" | "occurredAt"
>;

/** The facts of a signal and its tags that routing checks; its age is calculated for `at`. */
export function factsOf(
  signal: RoutedSignal,
  input: { tags: readonly AppliedTagRow[]; at: Date },
): SignalFacts {
  const { type, strength, icpScore, sourceType, classification, occurredAt } = signal;
  return {
    signalType: type,
    ...{ strength, icpScore, sourceType, classification },
    tags: input.tags.map((tag) => tag.valueId),
    ageHours: (input.at.getTime() - occurredAt.getTime()) / hours(1),
  };
}

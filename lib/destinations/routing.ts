import type { Classification, SignalType, SourceType } from "@/db/vocabulary";
import type { Routing } from "@/lib/contracts/routing";

/** What routing looks at. */
export interface SignalFacts {
  strength: number;
  icpScore: number | null;
  signalType: SignalType;
  sourceType: SourceType;
  classification: Classification | null;
  /** Ids of the tag values that are applied. */
  tags: readonly string[];
  /** Hours since what the signal tells of happened. */
  ageHours: number;
}

/** Whether a destination is sent this signal by itself: the mode is `auto` and every filter that is set matches. */
export function matchesRouting(routing: Routing, signal: SignalFacts): boolean {
  return (
    routing.mode === "auto" &&
    signal.strength >= (routing.minStrength ?? 0) &&
    (routing.minIcp === undefined || (signal.icpScore ?? -1) >= routing.minIcp) &&
    accepts(routing.signalTypes, [signal.signalType]) &&
    accepts(routing.sourceTypes, [signal.sourceType]) &&
    accepts(routing.classifications, signal.classification ? [signal.classification] : []) &&
    accepts(routing.tags, signal.tags) &&
    (routing.maxAgeHours === undefined || signal.ageHours <= routing.maxAgeHours)
  );
}

/** A filter that is absent or empty accepts all; any other, a signal that has one of its values. */
function accepts<T>(wanted: readonly T[] | undefined, present: readonly T[]): boolean {
  return !wanted || wanted.length === 0 || present.some((value) => wanted.includes(value));
}

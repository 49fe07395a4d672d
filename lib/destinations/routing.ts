import type { Classification, SignalType, SourceType } from "@/db/vocabulary";
import type { Routing } from "@/lib/contracts/routing";

/** The signal facts that routing filters use. */
export interface SignalFacts {
  strength: number;
  icpScore: number | null;
  signalType: SignalType;
  sourceType: SourceType;
  classification: Classification | null;
  /** IDs of the applied tag values. */
  tags: readonly string[];
  /** Hours since the event behind the signal. */
  ageHours: number;
}

/** Whether this signal is sent automatically: the mode is `auto` and every filter that is set matches. */
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

/** Whether giving a signal this tag may be what makes it match. */
export const namesTag = (routing: Routing, valueId: string): boolean =>
  routing.mode === "auto" && (routing.tags ?? []).includes(valueId);

/** A missing or empty filter accepts everything; otherwise one value has to match. */
function accepts<T>(wanted: readonly T[] | undefined, present: readonly T[]): boolean {
  return !wanted || wanted.length === 0 || present.some((value) => wanted.includes(value));
}

/** Evidence that a person is interested: how pieces of it compare, and which one leads a signal. Pure. */

import type { EngagementKind, Meaning } from "@/db/vocabulary";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { kindWeight, meaningWeight } from "../weights";

/** One piece of evidence, read. */
export interface Evidence {
  meaning: Meaning;
  /** 0-1: how likely it has this meaning; null if that is not known. */
  probability: number | null;
  /** What the less strict of two readers read, if they disagree. */
  other?: Meaning | undefined;
  kind: EngagementKind | "post";
  at: Date;
}

/** A stored probability, which has single precision, as it was read. */
export const inHundredths = (probability: number | null): number | null =>
  probability === null ? null : Math.round(probability * 100) / 100;

type Kind = Pick<Evidence, "meaning" | "kind">;

/** The stricter of two readings: one that rejects the person, else the one that shows less interest. */
export function stricterOf(a: Meaning, b: Meaning): Meaning {
  if (isUnwanted(a) || isUnwanted(b)) return isUnwanted(a) ? a : b;
  return meaningWeight[b] < meaningWeight[a] ? b : a;
}

/** Compares how strong two pieces are, without their age: by meaning, then authorship over comment over reaction. */
export function compareStrength(a: Kind, b: Kind): number {
  return (
    Number(isUnwanted(b.meaning)) - Number(isUnwanted(a.meaning)) ||
    meaningWeight[a.meaning] - meaningWeight[b.meaning] ||
    kindWeight[a.kind] - kindWeight[b.kind]
  );
}

/** Sorts evidence, the one that leads last: the strongest, and among equals the newest. */
export function compareEvidence(a: Evidence, b: Evidence): number {
  return compareStrength(a, b) || a.at.getTime() - b.at.getTime();
}

/** The lead evidence: the strongest piece, and among equals the newest. Undefined for an empty list. */
export function findLead<T extends Evidence>(evidence: readonly T[]): T | undefined {
  return evidence.reduce<T | undefined>(
    (lead, one) => (lead && compareEvidence(one, lead) <= 0 ? lead : one),
    undefined,
  );
}

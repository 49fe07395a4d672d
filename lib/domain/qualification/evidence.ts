/** Evidence that a person is interested: how pieces of it compare, and which one leads a signal. Pure. */
import type { EngagementKind, Meaning } from "@/db/vocabulary";

/** One piece of evidence, read. */
export interface Evidence {
  meaning: Meaning;
  kind: EngagementKind | "post";
  at: Date;
}

/**
 * How much interest a meaning shows, 0-4; judgement specification, section 1. It is also the points that the meaning
 * adds to a signal's strength.
 */
export const meaningWeight: Record<Meaning, number> = {
  asks: 4,
  evaluates: 4,
  states_problem: 3,
  shares_experience: 2,
  agrees: 1,
  filler: 0,
  reacts: 0,
  sells: 0,
  seeks_job: 0,
};

const kindWeight: Record<Evidence["kind"], number> = { post: 2, comment: 1, reaction: 0 };

/** Whether a meaning rejects the person: they offer something, or look for a job. */
export const isUnwanted = (meaning: Meaning): meaning is "sells" | "seeks_job" =>
  meaning === "sells" || meaning === "seeks_job";

/** Compares how strong two pieces are, without their age: by meaning, then authorship over comment over reaction. */
export function compareStrength(a: Omit<Evidence, "at">, b: Omit<Evidence, "at">): number {
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

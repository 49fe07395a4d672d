import type { Seniority } from "@/db/vocabulary";

/** The levels that make purchase decisions. */
export const deciders: readonly Seniority[] = ["lead", "director", "executive"];

/** Whether people at a level make purchase decisions. */
export const decides = (seniority: Seniority | null): boolean =>
  seniority !== null && deciders.includes(seniority);

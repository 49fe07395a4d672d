import type { Seniority } from "@/db/vocabulary";

/** The levels of those who decide on what is bought. */
export const deciders: readonly Seniority[] = ["lead", "director", "executive"];

/** Whether people of a level decide on what is bought. */
export const decides = (seniority: Seniority | null): boolean =>
  seniority !== null && deciders.includes(seniority);

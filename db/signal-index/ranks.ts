import { type Column, desc, type SQL, sql } from "drizzle-orm";
import { signals } from "../schema";
import type { SignalSort } from "../vocabulary";

/** A score that a list is sorted by, highest first. Signals with the same score are sorted newest first. */
export interface Rank {
  column: Column;
  /** The attribute whose bitmaps store who reaches each number. */
  attribute: string;
  highest: number;
  /** Scores are counted in bands of this size until the page's start is passed, and one by one from there. */
  band: number;
}

/** How each sort orders signals: by ordinal, by the time of what the person did, or by a score. */
export const ranks = {
  newest: "found",
  engaged: "engaged",
  strength: { column: signals.strength, attribute: "strength", highest: 10, band: 1 },
  fit: { column: signals.icpScore, attribute: "icp", highest: 100, band: 10 },
} satisfies Record<SignalSort, Rank | "found" | "engaged">;

/** Ordinals follow the time of creation. */
export const newestFirst = desc(signals.ordinal);

/** The order of rows of `signals`. */
export function rowOrder(sort: SignalSort): SQL[] {
  const rank = ranks[sort];
  if (rank === "found") return [newestFirst];
  if (rank === "engaged") return [desc(signals.occurredAt), newestFirst];
  return [sql`${rank.column} desc nulls last`, newestFirst];
}

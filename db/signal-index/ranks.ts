import type { Column } from "drizzle-orm";
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

/** How each sort ranks signals; null if only their age matters. */
export const ranks = {
  newest: null,
  strength: { column: signals.strength, attribute: "strength", highest: 10, band: 1 },
  fit: { column: signals.icpScore, attribute: "icp", highest: 100, band: 10 },
} satisfies Record<SignalSort, Rank | null>;

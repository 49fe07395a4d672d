import type { Column } from "drizzle-orm";
import { signals } from "../schema";
import type { SignalSort } from "../vocabulary";

/** A score that a list is sorted by, highest first; signals of one score are sorted by age, newest first. */
export interface Rank {
  column: Column;
  /** The attribute whose bitmaps say who reaches each number. */
  attribute: string;
  highest: number;
  /** Scores are counted in bands of so many until a page's start is passed, and from there one by one. */
  band: number;
}

/** How each sort ranks signals; null where their age alone decides. */
export const ranks = {
  newest: null,
  strength: { column: signals.strength, attribute: "strength", highest: 10, band: 1 },
  fit: { column: signals.icpScore, attribute: "icp", highest: 100, band: 10 },
} satisfies Record<SignalSort, Rank | null>;

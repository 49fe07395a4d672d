/** The picture of strength and fit: its cells, and what choosing one filters by. Pure. */
import { fitRange, fitStep, fitSteps } from "@/lib/contracts/fit-steps";
import type { SignalScores } from "@/lib/contracts/signal-scores";

/** The filters by strength and fit; null where there is none. */
export interface ScoreRange {
  minScore: number | null;
  maxScore: number | null;
  minIcp: number | null;
  maxIcp: number | null;
}

/** From the top down. */
export const strengths = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

export const anyScore: ScoreRange = { minScore: null, maxScore: null, minIcp: null, maxIcp: null };

/** Signals rarely have less fit than this: columns below it show only if one has. */
const usualFit = 50;

/** The columns, by the least fit of each. */
export function columnsOf({ cells }: SignalScores): number[] {
  const least = Math.min(usualFit, ...cells.map(({ fitFrom }) => fitFrom));
  return Array.from({ length: fitSteps }, (_, step) => step * fitStep).filter((from) => from >= least);
}

/** Counts by strength and fit. */
export function countsOf({ cells }: SignalScores): (strength: number, fit: number) => number {
  const counts = new Map(cells.map(({ strength, fitFrom, count }) => [`${strength} ${fitFrom}`, count]));
  return (strength, fit) => counts.get(`${strength} ${fit}`) ?? 0;
}

/** The filters of one strength, one column of fit, or both. */
export const rangeOf = ({ strength, fit }: { strength?: number; fit?: number }): ScoreRange => ({
  minScore: strength ?? null,
  maxScore: strength ?? null,
  minIcp: fit ?? null,
  maxIcp: fit === undefined ? null : fitRange(fit / fitStep).to,
});

/** Whether the filters by strength, if there are any, show this one. */
export const showsStrength = ({ minScore, maxScore }: ScoreRange, strength: number): boolean =>
  (minScore !== null || maxScore !== null) && strength >= (minScore ?? 1) && strength <= (maxScore ?? 10);

/** Whether the filters by fit, if there are any, show all of a column. */
export const showsFit = ({ minIcp, maxIcp }: ScoreRange, fit: number): boolean =>
  (minIcp !== null || maxIcp !== null) &&
  fit >= (minIcp ?? 0) &&
  fitRange(fit / fitStep).to <= (maxIcp ?? 100);

export const isSame = (a: ScoreRange, b: ScoreRange): boolean =>
  a.minScore === b.minScore && a.maxScore === b.maxScore && a.minIcp === b.minIcp && a.maxIcp === b.maxIcp;

/** How dark a cell is, from 0 for none to 4: by the root of its share, so that small counts differ too. */
export const shadeOf = (count: number, most: number): 0 | 1 | 2 | 3 | 4 =>
  shades[count > 0 ? Math.max(1, Math.ceil(Math.sqrt(count / most) * 4)) : 0] ?? 4;
const shades = [0, 1, 2, 3, 4] as const;

/** Where an arrow key leads from a place in rows and columns, or null if the key is another. */
export function nextPlace(
  key: string,
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number },
): Place | null {
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(rows - 1, row + 1), column };
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(columns - 1, column + 1) };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: columns - 1 };
    default:
      return null;
  }
}

export interface Place {
  row: number;
  column: number;
}

import { describe, expect, it } from "vitest";
import type { SignalScores } from "@/lib/contracts/signal-scores";
import {
  anyScore,
  columnsOf,
  countsOf,
  isSame,
  nextPlace,
  rangeOf,
  shadeOf,
  showsFit,
  showsStrength,
} from "./score-grid";

const cell = (strength: number, fitFrom: number, count: number) => ({
  strength,
  fitFrom,
  fitTo: fitFrom === 95 ? 100 : fitFrom + 4,
  count,
});
const scores: SignalScores = { cells: [cell(8, 75, 12), cell(3, 95, 1)], withoutFit: 2 };

describe("the columns of the picture", () => {
  it("begin at a fit of 50 and end with 95 to 100", () => {
    expect(columnsOf(scores)).toEqual([50, 55, 60, 65, 70, 75, 80, 85, 90, 95]);
    expect(columnsOf({ cells: [], withoutFit: 0 })).toHaveLength(10);
  });

  it("begin lower if a signal has less fit", () => {
    expect(columnsOf({ ...scores, cells: [...scores.cells, cell(2, 40, 1)] })[0]).toBe(40);
  });
});

it("counts the signals of a cell, none where the answer has no cell", () => {
  const countAt = countsOf(scores);
  expect([countAt(8, 75), countAt(3, 95), countAt(8, 95)]).toEqual([12, 1, 0]);
});

describe("choosing", () => {
  it("a cell asks for one strength and one step of fit; the last step includes 100", () => {
    expect(rangeOf({ strength: 8, fit: 75 })).toEqual({ minScore: 8, maxScore: 8, minIcp: 75, maxIcp: 79 });
    expect(rangeOf({ strength: 3, fit: 95 })).toEqual({ minScore: 3, maxScore: 3, minIcp: 95, maxIcp: 100 });
  });

  it("a row or a column leaves the other free", () => {
    expect(rangeOf({ strength: 8 })).toEqual({ ...anyScore, minScore: 8, maxScore: 8 });
    expect(rangeOf({ fit: 75 })).toEqual({ ...anyScore, minIcp: 75, maxIcp: 79 });
  });
});

it("a row or a column is marked only if filters show all of it, and only if there are any", () => {
  expect([showsStrength(anyScore, 8), showsFit(anyScore, 75)]).toEqual([false, false]);
  expect([6, 7, 10].map((strength) => showsStrength({ ...anyScore, minScore: 7 }, strength))).toEqual([
    false,
    true,
    true,
  ]);
  expect([6, 7, 10].map((strength) => showsStrength(rangeOf({ strength: 7 }), strength))).toEqual([
    false,
    true,
    false,
  ]);
  expect([75, 80].map((fit) => showsFit({ ...anyScore, minIcp: 77 }, fit))).toEqual([false, true]);
  expect([75, 70].map((fit) => showsFit({ ...anyScore, maxIcp: 77 }, fit))).toEqual([false, true]);
  expect(showsFit({ ...anyScore, maxIcp: 99 }, 95)).toBe(false);
});

it("the same filters are recognized, others are not", () => {
  expect(isSame(rangeOf({ fit: 75 }), { ...anyScore, minIcp: 75, maxIcp: 79 })).toBe(true);
  for (const name of ["minScore", "maxScore", "minIcp", "maxIcp"]) {
    expect(isSame(anyScore, { ...anyScore, [name]: 5 })).toBe(false);
  }
});

it("shades none, any and most differently", () => {
  expect([0, 1, 25, 56, 100].map((count) => shadeOf(count, 100))).toEqual([0, 1, 2, 3, 4]);
  expect(shadeOf(1, 1)).toBe(4);
});

it("arrow keys move by a cell and stop at the edges; other keys do nothing", () => {
  const size = { rows: 11, columns: 3 };
  const from = { row: 0, column: 1 };
  expect(nextPlace("ArrowUp", from, size)).toEqual(from);
  expect(nextPlace("ArrowDown", from, size)).toEqual({ row: 1, column: 1 });
  expect(nextPlace("ArrowDown", { row: 10, column: 1 }, size)).toEqual({ row: 10, column: 1 });
  expect(nextPlace("ArrowLeft", { row: 2, column: 0 }, size)).toEqual({ row: 2, column: 0 });
  expect(nextPlace("ArrowRight", from, size)).toEqual({ row: 0, column: 2 });
  expect(nextPlace("ArrowRight", { row: 0, column: 2 }, size)).toEqual({ row: 0, column: 2 });
  expect(nextPlace("Home", { row: 2, column: 2 }, size)).toEqual({ row: 2, column: 0 });
  expect(nextPlace("End", { row: 2, column: 0 }, size)).toEqual({ row: 2, column: 2 });
  expect(nextPlace("Enter", from, size)).toBeNull();
});

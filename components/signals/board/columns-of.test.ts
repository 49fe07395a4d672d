import { describe, expect, it } from "vitest";
import type { SignalStage } from "@/db/vocabulary";
import type { SignalItem } from "@/lib/contracts/signals";
import { columnsOf } from "./columns-of";

type Row = Pick<SignalItem, "id" | "stage" | "strength" | "icpScore" | "createdAt" | "engagedAt">;

const row = (id: string, stage: SignalStage, strength: number): Row => ({
  ...{ id, stage, strength, icpScore: null },
  ...{ createdAt: "2026-11-28T00:00:00.000Z", engagedAt: "2026-11-28T00:00:00.000Z" },
});
const column = (stage: SignalStage, total: number | undefined, ...rows: Row[]) => ({ stage, total, rows });
const shown = (loaded: ReturnType<typeof column>[], unlisted: Row[] = []) =>
  columnsOf(loaded, unlisted, "strength").map(({ total, cards }) => [total, ...cards.map(({ id }) => id)]);

describe("the columns of the board", () => {
  it("show their own pages, each signal once", () => {
    const [a, b] = [row("a", "new", 9), row("b", "new", 5)];
    expect(shown([column("new", 30, a, b, b), column("won", 0)])).toEqual([[30, "a", "b"], [0]]);
  });

  it("show a moved signal where it belongs, and count it there", () => {
    const moved = row("moved", "won", 7);
    const loaded = [column("new", 30, row("a", "new", 9), moved)];
    const won = column("won", 2, row("x", "won", 8), row("y", "won", 6));
    expect(shown([...loaded, won])).toEqual([
      [29, "a"],
      [3, "x", "moved", "y"],
    ]);
  });

  it("keep a signal that no page has while the pages are read again", () => {
    const loaded = [column("new", 0), column("won", 0)];
    expect(shown(loaded, [row("moved", "won", 7)])).toEqual([[0], [1, "moved"]]);
  });

  it("count nothing before their first page is there", () => {
    expect(shown([column("new", undefined), column("won", 1, row("a", "new", 9))])).toEqual([
      [undefined],
      [0],
    ]);
  });
});

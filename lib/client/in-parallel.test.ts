import { describe, expect, it } from "vitest";
import { inParallel } from "./in-parallel";

describe("inParallel", () => {
  it("processes every item and collects failures separately", async () => {
    const ended: number[] = [];
    const { done, refused } = await inParallel(
      [1, 2, 3, 4, 5, 6],
      async (item) => {
        if (item % 3 === 0) throw new Error(`no ${item}`);
        return item * 10;
      },
      (count) => ended.push(count),
    );
    expect(done.map(({ answer }) => answer).sort()).toEqual([10, 20, 40, 50]);
    expect(refused.map(({ item }) => item).sort()).toEqual([3, 6]);
    expect(ended).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("has at most four calls in progress", async () => {
    let running = 0;
    let most = 0;
    await inParallel(Array.from({ length: 20 }), async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    });
    expect(most).toBe(4);
  });

  it("does nothing without items", async () => {
    expect(await inParallel([], async () => 1)).toEqual({ done: [], refused: [] });
  });
});

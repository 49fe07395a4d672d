import { expect, it } from "vitest";
import { mapInSlices } from "./map-in-slices";

it("maps in order, and lets others in between after each slice of time", async () => {
  let time = 0;
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  const mapped = await mapInSlices(
    [1, 2, 3, 4, 5, 6],
    (n) => {
      // Each takes half a slice.
      time += 2.5;
      seen.push(turns);
      return n * 2;
    },
    () => time,
  );
  done = true;
  expect(mapped).toEqual([2, 4, 6, 8, 10, 12]);
  expect(seen[0]).toBe(seen[1]);
  expect(seen[2]).toBeGreaterThan(seen[1] ?? 0);
  expect(seen[4]).toBeGreaterThan(seen[3] ?? 0);
});

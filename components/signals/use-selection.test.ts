import { describe, expect, it } from "vitest";
import { rangeBetween } from "./use-selection";

describe("rangeBetween", () => {
  const ids = ["a", "b", "c", "d"];
  it.each([
    ["b", "d", ["b", "c", "d"]],
    ["d", "b", ["b", "c", "d"]],
    ["c", "c", ["c"]],
    ["gone", "b", ["b"]],
  ])("from %s to %s", (from, to, expected) => {
    expect(rangeBetween(ids, from, to)).toEqual(expected);
  });
});

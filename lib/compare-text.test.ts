import { expect, it } from "vitest";
import { compareText } from "./compare-text";

it("sorts texts by their characters' codes, and leaves equal ones in their order", () => {
  expect(["b", "a", "", "ab", "B", "é"].toSorted(compareText)).toEqual(["", "B", "a", "ab", "b", "é"]);
  expect([compareText("a", "b"), compareText("b", "a"), compareText("a", "a")]).toEqual([-1, 1, 0]);
});

import { expect, it } from "vitest";
import { describeWeeks } from "./describe-weeks";

it.each([
  [[9, 9, 9, 9, 1, 2, 3, 4, 0, 0, 0, 1], "1 signal in the last 4 weeks, 10 in the 4 before"],
  [Array<number>(12).fill(0), "0 signals in the last 4 weeks, 0 in the 4 before"],
])("describes the weeks %j", (weeks, expected) => {
  expect(describeWeeks(weeks)).toBe(expected);
});

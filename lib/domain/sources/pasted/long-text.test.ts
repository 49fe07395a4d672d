/** Text that is as long as the API takes, and made to be read slowly: others wait while a server reads it. */
import { expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { createSandbox } from "@/lib/networks/sandbox";
import { readPasted } from "./read-pasted";

const network = createSandbox({ clock: fixedClock("2026-03-02T12:00:00Z") });
const length = 100_000;

// Time that grows with the square of the length would be half a minute here: the runner's limit is the assertion.
it.each([
  [".", "b"],
  [",", "b"],
  ["a,", "b"],
  ["word ", "b"],
  ["[ ", "b"],
  ["<", "b"],
  ["<a ", "b"],
  ["- ", "b"],
  ["–", "b"],
  ['"', "b"],
  ["\u200B", "b"],
  ["@.", "@"],
  ["[a](b)", "b"],
  ["in/ada ", "b"],
  ["a@b.example,", "b"],
  ['"a",', "b"],
])("is read to its end without reading a part again and again: %j", (unit, end) => {
  const text = `a${unit.repeat(length)}`.slice(0, length - 1) + end;
  let asked = 0;
  const readAddress = (input: string) => {
    asked += input.length;
    return network.readAddress(input);
  };
  const entries = readPasted(text, { ...network, readAddress }, "keywords");
  expect(new Set(entries.map(({ line }) => line))).toEqual(new Set([1]));
  expect(asked).toBeLessThanOrEqual(length);
});

it("is read as a table of many columns and rows", () => {
  const text = `${"url,".repeat(length / 10)}\n${"a\n".repeat(length / 4)}`;
  expect(readPasted(text, network, "keywords")).toHaveLength(length / 4 + 1);
});

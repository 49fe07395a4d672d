import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { instrument } from "./instrument";

/** The value of an expression, computed with the notes in it, and the mutants that were noted. */
function evaluate(expression: string): { value: unknown; seen: string[] } {
  const seen: string[] = [];
  const appendFileSync = (_log: string, line: string) => seen.push(line.trim());
  const process = { getBuiltinModule: () => ({ appendFileSync }) };
  return { value: runInNewContext(instrument(`result = ${expression};`, "m", "log"), { process }), seen };
}

it.each<[string, unknown, string[]]>([
  ["'a' && 'b'", "b", ["m0"]],
  ["1 + 2 * 3", 7, ["m0", "m1", "m2", "m3", "m4"]],
  ["false && 3", false, ["m0"]],
  ["'a' < 'b'", true, []],
  ["'a' <= 'a'", true, ["m0"]],
  ["Math.max(...[4])", 4, ["m0", "m1"]],
  ["[].every((one) => one > 3)", true, ["m0"]],
  ["[3].some((one) => one >= 3)", true, ["m1", "m0", "m3", "m2"]],
  ["(({ 0: a }) => a)({ 0: 5 })", 5, ["m2"]],
])("notes which mutants of %s change a value", (expression, value, seen) => {
  expect(evaluate(expression)).toEqual({ value, seen });
});

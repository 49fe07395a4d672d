import { expect, it } from "vitest";
import { listMutants } from "./list-mutants";

const apply = (text: string): string[] =>
  listMutants(text).map(
    ({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
  );

it.each<[string, string[]]>([
  ["const a = 3;", ["const a = 4;"]],
  ["const a = 0.8;", ["const a = 0.9;"]],
  ["f(a >= b);", ["f(a > b);"]],
  ["f(a && b);", ["f(a || b);"]],
  ["list.every(is);", ["list.some(is);"]],
  ["Math.min(a, b);", ["Math.max(a, b);"]],
  ["type A = 3; interface B { c: 4 }", []],
  ['import { a } from "b";', []],
])("%s", (text, mutants) => {
  expect(apply(text)).toEqual(mutants);
});

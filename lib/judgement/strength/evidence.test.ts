import { expect, it } from "vitest";
import type { Meaning } from "@/db/vocabulary";
import { compareStrength, stricterOf } from "./evidence";

it.each([
  ["post", "comment"],
  ["comment", "reaction"],
  ["post", "reaction"],
] as const)("of equal meanings, a %s leads before a %s", (more, less) => {
  const [a, b] = [more, less].map((kind) => ({ kind, meaning: "agrees" as const }));
  if (!a || !b) throw new Error("Two pieces are compared");
  expect(compareStrength(a, b)).toBeGreaterThan(0);
  expect(compareStrength(b, a)).toBeLessThan(0);
});

it.each<[Meaning, Meaning, Meaning]>([
  ["asks", "agrees", "agrees"],
  ["agrees", "asks", "agrees"],
  ["asks", "sells", "sells"],
  ["refuses", "asks", "refuses"],
  ["agrees", "filler", "filler"],
  ["asks", "evaluates", "asks"],
])("of %s and %s, %s is the stricter", (a, b, expected) => {
  expect(stricterOf(a, b)).toBe(expected);
});

import { expect, it } from "vitest";
import type { Meaning } from "@/db/vocabulary";
import { compareEvidence, compareStrength, findLead, inHundredths, stricterOf } from "./evidence";

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
  ["sells", "refuses", "sells"],
  ["filler", "sells", "sells"],
  ["sells", "filler", "sells"],
])("of %s and %s, %s is the stricter", (a, b, expected) => {
  expect(stricterOf(a, b)).toBe(expected);
});

/** From weak to strong: each leads before all that stand above it. */
const ordered = [
  { meaning: "sells", kind: "reaction", day: 9 },
  { meaning: "sells", kind: "post", day: 1 },
  { meaning: "reacts", kind: "reaction", day: 9 },
  { meaning: "filler", kind: "comment", day: 9 },
  { meaning: "agrees", kind: "comment", day: 9 },
  { meaning: "agrees", kind: "post", day: 1 },
  { meaning: "shares_experience", kind: "comment", day: 9 },
  { meaning: "states_problem", kind: "comment", day: 1 },
  { meaning: "states_problem", kind: "comment", day: 2 },
  { meaning: "asks", kind: "comment", day: 1 },
] as const;
const pieces = ordered.map(({ day, ...rest }) => ({
  ...rest,
  probability: 1,
  at: new Date(Date.UTC(2026, 0, day)),
}));

it("leads with the strongest piece, and among equals with the newest", () => {
  expect([...pieces].reverse().sort(compareEvidence)).toEqual(pieces);
  expect(findLead(pieces)).toBe(pieces.at(-1));
  expect(findLead([...pieces].reverse())).toBe(pieces.at(-1));
  expect(findLead([])).toBeUndefined();
});

it("keeps the first of two equal pieces", () => {
  const [a, b] = [{ ...pieces[0] }, { ...pieces[0] }] as [(typeof pieces)[0], (typeof pieces)[0]];
  expect(findLead([a, b])).toBe(a);
});

it("gives a stored probability in hundredths", () => {
  expect([null, 0.6800000071525574, 0.995].map(inHundredths)).toEqual([null, 0.68, 1]);
});

import { expect, it } from "vitest";
import { stemOf, stemsOf } from "./stems";

it.each([
  ["CRM", "crm"],
  ["Team", "team"],
  ["teams", "team"],
  ["Budget", "budg"],
  ["budgets", "budge"],
  ["forecast", "foreca"],
  ["forecasting", "foreca"],
  ["Größe", "gros"],
])("the stem of %s is %s", (word, stem) => expect(stemOf(word)).toBe(stem));

it("takes words and numbers of four characters, and numbers apart at their separators", () => {
  expect([...stemsOf("The team of 1,200 at Brightloop spent 2025 on Q3 plans")]).toEqual([
    ...["team", "bright", "spen", "2025", "plan"],
  ]);
});

import { expect, it } from "vitest";
import { costOf, findPrices } from "./prices";

it.each([
  ["gpt-5-nano", 5, 40],
  ["gpt-5-mini-2025-08-07", 25, 200],
  ["gpt-5-2025-08-07", 125, 1_000],
  ["gpt-4.1-nano", 10, 40],
  ["gpt-4.1-mini", 40, 160],
  ["gpt-4.1-2025-04-14", 200, 800],
  ["gpt-4o-mini-2024-07-18", 15, 60],
  ["gpt-4o-2024-11-20", 250, 1_000],
  ["claude-haiku-4-5-20251001", 100, 500],
  ["claude-sonnet-4-5", 300, 1_500],
  ["claude-sonnet-4-20250514", 300, 1_500],
  ["claude-opus-4-5", 500, 2_500],
])("a million tokens of %s cost %d cents to read and %d to write", (model, input, output) => {
  expect(findPrices(model)).toEqual({ input, output });
});

it.each(["gpt-4o-realtime", "gpt-4o-2024x", "gpt-5-123", "my-gpt-5", "gpt"])("%s has no price", (model) =>
  expect(findPrices(model)).toBeNull(),
);

it("charges what is read and what is written", () => {
  expect(costOf({ input: 100, output: 500 }, { input: 900, output: 200 })).toBe(0.19);
});

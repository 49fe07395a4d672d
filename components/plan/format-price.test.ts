import { expect, test } from "vitest";
import { formatCents, largestSaving, yearlySaving } from "./format-price";

test("shows cents only if there are any", () => {
  expect(formatCents(4_900, "usd")).toBe("$49");
  expect(formatCents(4_905, "usd")).toBe("$49.05");
  expect(formatCents(120_000, "usd")).toBe("$1,200");
});

test("compares a year with twelve months", () => {
  const starter = { priceCents: 9_900, annualPriceCents: 95_000 };
  const monthly = { priceCents: 9_900, annualPriceCents: null };
  expect(yearlySaving(starter)).toBe(20);
  expect(yearlySaving(monthly)).toBe(0);
  expect(yearlySaving({ priceCents: 100, annualPriceCents: 1_300 })).toBe(0);
  expect(largestSaving([monthly, starter])).toBe(20);
});

import { describe, expect, it } from "vitest";
import type { CreditBurn } from "@/lib/contracts/credits";
import { burnDown } from "./burn-down";

const burn = (
  balances: (number | null)[],
  perDay: number,
  exhaustedAt: string | null = null,
): CreditBurn => ({
  days: balances.map((balance, n) => ({ date: `2026-11-${25 + n}`, bundles: [], balance })),
  forecast: { perDay, days: 3, exhaustedAt },
});
const shown = (...input: Parameters<typeof burnDown>) =>
  burnDown(...input).map(({ date, left, forecast }) => `${date.slice(5)} ${left} ${forecast}`);

describe("the balance over time", () => {
  it("goes on at the forecast's rate, as many days ahead as behind, joined at today", () => {
    expect(shown(burn([100, 90, 80, 70], 10), null)).toEqual([
      "11-25 100 null",
      "11-26 90 null",
      "11-27 80 null",
      "11-28 70 70",
      "11-29 null 60",
      "11-30 null 50",
      "12-01 null 40",
      "12-02 null 30",
    ]);
  });

  it("ends where nothing is left, on the day that the forecast names", () => {
    expect(shown(burn([40, 30, 23], 10, "2026-11-29T22:00:00.000Z"), null).slice(2)).toEqual([
      "11-27 23 23",
      "11-28 null 13",
      "11-29 null 0",
    ]);
  });

  it("ends with the period, when credits are granted again", () => {
    expect(shown(burn([100, 90, 80], 10), "2026-11-28T09:00:00.000Z").slice(2)).toEqual([
      "11-27 80 80",
      "11-28 null 70",
    ]);
  });

  it("has no forecast if nothing is used or nothing is left, and is empty without a limit", () => {
    expect(shown(burn([100, 100], 0), null)).toEqual(["11-25 100 null", "11-26 100 null"]);
    expect(shown(burn([10, 0], 10), null)).toEqual(["11-25 10 null", "11-26 0 null"]);
    expect(shown(burn([null, null], 10), null)).toEqual([]);
  });
});

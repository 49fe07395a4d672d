import { expect, test } from "vitest";
import { describeForecast } from "./describe-forecast";

const at = { today: "2026-11-24", balance: 900, periodEnd: "2026-12-24T00:00:00.000Z" };

test("says when credits run out and what that assumes", () => {
  const forecast = { perDay: 32, days: 14, exhaustedAt: "2026-12-09T12:00:00.000Z" };
  expect(describeForecast(forecast, at)).toBe(
    "At the average of the last 14 days, 32 credits a day, they run out on December 9, 2026.",
  );
});

test("says today on the very day", () => {
  const forecast = { perDay: 32, days: 14, exhaustedAt: "2026-11-24T18:00:00.000Z" };
  expect(describeForecast(forecast, at)).toContain("they run out today.");
});

test("says that they last if the period ends first, or if there is none", () => {
  const forecast = { perDay: 1, days: 1, exhaustedAt: null };
  expect(describeForecast(forecast, at)).toBe(
    "At today's rate, 1 credit a day, they last until the period ends.",
  );
  expect(describeForecast(forecast, { ...at, periodEnd: null })).toContain("they don't run out");
});

test("forecasts nothing without use, a balance or a limit", () => {
  expect(describeForecast({ perDay: 0, days: 30, exhaustedAt: null }, at)).toContain("no forecast yet");
  const forecast = { perDay: 5, days: 7, exhaustedAt: null };
  expect(describeForecast(forecast, { ...at, balance: 0 })).toContain("No credits are left");
  expect(describeForecast(forecast, { ...at, balance: null })).toContain("has no limit");
});

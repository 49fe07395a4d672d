import { describe, expect, it } from "vitest";
import { describeAge, describeDuration } from "./describe-age";

const format = { zone: "UTC", locale: "en-US" };
const now = Date.parse("2026-03-10T12:00:00.000Z");

describe("describeAge", () => {
  it.each([
    ["2026-03-10T11:59:30.000Z", "just now"],
    ["2026-03-10T12:00:20.000Z", "just now"],
    ["2026-03-10T11:55:00.000Z", "5 min ago"],
    ["2026-03-10T09:00:00.000Z", "3 h ago"],
    ["2026-03-08T12:00:00.000Z", "2 d ago"],
    ["2026-02-24T12:00:00.000Z", "2 w ago"],
    ["2025-12-10T12:00:00.000Z", "3 mo ago"],
    ["2024-03-10T12:00:00.000Z", "2 y ago"],
    ["2026-03-10T18:00:00.000Z", "in 6 h"],
  ])("describes %s as %s", (at, words) => {
    expect(describeAge(at, now, format)).toBe(words);
  });

  it("returns the date when the current time is unknown", () => {
    expect(describeAge("2026-03-08T12:00:00.000Z", null, format)).toBe("Mar 8, 2026");
  });

  it("does not throw on invalid dates", () => {
    expect(describeAge("soon", now, format)).toBe("unknown");
  });
});

describe("describeDuration", () => {
  it.each([
    [-5, "less than 1 min"],
    [59, "less than 1 min"],
    [60, "1 min"],
    [3_599, "59 min"],
    [86_400 * 6, "6 d"],
  ])("describes %d seconds as %s", (seconds, words) => {
    expect(describeDuration(seconds)).toBe(words);
  });
});

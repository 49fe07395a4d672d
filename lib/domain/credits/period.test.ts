import { describe, expect, it, vi } from "vitest";
import { addUtcMonths, nextPeriod } from "./period";

const at = (text: string) => new Date(`${text}T09:30:00.000Z`);

describe.each(["UTC", "America/New_York", "Pacific/Auckland"])("in a process in time zone %s", (zone) => {
  it.each([
    ["2025-11-20", 1, "2025-12-20"],
    ["2025-12-15", 1, "2026-01-15"],
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-01-31", 2, "2026-03-31"],
    // Both zones change their clocks between these dates.
    ["2026-03-01", 1, "2026-04-01"],
    ["2026-10-15", 1, "2026-11-15"],
    ["2026-08-31", 1, "2026-09-30"],
  ])("adds to %s %i months: %s at the same time of day", (from, months, to) => {
    vi.stubEnv("TZ", zone);
    expect(addUtcMonths(at(from), months)).toEqual(at(to));
  });
});

describe("nextPeriod", () => {
  it.each([
    ["when a period ends", "2026-03-10", "2026-03-10", "2026-03-10", "2026-04-10"],
    ["exactly a month late", "2026-03-10", "2026-04-10", "2026-04-10", "2026-05-10"],
    ["a few days late", "2026-03-10", "2026-03-14", "2026-03-10", "2026-04-10"],
    ["after three missed months", "2026-01-31", "2026-04-15", "2026-03-31", "2026-04-30"],
    ["across a year's end", "2025-12-31", "2026-01-01", "2025-12-31", "2026-01-31"],
  ])("contains the current time: %s", (_, lastEnd, now, periodStart, periodEnd) => {
    expect(nextPeriod(at(lastEnd), at(now))).toEqual({
      periodStart: at(periodStart),
      periodEnd: at(periodEnd),
    });
  });

  it("leaves no gap and no overlap from one renewal to the next", () => {
    let end = at("2026-01-31");
    for (let renewal = 0; renewal < 24; renewal++) {
      const period = nextPeriod(end, end);
      expect(period.periodStart).toEqual(end);
      expect(period.periodEnd.getTime()).toBeGreaterThan(end.getTime());
      end = period.periodEnd;
    }
  });
});

import { describe, expect, it } from "vitest";
import { inputDay, morningOf, snoozeTimes } from "./snooze-times";

const at = (text: string) => new Date(text);
const tokyo = "Asia/Tokyo";
const newYork = "America/New_York";

describe("times to snooze until, in the zone of the profile whatever the browser's is", () => {
  it.each([
    ["2025-11-19T15:00:00Z", "UTC", "2025-11-24T09:00:00Z"],
    ["2025-11-23T08:00:00Z", "UTC", "2025-11-24T09:00:00Z"],
    ["2025-11-24T08:00:00Z", "UTC", "2025-12-01T09:00:00Z"],
    ["2025-11-23T16:00:00Z", tokyo, "2025-12-01T09:00:00+09:00"],
    ["2025-11-24T03:00:00Z", newYork, "2025-11-24T09:00:00-05:00"],
  ])("next week, from %s in %s, is Monday %s", (now, zone, monday) => {
    expect(snoozeTimes(at(now), zone).map(({ until }) => until)[1]).toEqual(at(monday));
  });

  it("tomorrow and next month are mornings, across the end of a month", () => {
    const [tomorrow, , month] = snoozeTimes(at("2025-11-30T23:59:00Z"), "UTC");
    expect([tomorrow?.until, month?.until]).toEqual([at("2025-12-01T09:00:00Z"), at("2025-12-30T09:00:00Z")]);
  });

  it.each([
    ["2026-01-31T12:00:00Z", "UTC", "2026-02-28T09:00:00Z"],
    ["2025-12-15T12:00:00Z", "UTC", "2026-01-15T09:00:00Z"],
    ["2025-12-31T16:00:00Z", tokyo, "2026-02-01T09:00:00+09:00"],
  ])("next month, from %s in %s, is the same day or the month's last, %s", (now, zone, morning) => {
    expect(snoozeTimes(at(now), zone)[2]?.until).toEqual(at(morning));
  });

  it.each([
    ["2026-03-07T20:00:00Z", newYork, "2026-03-08T09:00:00-04:00"],
    ["2026-10-31T20:00:00Z", newYork, "2026-11-01T09:00:00-05:00"],
    ["2026-06-01T20:00:00Z", "Asia/Kathmandu", "2026-06-03T09:00:00+05:45"],
    ["2026-06-01T20:00:00Z", "Pacific/Kiritimati", "2026-06-03T09:00:00+14:00"],
  ])("tomorrow, from %s in %s, is nine there, also when clocks change", (now, zone, morning) => {
    expect(snoozeTimes(at(now), zone)[0]?.until).toEqual(at(morning));
  });

  it("accepts days to come only", () => {
    const now = at("2025-11-30T09:00:00Z");
    expect(morningOf("2025-12-01", now, "UTC")).toEqual(at("2025-12-01T09:00:00Z"));
    expect(morningOf("2025-12-01", now, tokyo)).toEqual(at("2025-12-01T09:00:00+09:00"));
    expect(["2025-11-30", "2025-11-29", "", "soon"].map((day) => morningOf(day, now, "UTC"))).toEqual(
      Array(4).fill(null),
    );
    expect(inputDay(at("2025-01-05T23:00:00Z"), tokyo)).toBe("2025-01-06");
  });
});

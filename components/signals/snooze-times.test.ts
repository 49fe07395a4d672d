import { describe, expect, it } from "vitest";
import { inputDay, morningOf, snoozeTimes } from "./snooze-times";

const at = (text: string) => new Date(text);

describe("times to snooze until", () => {
  it.each([
    ["2025-11-19T15:00:00", "2025-11-24"],
    ["2025-11-23T08:00:00", "2025-11-24"],
    ["2025-11-24T08:00:00", "2025-12-01"],
  ])("next week, from %s, is Monday %s at nine", (now, monday) => {
    expect(snoozeTimes(at(now)).map(({ until }) => until)[1]).toEqual(at(`${monday}T09:00:00`));
  });

  it("tomorrow and in 30 days are mornings, across the end of a month", () => {
    const [tomorrow, , month] = snoozeTimes(at("2025-11-30T23:59:00"));
    expect([tomorrow?.until, month?.until]).toEqual([at("2025-12-01T09:00:00"), at("2025-12-30T09:00:00")]);
  });

  it("accepts days to come only", () => {
    const now = at("2025-11-30T09:00:00");
    expect(morningOf("2025-12-01", now)).toEqual(at("2025-12-01T09:00:00"));
    expect(["2025-11-30", "2025-11-29", "", "soon"].map((day) => morningOf(day, now))).toEqual(
      Array(4).fill(null),
    );
    expect(inputDay(at("2025-01-05T23:00:00"))).toBe("2025-01-05");
  });
});

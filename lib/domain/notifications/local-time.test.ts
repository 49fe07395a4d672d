import { describe, expect, it } from "vitest";
import { endOfQuietHours, nextDigest, startOfDigest } from "./local-time";

const at = (text: string) => new Date(text);

describe("quiet hours", () => {
  const night = { from: "22:00", until: "07:00", timeZone: "Europe/Berlin" };
  it.each([
    ["2026-11-23T20:59:00Z", null],
    ["2026-11-23T21:00:00Z", "2026-11-24T06:00:00.000Z"],
    ["2026-11-24T05:59:59Z", "2026-11-24T06:00:00.000Z"],
    ["2026-11-24T06:00:00Z", null],
    // Clocks go forward at 02:00 and back at 03:00: the night is an hour shorter, and an hour longer.
    ["2026-03-28T22:00:00Z", "2026-03-29T05:00:00.000Z"],
    ["2026-10-24T21:00:00Z", "2026-10-25T06:00:00.000Z"],
  ])("from 22:00 to 07:00 in Berlin, at %s, end at %s", (moment, end) => {
    expect(endOfQuietHours(at(moment), night)?.toISOString() ?? null).toBe(end);
  });

  it("may lie within a day", () => {
    const lunch = { from: "12:00", until: "13:30", timeZone: "Asia/Kolkata" };
    expect(endOfQuietHours(at("2026-11-23T06:30:00Z"), lunch)).toEqual(at("2026-11-23T08:00:00Z"));
    expect(endOfQuietHours(at("2026-11-23T08:00:00Z"), lunch)).toBeNull();
    expect(endOfQuietHours(at("2026-11-23T06:29:59Z"), lunch)).toBeNull();
  });

  it("are none if they begin when they end", () => {
    const none = { from: "08:00", until: "08:00", timeZone: "UTC" };
    for (const hour of ["07", "08", "09"]) {
      expect(endOfQuietHours(at(`2026-11-23T${hour}:00:00Z`), none)).toBeNull();
    }
  });

  it("end after the gap if their end is skipped", () => {
    const quiet = { from: "01:00", until: "02:30", timeZone: "Europe/Berlin" };
    expect(endOfQuietHours(at("2026-03-29T00:30:00Z"), quiet)).toEqual(at("2026-03-29T01:30:00Z"));
  });
});

describe("digests", () => {
  const daily = { frequency: "daily" as const, hour: 8, timeZone: "America/New_York" };
  it.each([
    ["2026-11-23T12:59:59Z", "2026-11-23T13:00:00.000Z"],
    ["2026-11-23T13:00:00Z", "2026-11-24T13:00:00.000Z"],
    // Daylight saving time begins on this day.
    ["2026-03-07T13:00:00Z", "2026-03-08T12:00:00.000Z"],
  ])("are due daily at 8:00 in New York: after %s at %s", (moment, due) => {
    expect(nextDigest(at(moment), daily)?.toISOString()).toBe(due);
  });

  it("are due on Mondays, or never", () => {
    const weekly = { ...daily, frequency: "weekly" as const, timeZone: "UTC" };
    expect(nextDigest(at("2026-11-23T07:00:00Z"), weekly)).toEqual(at("2026-11-23T08:00:00Z"));
    expect(nextDigest(at("2026-11-23T08:00:00Z"), weekly)).toEqual(at("2026-11-30T08:00:00Z"));
    expect(nextDigest(at("2026-11-23T08:00:00Z"), { ...weekly, frequency: "off" })).toBeNull();
  });

  it("cover the local day or week before", () => {
    const timeZone = "America/New_York";
    expect(startOfDigest(at("2026-03-08T12:00:00Z"), { frequency: "daily", timeZone })).toEqual(
      at("2026-03-07T13:00:00Z"),
    );
    expect(startOfDigest(at("2026-03-09T12:00:00Z"), { frequency: "weekly", timeZone })).toEqual(
      at("2026-03-02T13:00:00Z"),
    );
  });
});

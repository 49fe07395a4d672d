import { describe, expect, it } from "vitest";
import { lastDays, utcDaysOf } from "./chart-days";

const inHours = (days: ReturnType<typeof lastDays>) =>
  days.map(({ date, start }) => `${date} ${start.toISOString().slice(5, 16)}`);

describe("the days of a chart in a time zone", () => {
  it("are as many as asked for, and end with the reader's today", () => {
    const moment = new Date("2026-11-28T23:30:00Z");
    expect(inHours(lastDays(moment, { count: 2, timeZone: "Asia/Tokyo" }))).toEqual([
      "2026-11-28 11-27T15:00",
      "2026-11-29 11-28T15:00",
    ]);
    expect(inHours(lastDays(moment, { count: 2, timeZone: "America/Los_Angeles" }))).toEqual([
      "2026-11-27 11-27T08:00",
      "2026-11-28 11-28T08:00",
    ]);
    expect(lastDays(moment, { count: 90, timeZone: "Asia/Kathmandu" })).toHaveLength(90);
  });

  it("begin at midnight there, before and after daylight saving time ends", () => {
    const moment = new Date("2026-10-26T12:00:00Z");
    expect(inHours(lastDays(moment, { count: 3, timeZone: "Europe/Berlin" }))).toEqual([
      "2026-10-24 10-23T22:00",
      "2026-10-25 10-24T22:00",
      "2026-10-26 10-25T23:00",
    ]);
  });

  it("begin after the gap where daylight saving time skips midnight", () => {
    const moment = new Date("2026-09-06T12:00:00Z");
    expect(inHours(lastDays(moment, { count: 2, timeZone: "America/Santiago" }))).toEqual([
      "2026-09-05 09-05T04:00",
      "2026-09-06 09-06T04:00",
    ]);
  });
});

it("a period of whole days touches one UTC day more", () => {
  const period = { from: new Date("2026-11-26T09:00:00Z"), to: new Date("2026-11-28T09:00:00Z") };
  expect(utcDaysOf(period).map(({ date }) => date)).toEqual(["2026-11-26", "2026-11-27", "2026-11-28"]);
});

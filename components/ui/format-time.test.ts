import { describe, expect, it } from "vitest";
import { dayIn, formatTime } from "./format-time";

const at = "2025-11-20T23:30:00.000Z";

describe("times", () => {
  it.each([
    ["UTC", "Thu, Nov 20, 2025, 11:30 PM UTC"],
    ["Europe/Berlin", "Fri, Nov 21, 2025, 12:30 AM GMT+1"],
    ["America/New_York", "Thu, Nov 20, 2025, 6:30 PM EST"],
    ["Asia/Kathmandu", "Fri, Nov 21, 2025, 5:15 AM GMT+5:45"],
  ])("are exact in %s: %s", (zone, text) => {
    expect(formatTime(at, "exact", { zone, locale: "en-US" })).toBe(text);
  });

  it("follow daylight saving time", () => {
    const times = ["2025-10-26T00:30:00Z", "2025-10-26T01:30:00Z"];
    expect(
      times.map((time) => formatTime(time, "moment", { zone: "Europe/Berlin", locale: "en-US" })),
    ).toEqual(["Oct 26, 2:30 AM GMT+2", "Oct 26, 2:30 AM GMT+1"]);
  });

  it("belong to a day of the zone", () => {
    expect(["UTC", "Asia/Tokyo", "Pacific/Honolulu"].map((zone) => dayIn(at, zone))).toEqual([
      "2025-11-20",
      "2025-11-21",
      "2025-11-20",
    ]);
  });
});

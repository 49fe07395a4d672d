import fc from "fast-check";
import { expect, it } from "vitest";
import { formatTime } from "@/components/ui/format-time";
import { timeLocaleOf } from "./time-locale";

it.each([
  [null, "en-US"],
  ["", "en-US"],
  ["*", "en-US"],
  ["en", "en-US"],
  ["en-US,en;q=0.9", "en-US"],
  ["en-GB,en;q=0.9", "en-GB"],
  ["en-AU", "en-AU"],
  ["de-DE,de;q=0.9,en;q=0.8", "en-GB-u-hc-h23"],
  ["pt-BR", "en-GB-u-hc-h23"],
  ["es-MX", "en-GB-u-hc-h12"],
  ["no language", "en-US"],
])("reads %j as %s", (header, locale) => {
  expect(timeLocaleOf(header)).toBe(locale);
});

it("writes times as the reader's country does", () => {
  const at = "2025-11-20T23:30:00.000Z";
  const moment = (header: string) =>
    formatTime(at, "moment", { zone: "Europe/Berlin", locale: timeLocaleOf(header) });
  expect(["en-US", "en-GB", "de-DE", "es-MX"].map(moment)).toEqual([
    "Nov 21, 12:30 AM GMT+1",
    "21 Nov, 00:30 CET",
    "21 Nov, 00:30 CET",
    "21 Nov, 12:30 am CET",
  ]);
});

it("is a locale that can format, whatever the header holds", () => {
  const header = fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,8}(-[A-Za-z0-9]{2,8}){0,3}$/));
  fc.assert(
    fc.property(header, (text) => {
      const format = { zone: "UTC", locale: timeLocaleOf(text) };
      expect(formatTime("2025-11-20T23:30:00.000Z", "date", format)).toMatch(/2025/);
    }),
  );
});

import { describe, expect, it } from "vitest";
import { readRetryAfter } from "./retry-after";

const at = new Date("2026-03-01T12:00:00.000Z");

describe("readRetryAfter", () => {
  it.each([
    ["0", 0],
    ["120", 120],
    [" 120 ", 120],
    ["86401", 86_400],
    ["9".repeat(400), 86_400],
    ["Sun, 01 Mar 2026 12:01:00 GMT", 60],
    ["Sun, 01 Mar 2026 11:00:00 GMT", 0],
    ["Sunday, 01-Mar-26 12:01:00 GMT", 60],
    ["Fri, 01 Jan 2100 00:00:00 GMT", 86_400],
  ])("reads %j as %i seconds", (header, seconds) => {
    expect(readRetryAfter(header, at)).toBe(seconds);
  });

  it.each([undefined, "", "soon", "-5", "1.5", "12 March", "2026-03-01T12:01:00Z", "Sun, nonsense GMT"])(
    "returns null for %j",
    (header) => {
      expect(readRetryAfter(header, at)).toBeNull();
    },
  );
});

import { describe, expect, it } from "vitest";
import { cleanCents, cleanCount } from "./clean-number";
import { cleanStart, cleanTime } from "./clean-time";

const now = new Date("2025-11-20T15:00:00Z");
const moment = "2025-11-19T10:11:12.345Z";
const ms = Date.parse(moment);

describe("a time", () => {
  it.each([
    [moment],
    ["2025-11-19T10:11:12.345678Z"],
    ["2025-11-19T10:11:12.345678901+00:00"],
    ["2025-11-19 11:11:12.345+01"],
    ["2025-11-19T08:11:12,345-0200"],
    ["2025-11-19T10:11:12.345"],
    [ms],
    [String(ms)],
    [ms / 1_000],
    [ms * 1_000 + 678],
    [`${ms}678901`],
    [new Date(ms)],
  ])("%o is the same moment", (input) => {
    expect(cleanTime(input, now)?.toISOString()).toBe(moment);
  });

  it("may have no time of day, or be in the format of mail", () => {
    expect(cleanTime("2025-11-19", now)?.toISOString()).toBe("2025-11-19T00:00:00.000Z");
    expect(cleanTime("Wed, 19 Nov 2025 10:11:12 GMT", now)?.toISOString()).toBe("2025-11-19T10:11:12.000Z");
  });

  it.each([
    ["3 days ago"],
    ["yesterday"],
    [""],
    ["2025-13-45T99:00:00Z"],
    ["0001-01-01T00:00:00Z"],
    ["1989-12-31T23:59:59Z"],
    ["2025-11-20T15:00:01Z"],
    ["+275760-09-13T00:00:00Z"],
    ["9".repeat(100_000)],
    [0],
    [-1],
    [1e300],
    [Number.NaN],
    [new Date(Number.NaN)],
    [null],
    [undefined],
    [true],
    [{}],
  ])("%o is none", (input) => {
    expect(cleanTime(input, now)).toBeNull();
  });
});

it("a career step is in the past, and in someone's working life", () => {
  const day = (text: string) => new Date(text);
  expect(cleanStart(day("1985-06-01"), now)).toEqual(day("1985-06-01"));
  for (const bad of [day("1850-01-01"), day("2026-01-01"), new Date(Number.NaN), null])
    expect(cleanStart(bad, now)).toBeNull();
});

describe("a number", () => {
  it.each([
    [12, 12],
    [12.9, 12],
    ["12", 12],
    [-0, 0],
    [-1, null],
    [2 ** 31, null],
    [1e300, null],
    [Number.POSITIVE_INFINITY, null],
    ["many", null],
    [[], null],
  ])("of things: %o is %o", (input, expected) => {
    expect(cleanCount(input)).toBe(expected === 0 ? input : expected);
  });

  it.each([
    [0.002, 0.002],
    ["0.5", 0.5],
    [-1, null],
    [1e300, null],
    [Number.NaN, null],
  ])("of cents: %o is %o", (input, expected) => {
    expect(cleanCents(input)).toBe(expected);
  });
});

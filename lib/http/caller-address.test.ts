import { describe, expect, it } from "vitest";
import { callerAddress } from "./caller-address";

const from = (forwarded?: string) =>
  callerAddress(
    new Request("http://localhost:3000/", { headers: forwarded ? { "x-forwarded-for": forwarded } : {} }),
  );

describe("the caller's address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["made up, 203.0.113.7 ", "203.0.113.7"],
    ["2001:db8::1", "2001:db8::1"],
    ["203.0.113.7, unknown", null],
    ["203.0.113.7,", null],
    ["203.0.113.7:4711", null],
    ["localhost", null],
    [undefined, null],
  ])("of X-Forwarded-For: %s is %s", (forwarded, address) => {
    expect(from(forwarded)).toBe(address);
  });
});

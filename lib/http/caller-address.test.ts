import { describe, expect, it } from "vitest";
import { callerAddress } from "./caller-address";

const from = (forwarded: string | undefined, trustedProxies: number) =>
  callerAddress(
    new Request("http://localhost:3000/", { headers: forwarded ? { "x-forwarded-for": forwarded } : {} }),
    trustedProxies,
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
  ])("from X-Forwarded-For: %s behind one proxy is %s", (forwarded, address) => {
    expect(from(forwarded, 1)).toBe(address);
  });

  it.each([
    ["198.51.100.1, 203.0.113.7, 192.0.2.1", 2, "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7, 192.0.2.1", 3, "198.51.100.1"],
    ["203.0.113.7", 2, null],
    ["203.0.113.7", 0, "203.0.113.7"],
  ])("from X-Forwarded-For: %s behind %i proxies is %s", (forwarded, trustedProxies, address) => {
    expect(from(forwarded, trustedProxies)).toBe(address);
  });
});

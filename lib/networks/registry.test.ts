import { describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { networkFromEnvironment } from "./registry";

const clock = fixedClock("2025-11-20T15:00:00Z");

describe("networkFromEnvironment", () => {
  it("returns the sandbox without a key", () => {
    expect(networkFromEnvironment({}, clock)).toMatchObject({ id: "sandbox", host: "www.network.example" });
  });

  it("returns the vendor on the configured host with a key", () => {
    const env = { HARVEST_API_KEY: "key", NETWORK_HOST: "www.network.test" };
    expect(networkFromEnvironment(env, clock)).toMatchObject({ id: "harvestapi", host: "www.network.test" });
  });

  it("says what is missing or invalid", () => {
    expect(() => networkFromEnvironment({ HARVEST_API_KEY: "key" }, clock)).toThrow(/NETWORK_HOST/);
    expect(() => networkFromEnvironment({ SANDBOX_FAULTS: "fire=1" }, clock)).toThrow(/SANDBOX_FAULTS/);
  });
});

import { describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { type NetworkEnvironment, networkFromEnvironment } from "./registry";

const clock = fixedClock("2025-11-20T15:00:00Z");
const vendor = { HARVEST_API_KEY: "key", NETWORK_HOST: "www.network.test" };
const account = { BLUESKY_HANDLE: "reader.example", BLUESKY_APP_PASSWORD: "abcd" };
const idsOf = (env: NetworkEnvironment) => networkFromEnvironment(env, clock).networks.map(({ id }) => id);

describe("networkFromEnvironment", () => {
  it("returns the sandbox without a key", () => {
    expect(networkFromEnvironment({}, clock)).toMatchObject({ id: "sandbox", host: "www.network.example" });
  });

  it("returns the vendor on the configured host with a key", () => {
    expect(networkFromEnvironment(vendor, clock)).toMatchObject({
      id: "harvestapi",
      host: "www.network.test",
    });
  });

  it.each<[NetworkEnvironment, string[]]>([
    [{ BLUESKY: true }, ["sandbox", "bluesky"]],
    [{ BLUESKY: true, ...vendor }, ["harvestapi", "bluesky"]],
    [{ BLUESKY: true, hasSandbox: false }, ["bluesky"]],
    [{ NETWORKS: [] }, ["sandbox"]],
    [{ NETWORKS: ["bluesky"] }, ["bluesky"]],
    [{ NETWORKS: ["sandbox"], BLUESKY: true }, ["sandbox"]],
    [
      { NETWORKS: ["sandbox", "bluesky", "harvestapi", "bluesky"], ...vendor },
      ["sandbox", "bluesky", "harvestapi"],
    ],
  ])("returns the chosen networks in their order: %o", (env, ids) => {
    expect(idsOf(env)).toEqual(ids);
  });

  it("can search Bluesky only with an account", () => {
    const refusalOf = (env: NetworkEnvironment) =>
      networkFromEnvironment({ NETWORKS: ["bluesky"], ...env }, clock).networks[0]?.searchRefusal;
    expect(refusalOf({})).toContain("BLUESKY_APP_PASSWORD");
    expect(refusalOf(account)).toBeNull();
  });

  it("shows the sandbox as it was at the moment that is set", async () => {
    const { networkUrl } = sandboxCatalogue().authors[7] ?? {};
    const postsAt = async (env: NetworkEnvironment, now: string) => {
      const network = networkFromEnvironment(env, fixedClock(now));
      const target = { kind: "person", networkUrl: networkUrl ?? "" } as const;
      return (await network.listPosts(target, { cursor: null, since: null })).items;
    };
    const frozen = { SANDBOX_NOW: "2026-02-01T00:00:00Z" };
    expect(await postsAt(frozen, "2026-03-01T00:00:00Z")).toEqual(await postsAt({}, "2026-02-01T00:00:00Z"));
    expect(await postsAt(frozen, "2026-03-01T00:00:00Z")).not.toEqual(
      await postsAt({}, "2026-03-01T00:00:00Z"),
    );
  });

  it.each<[NetworkEnvironment, RegExp]>([
    [{ HARVEST_API_KEY: "key" }, /NETWORK_HOST/],
    [{ NETWORKS: ["harvestapi"] }, /HARVEST_API_KEY/],
    [{ SANDBOX_FAULTS: "fire=1" }, /SANDBOX_FAULTS/],
    [{ BLUESKY: true, BLUESKY_HANDLE: "reader.example" }, /BLUESKY_APP_PASSWORD/],
    [{ NETWORKS: ["sandbox", "harvestapi"], ...vendor, NETWORK_HOST: "network.example" }, /both on/],
    [{ hasSandbox: false }, /NETWORKS/],
  ])("says what is missing or invalid: %o", (env, problem) => {
    expect(() => networkFromEnvironment(env, clock)).toThrow(problem);
  });
});

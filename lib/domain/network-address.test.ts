import { afterEach, describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { createBluesky } from "@/lib/networks/bluesky";
import { profileUrl } from "@/lib/networks/bluesky/address";
import { combineNetworks } from "@/lib/networks/combine";
import { createSandbox } from "@/lib/networks/sandbox";
import { startBlueskyFake } from "@/tests/fakes/bluesky/bluesky";
import { account } from "@/tests/fakes/bluesky/world";
import {
  hostsOf,
  readAddressOf,
  refusalOf,
  requireAddressOf,
  resolveAddress,
  resolveAddressOf,
} from "./network-address";

const clock = fixedClock("2025-11-20T15:00:00Z");
const sandbox = createSandbox({ clock });
const closed = "http://127.0.0.1:9";
const both = combineNetworks([sandbox, createBluesky({ clock, publicUrl: closed })]);
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const jo = account("jo.people.example", "Jo", "CTO at Acme");

async function openBluesky() {
  const world = { accounts: [jo], posts: [], likes: [], reposts: [] };
  const { url, stop } = await startBlueskyFake({
    clock,
    world,
    account: { handle: "a.example", appPassword: "b" },
  });
  const network = createBluesky({ clock, publicUrl: url });
  cleanups.push(stop, () => network.close());
  return network;
}

describe("an address", () => {
  it.each([
    ["person", "in/ada", "https://www.network.example/in/ada"],
    ["person", "company/acme", undefined],
    ["company", "company/acme", "https://www.network.example/company/acme"],
    ["company", "in/ada", undefined],
    ["person", "@jo.people.example", "https://bsky.app/profile/jo.people.example"],
    ["company", "@jo.people.example", "https://bsky.app/profile/jo.people.example"],
    ["person", "https://elsewhere.example/in/ada", undefined],
  ] as const)("of a %s is read from %s: %s", (type, input, url) => {
    expect(readAddressOf(both, type, input)?.url).toBe(url);
  });

  it.each([
    [
      "person",
      "in/me",
      /^opens the profile of the person who is signed in.*network\.example\/in\/your-profile$/,
    ],
    ["person", "sales/lead/abc", /^opens only in a tool.*open the public profile.*\/in\/your-profile$/],
    [
      "company",
      "sales/company/1",
      /^opens only in a tool.*open the public company page.*\/company\/your-company$/,
    ],
    ["person", "https://elsewhere.example/in/ada", /^belongs to no configured network: use an address on /],
    ["person", "elsewhere.example/ada", /^belongs to no configured network/],
    ["company", "ftp://elsewhere.example/ada", /^belongs to no configured network/],
    ["person", "company/acme", /^is not the address of a person on www\.network\.example or bsky\.app$/],
    ["company", "in/ada", /^is not the address of a company page on /],
    // A mistyped name names no host.
    ["person", "ada keller", /^is not the address of a person/],
    ["person", "ada/keller", /^is not the address of a person/],
  ] as const)("of a %s is not %s, which is said with what to give instead", (type, input, reason) => {
    expect(refusalOf(both, type, input)).toMatch(reason);
    expect(() => requireAddressOf(both, type, { input, field: "url" })).toThrow(
      expect.objectContaining({ code: "validation_error", status: 400 }),
    );
  });

  it("is asked for on all the networks, by their hosts", () => {
    expect(hostsOf(sandbox)).toBe("www.network.example");
    expect(hostsOf(both)).toBe("www.network.example or bsky.app");
  });
});

describe("the lasting address", () => {
  it("of a name that may change hands is asked of its network", async () => {
    const network = await openBluesky();
    const found = await resolveAddressOf(network, "person", { input: "@jo.people.example", field: "url" });
    expect(found).toMatchObject({ url: profileUrl(jo.did), isLasting: true });
  });

  it("that is one already is asked for only if the name is wanted too", async () => {
    const network = await openBluesky();
    const address = network.readAddress(jo.did);
    if (!address) throw new Error("Not read");
    expect(await resolveAddress(network, address)).toBe(address);
    expect(await resolveAddress(network, address, { named: true })).toMatchObject({ name: "Jo" });
  });

  it("of a network whose addresses give the name is never asked for", async () => {
    const address = requireAddressOf(sandbox, "person", { input: "in/ada", field: "url" });
    const silent = { resolveAddress: () => Promise.reject(new Error("Asked")) };
    expect(await resolveAddress(silent, address, { named: true })).toBe(address);
  });

  it("of an account that does not exist is refused, naming the field and the host", async () => {
    const network = await openBluesky();
    const asked = resolveAddressOf(network, "person", { input: "@no.people.example", field: "profileUrl" });
    await expect(asked).rejects.toMatchObject({
      status: 400,
      details: [{ path: "profileUrl", message: expect.stringMatching(/does not exist on bsky\.app/i) }],
    });
  });

  it("can't be told while the network does not answer", async () => {
    const asked = resolveAddressOf(both, "person", { input: "@jo.people.example", field: "url" });
    await expect(asked).rejects.toMatchObject({ code: "upstream_failure", status: 502 });
  });
});

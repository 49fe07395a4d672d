import { describe, expect, it } from "vitest";
import { fixedClock } from "@/lib/clock";
import { createSandbox } from "@/lib/networks/sandbox";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { createBluesky } from "./bluesky";
import { combineNetworks } from "./combine";
import type { Network } from "./network";

const clock = fixedClock("2025-11-20T15:00:00Z");
const sandbox = createSandbox({ clock });
const start = { cursor: null, since: null };

/** A network that says which calls it gets. */
function spy(base: Network, calls: string[]): Network {
  const page = { items: [], next: null, costCents: 0, malformed: 0 };
  return {
    ...base,
    listPosts: async (target) => {
      calls.push(`posts ${target.kind}`);
      return page;
    },
    listReactions: async () => {
      calls.push("reactions");
      return page;
    },
    getPerson: async () => {
      calls.push("person");
      return { item: null, costCents: 0 };
    },
  };
}

function combined() {
  const calls = { sandbox: [] as string[], bluesky: [] as string[] };
  const network = combineNetworks([
    spy(sandbox, calls.sandbox),
    spy(createBluesky({ clock, publicUrl: "http://127.0.0.1:9" }), calls.bluesky),
  ]);
  return { network, calls };
}

describe("combineNetworks", () => {
  it("returns a single network as it is", () => {
    expect(combineNetworks([sandbox])).toBe(sandbox);
  });

  it("sends each address to the network whose host it is on", async () => {
    const { network, calls } = combined();
    const person = "https://bsky.app/profile/did:plc:aaaaaaaaaaaaaaaaaaaaaaaa";
    await network.listPosts({ kind: "person", networkUrl: person }, start);
    await network.listReactions(`${person}/post/3k`, null);
    await network.getPerson(person);
    await network.listPosts({ kind: "company", networkUrl: sandboxCatalogue().home.networkUrl }, start);
    expect(calls).toEqual({ sandbox: ["posts company"], bluesky: ["posts person", "reactions", "person"] });
  });

  it("searches the network that is named, otherwise the first that can be searched", async () => {
    const { network, calls } = combined();
    await network.listPosts({ kind: "keywords", phrases: ["x"], network: "bluesky" }, start);
    await network.listPosts({ kind: "keywords", phrases: ["x"] }, start);
    expect(calls).toEqual({ sandbox: ["posts keywords"], bluesky: ["posts keywords"] });
    const reversed = combineNetworks([createBluesky({ clock }), spy(sandbox, calls.sandbox)]);
    await reversed.listPosts({ kind: "keywords", phrases: ["x"], network: null }, start);
    expect(calls.sandbox).toHaveLength(2);
  });

  it("refuses what belongs to no network, and never calls it gone", async () => {
    const { network } = combined();
    const refused = { failure: "refused" };
    const elsewhere = "https://www.elsewhere.example/in/ada";
    await expect(network.getPerson(elsewhere)).rejects.toMatchObject(refused);
    await expect(network.listReactions(elsewhere, null)).rejects.toMatchObject(refused);
    const search = { kind: "keywords" as const, phrases: ["x"], network: "elsewhere" };
    await expect(network.listPosts(search, start)).rejects.toMatchObject(refused);
  });

  it("reads addresses of all networks", () => {
    const { network } = combined();
    expect(network.readAddress("in/ada-keller")?.url).toBe("https://www.network.example/in/ada-keller");
    expect(network.readAddress("@alice.example")?.url).toBe("https://bsky.app/profile/alice.example");
    expect(network.readAddress("https://www.elsewhere.example/in/ada")).toBeNull();
    expect(network.networks.map(({ id }) => id)).toEqual(["sandbox", "bluesky"]);
  });
});

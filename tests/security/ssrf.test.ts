/** The outbound client, against every way to steer it to a machine that must not be reached. */
import type { LookupAddress } from "node:dns";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createOutboundClient,
  type OutboundClient,
  type OutboundOptions,
} from "@/lib/outbound/outbound-client";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { asHost, closedAddresses, loopbackHosts } from "./closed-hosts";

const hasIpv6 = Object.values(networkInterfaces()).some((own) =>
  own?.some(({ address }) => address === "::1"),
);

let canaries: Receiver[];
const clients: OutboundClient[] = [];
/** Names that the resolver was asked for. */
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  canaries = await Promise.all(
    ["127.0.0.1", ...(hasIpv6 ? ["::1"] : [])].map((host) => startReceiver({ host })),
  );
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(canaries.map((canary) => canary.close()));
});

const connections = () => canaries.reduce((sum, canary) => sum + canary.connections(), 0);
const ports = () => canaries.map(({ url }) => new URL(url).port);
const asAnswer = (address: string): LookupAddress => ({ address, family: isIPv6(address) ? 6 : 4 });

/** As in a deployment. Each name lookup takes one list of addresses; the last list repeats. */
function open(addresses: string[][] = [[]], options: Partial<OutboundOptions> = {}): OutboundClient {
  const turns = [...addresses];
  const client = createOutboundClient({
    allowPrivate: false,
    timeoutMs: 5_000,
    connectionsPerOrigin: 1,
    resolve: async (hostname) => {
      asked.push(hostname);
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      return (turn ?? []).map(asAnswer);
    },
    ...options,
  });
  clients.push(client);
  return client;
}

/** How a request was refused; a request that was not refused gives its status. */
const resultOf = (client: OutboundClient, url: string): Promise<string> =>
  client.request({ method: "POST", url, body: "{}" }).then(
    ({ status }) => `answered ${status}`,
    (error: Error) => ("kind" in error ? String(error.kind) : String(error)),
  );

const resultsOf = (client: OutboundClient, host: string): Promise<string[]> =>
  Promise.all(ports().map((port) => resultOf(client, `https://${host}:${port}/`)));

describe("the canary", () => {
  it("gets requests if local networks are open, so that getting none is meaningful", async () => {
    const client = open([["127.0.0.1"]], { allowPrivate: true });
    for (const [name, host] of [
      ["literal", "127.1"],
      ["name", "hooks.example"],
    ] as const) {
      const before = connections();
      expect(await resultOf(client, `http://${host}:${ports()[0]}/`), name).toBe("answered 200");
      expect(connections()).toBe(before + 1);
    }
  });
});

describe("a host that resolves to this machine gets no request", () => {
  it.each(loopbackHosts)("written as %s", async (host) => {
    const answers = await resultsOf(open([["127.0.0.1", "::1"]]), host);
    expect(new Set(answers)).toEqual(new Set(["blocked"]));
    expect(connections()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe.each(closedAddresses)("a closed address (%s)", (_, addresses) => {
  it.each(addresses)("%s is not reached directly", async (address) => {
    const answers = await resultsOf(open(), asHost(address));
    expect(new Set(answers)).toEqual(new Set(["blocked"]));
    expect(connections()).toBe(0);
  });

  it.each(addresses)(
    "%s is not reached by name, neither as the only address nor among good ones",
    async (address) => {
      const good = "93.184.216.34";
      for (const list of [
        [address],
        [good, address],
        [address, good],
        [good, "2606:2800:220:1::1", address],
      ]) {
        for (const port of ports()) {
          expect(await resultOf(open([list]), `https://hooks.example:${port}/`), list.join()).toBe("blocked");
        }
      }
      expect(connections()).toBe(0);
    },
  );
});

describe("a name whose addresses change", () => {
  const unspecified = "0.0.0.0";

  it("is checked again for each connection", async () => {
    const [canary] = canaries;
    canary?.behave({ kind: "status", status: 200, headers: { connection: "close" } });
    // The unspecified address is closed even if local ones are open, and would reach the same listener.
    const client = open([["127.0.0.1"], [unspecified], ["127.0.0.1", unspecified]], { allowPrivate: true });
    const url = `http://rebinding.example:${ports()[0]}/`;
    const answers = [await resultOf(client, url), await resultOf(client, url), await resultOf(client, url)];
    expect(answers).toEqual(["answered 200", "blocked", "blocked"]);
    expect(connections()).toBe(1);
    expect(asked).toHaveLength(3);
  });

  it("is not resolved again between the check and the connection, nor on a kept-alive connection", async () => {
    const client = open([["127.0.0.1"], [unspecified]], { allowPrivate: true });
    const url = `http://rebinding.example:${ports()[0]}/`;
    for (let count = 0; count < 3; count += 1) expect(await resultOf(client, url)).toBe("answered 200");
    expect(asked).toEqual(["rebinding.example"]);
    expect(connections()).toBe(1);
  });

  it("does not share a connection with a request under stricter rules", async () => {
    const url = `http://rebinding.example:${ports()[0]}/`;
    expect(await resultOf(open([["127.0.0.1"]], { allowPrivate: true }), url)).toBe("answered 200");
    expect(await resultOf(open([["127.0.0.1"]]), url.replace("http:", "https:"))).toBe("blocked");
    expect(connections()).toBe(1);
  });
});

describe("an address that parsers read differently", () => {
  /** We read `good.example` and resolve nothing else; the canary is where other parsers would look. */
  it.each([
    "https://good.example\\@CANARY/",
    "https://good.example\\\\CANARY/",
    "https://good.example#@CANARY/",
    "https://good.example?@CANARY/",
    "https://good.example/@CANARY/",
    "https://good.example/https://CANARY/",
    "https://good.example//CANARY/",
    "https://good.example/..//CANARY/",
    "https://good.example/%0d%0aHost:%20CANARY/",
    "https:good.example/CANARY",
    "https:/good.example/CANARY",
    "https:\\\\good.example\\CANARY",
    "https://good.exa\tmple/CANARY",
    "ht\ntps://good.example/CANARY",
    " https://good.example/CANARY ",
  ])("%j goes to the host that was checked", async (text) => {
    for (const url of canaries.map((canary) => new URL(canary.url).host)) {
      asked.length = 0;
      expect(await resultOf(open([["10.0.0.1"]]), text.replace("CANARY", url))).toBe("blocked");
      expect(asked).toEqual(["good.example"]);
    }
    expect(connections()).toBe(0);
  });

  it.each([
    "https://CANARY\\@good.example/",
    "https://CANARY#@good.example/",
    "https://CANARY?@good.example/",
    "https://good.example@CANARY/",
    "https://good.example:80@CANARY/",
    "https://good.example%40CANARY/",
    "https://@CANARY/",
    "https://:@CANARY/",
    "https:CANARY/",
    "https:///CANARY/",
    "https:\\\\CANARY\\",
    "//CANARY/",
    "CANARY",
    "https://[::ffff:127.0.0.1%25lo]/CANARY",
    "https://[::1%lo]/CANARY",
    "file://CANARY/etc/passwd",
    "ftp://CANARY/",
    "gopher://CANARY/_GET",
    "ws://CANARY/",
    "wss://CANARY/",
    "blob:https://CANARY/",
    "data:text/html,CANARY",
    "javascript:fetch('https://CANARY')",
    "view-source:https://CANARY/",
    "unix:/var/run/docker.sock:https://CANARY/",
    "http+unix://CANARY/",
  ])("%j is refused", async (text) => {
    for (const host of canaries.map((canary) => new URL(canary.url).host)) {
      expect(await resultOf(open([["127.0.0.1", "::1"]]), text.replace("CANARY", host))).toBe("blocked");
    }
    expect(connections()).toBe(0);
    expect(asked).toEqual([]);
  });
});

describe("a redirect", () => {
  it.each([300, 301, 302, 303, 305, 307, 308])("%i is returned and not followed", async (status) => {
    const [front] = canaries;
    const canary = await startReceiver();
    const headers = { location: canary.url, "content-location": canary.url, refresh: `0; url=${canary.url}` };
    front?.behave({ kind: "status", status, headers });
    expect(await resultOf(open([[]], { allowPrivate: true }), front?.url ?? "")).toBe(`answered ${status}`);
    await canary.close();
    expect(canary.connections()).toBe(0);
  });
});

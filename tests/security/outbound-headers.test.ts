/** Headers that customers set: what is refused, and that the rest arrives unchanged and adds nothing else. */
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { DestinationType } from "@/db/vocabulary";
import { createAutomationDestination } from "@/lib/destinations/automation";
import type { Destination } from "@/lib/destinations/destination";
import { createEnrichmentDestination } from "@/lib/destinations/enrichment";
import { samplePayload } from "@/lib/destinations/sample-payload";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { readJson } from "@/lib/http/read-body";
import { newId, newSignatureSecret } from "@/lib/ids";
import { createOutboundClient, type OutboundClient } from "@/lib/outbound/outbound-client";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";

const at = new Date("2025-11-20T15:00:00Z");
const payload = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });
const secret = newSignatureSecret();

let receiver: Receiver;
let client: OutboundClient;
const adapters: Partial<Record<DestinationType, Destination>> = {};
beforeAll(async () => {
  receiver = await startReceiver();
  client = createOutboundClient({ allowPrivate: true });
  const options = { allowPrivate: true, send: client.request };
  adapters.webhook = createWebhookDestination(options);
  adapters.automation = createAutomationDestination(options);
  adapters.enrichment_webhook = createEnrichmentDestination(options);
});
afterAll(async () => {
  await client.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.requests.length = 0;
});

type Pair = readonly [name: string, value: string];
/** Each place where a customer can set a header: the kind, and its settings. */
const places: [string, DestinationType, (pair: Pair) => object][] = [
  ["a webhook's headers", "webhook", ([name, value]) => ({ headers: { [name]: value } })],
  ["a webhook's API key", "webhook", ([header, value]) => ({ auth: { type: "api_key", header, value } })],
  ["an automation's key", "automation", ([apiKeyHeader, apiKey]) => ({ apiKeyHeader, apiKey })],
];
/** Places where the header's name is ours. */
const values: [string, DestinationType, (value: string) => object][] = [
  ["a webhook's token", "webhook", (token) => ({ auth: { type: "bearer", token } })],
  ["an enrichment table's token", "enrichment_webhook", (token) => ({ token })],
];

/** How a request with this body is parsed; undefined if its JSON is refused. */
const bodyOf = (settings: object): Promise<unknown> => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(settings);
  return readJson(new Request("http://localhost", { method: "POST", headers, body })).catch(() => undefined);
};

/** Parses the settings as a create request does, and delivers if they are valid. */
async function deliver(type: DestinationType, settings: object): Promise<"refused" | [string, string][]> {
  const adapter = adapters[type];
  const parsed = adapter?.config.safeParse(await bodyOf({ url: receiver.url, ...settings }));
  if (!adapter || !parsed?.success) return "refused";
  const before = receiver.requests.length;
  const receipt = await adapter.deliver({ config: parsed.data, secret, payload, at, mayHaveArrived: false });
  expect(receipt.verdict).toBe("delivered");
  expect(receiver.requests).toHaveLength(before + 1);
  const raw = receiver.requests.at(-1)?.rawHeaders ?? [];
  return raw.flatMap((name, n) => (n % 2 === 0 ? [[name, raw[n + 1] ?? ""] as [string, string]] : []));
}

const connectionNames = [
  "Host",
  "Content-Length",
  "Transfer-Encoding",
  "Connection",
  "TE",
  "Trailer",
  "Upgrade",
].concat(["Keep-Alive", "Expect", "Proxy-Authorization", "Proxy-Connection", "Proxy-Anything"]);
const ourNames = ["X-Service-Signature", "X-Service-Delivery", "webhook-id", "webhook-timestamp"].concat([
  "webhook-signature",
  "Idempotency-Key",
  "Content-Type",
  "Content-Encoding",
  "User-Agent",
]);
const malformedNames = [
  "",
  " ",
  "x a",
  "x-a:",
  "x-a ",
  " x-a",
  "x-a\r\nHost",
  "x-a\n",
  "x\0a",
  "x\ta",
  "x(a)",
  "x-ä",
].concat(["x-a\u2028", "x-a\u010a", "ｈｏｓｔ", "x".repeat(101), '"x"', "x/a", "x[a]", "x,a", "x;a", "x@a"]);
const malformedValues = [
  "",
  "a\r\nHost: b",
  "a\nb",
  "a\rb",
  "a\0b",
  "\ta",
  "a ",
  " ",
  "a\x7fb",
  "a\x1b",
  "ä",
  "a\u2028",
].concat(["a\u010ab", "a\u560a\u560d", "\ud800", "💥", "a".repeat(4_097), "a\x0bb", "a\x80b", "a\r\n b"]);

describe.each(places)("%s", (_, type, settings) => {
  const asGiven = (name: string) => [name, name.toLowerCase(), name.toUpperCase()];

  it.each(connectionNames.flatMap(asGiven))("cannot control the connection with %s", async (name) => {
    expect(await deliver(type, settings([name, "a"]))).toBe("refused");
    expect(receiver.requests).toEqual([]);
  });

  it.each(ourNames.flatMap(asGiven))("cannot replace the delivery's own %s", async (name) => {
    expect(await deliver(type, settings([name, "a"]))).toBe("refused");
  });

  it.each(malformedNames)("cannot have a name like %j", async (name) => {
    expect(await deliver(type, settings([name, "a"]))).toBe("refused");
  });

  it.each(malformedValues)("cannot have a value like %j", async (value) => {
    expect(await deliver(type, settings(["x-a", value]))).toBe("refused");
  });

  it("arrives unchanged, once, and adds nothing else, whatever the text", async () => {
    // Sorted, since numeric names come first in an object.
    const namesOf = (headers: Awaited<ReturnType<typeof deliver>>) =>
      headers === "refused" ? [] : headers.map(([name]) => name).sort();
    const plain = namesOf(await deliver(type, settings(["x-plain", "a"])));
    expect(plain).toContain("x-plain");
    const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,20}$/);
    const printable = fc.stringMatching(/^[!-~]([\t\x20-\x7e]{0,18}[!-~])?$/);
    const text = fc.oneof(fc.stringMatching(/^[\t\x20-\x7e]{1,20}$/), fc.string({ unit: "binary" }));
    const requireArrival = async (name: string, value: string, allowRefusal: boolean) => {
      const arrived = await deliver(type, settings([name, value]));
      if (arrived === "refused" && allowRefusal) return;
      expect(arrived).toContainEqual([name, value]);
      expect(namesOf(arrived)).toEqual(plain.map((other) => (other === "x-plain" ? name : other)).sort());
    };
    await fc.assert(
      fc.asyncProperty(fc.oneof(token, fc.string()), text, (name, value) =>
        requireArrival(name, value, true),
      ),
      { numRuns: 150, examples: [["__proto__", "a"]] },
    );
    // So that refusing everything fails.
    await fc.assert(
      fc.asyncProperty(token, printable, (name, value) => requireArrival(`x-${name}`, value, false)),
      { numRuns: 50 },
    );
  });
});

describe.each(values)("%s", (_, type, settings) => {
  it.each(malformedValues)("cannot have a value like %j", async (value) => {
    expect(await deliver(type, settings(value))).toBe("refused");
    expect(receiver.requests).toEqual([]);
  });
});

describe("headers that are set twice", () => {
  it.each<[string, object]>([
    ["among the customer's own, in different cases", { headers: { "X-A": "1", "x-a": "2" } }],
    [
      "in the headers and for a key",
      { headers: { "X-Key": "1" }, auth: { type: "api_key", header: "x-key", value: "2" } },
    ],
    [
      "in the headers and for a token",
      { headers: { authorization: "1" }, auth: { type: "bearer", token: "2" } },
    ],
    [
      "in the headers and for a user",
      { headers: { AUTHORIZATION: "1" }, auth: { type: "basic", username: "a", password: "b" } },
    ],
  ])("%s are refused", async (_, settings) => {
    expect(await deliver("webhook", settings)).toBe("refused");
  });

  it("are not created by the names of built-in object properties", async () => {
    for (const name of ["constructor", "toString", "hasOwnProperty", "__proto__"]) {
      const auth = { type: "api_key", header: name, value: "a" };
      expect(await deliver("webhook", { auth })).toContainEqual([name, "a"]);
    }
    expect(await deliver("webhook", { headers: JSON.parse('{"__proto__": "a", "x-a": "b"}') })).toBe(
      "refused",
    );
  });

  it("are limited to twenty", async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`x-${n}`, "a"]));
    expect(await deliver("webhook", { headers: many(20) })).not.toBe("refused");
    expect(await deliver("webhook", { headers: many(21) })).toBe("refused");
  });
});

describe("user names and passwords", () => {
  it.each(["a\r\nb", "a\nb", "a\0b", "\x7f", "\x85", "\ud800"])("%j is refused", async (text) => {
    for (const auth of [
      { type: "basic", username: text, password: "b" },
      { type: "basic", username: "a", password: text },
    ]) {
      expect(await deliver("webhook", { auth })).toBe("refused");
    }
  });

  it("arrive as one header of letters and digits, whatever they contain", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 30 }), async (text) => {
        const auth = { type: "basic", username: `a${text}`, password: text };
        const arrived = await deliver("webhook", { auth });
        if (arrived === "refused") return;
        const [, value = ""] = arrived.find(([name]) => name === "Authorization") ?? [];
        expect(value).toMatch(/^Basic [A-Za-z0-9+/]+=*$/);
        expect(Buffer.from(value.slice(6), "base64").toString("utf8")).toBe(`a${text}:${text}`);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a request that bypasses the contract", () => {
  it.each([...connectionNames, ...malformedNames])("does not accept a header like %j", async (name) => {
    const request = { method: "POST", url: receiver.url, headers: { [name]: "a" } } as const;
    await expect(client.request(request)).rejects.toMatchObject({ kind: "blocked" });
    expect(receiver.requests).toEqual([]);
  });

  it.each(malformedValues.filter((value) => /[^\t\x20-\x7e]/.test(value)))(
    "does not accept a value like %j",
    async (value) => {
      const request = { method: "POST", url: receiver.url, headers: { "x-a": value } } as const;
      await expect(client.request(request)).rejects.toMatchObject({ kind: "blocked" });
      expect(receiver.requests).toEqual([]);
    },
  );
});

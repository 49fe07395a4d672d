/** Automation and enrichment deliveries over real HTTP: requests, masked secrets, and response handling. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FlatPayload } from "@/lib/contracts/flat-payload";
import { newId } from "@/lib/ids";
import { startHooksFake } from "@/tests/fakes/hooks/hooks";
import type { Behaviour } from "@/tests/fakes/receiver/behaviour";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import packageJson from "../../package.json";
import { createAutomationDestination } from "./automation";
import type { Destination, Receipt } from "./destination";
import { createEnrichmentDestination } from "./enrichment";
import { flatPayload } from "./flat-payload";
import { samplePayload } from "./sample-payload";

const at = new Date();
const payload = samplePayload({ signalId: newId(), appUrl: "https://portal.example", at });
const options = { allowPrivate: true, timeoutMs: 5_000 };
const automation = createAutomationDestination(options);
const enrichment = createEnrichmentDestination(options);
const path = "/hooks/catch/1234567/k3yk3y/";

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.requests.length = 0;
  receiver.behave({ kind: "status", status: 200 });
});

interface Kind {
  name: string;
  key: Record<string, string>;
  sentKey: Record<string, string>;
  deliver(config?: Record<string, string>, behaviour?: Behaviour): Promise<Receipt>;
}

const kind = (destination: Destination, { key, sentKey }: Pick<Kind, "key" | "sentKey">): Kind => ({
  name: destination.type,
  key,
  sentKey,
  deliver: (config = {}, behaviour) => {
    if (behaviour) receiver.behave(behaviour);
    const parsed = destination.config.parse({ url: receiver.url + path, ...config });
    return destination.deliver({ config: parsed, secret: null, payload, at, mayHaveArrived: false });
  },
});

const kinds = [
  kind(automation, {
    key: { apiKeyHeader: "X-Make-ApiKey", apiKey: "key-of-a-scenario" },
    sentKey: { "x-make-apikey": "key-of-a-scenario" },
  }),
  kind(enrichment, {
    key: { token: "key-of-a-table" },
    sentKey: { "x-clay-webhook-auth": "key-of-a-table" },
  }),
];

describe.each(kinds)("$name", ({ key, sentKey, deliver }) => {
  it("sends the flat payload by POST with signal and sender headers", async () => {
    expect(await deliver()).toMatchObject({ verdict: "delivered", status: 200, error: null });
    const [request] = receiver.requests;
    expect(request).toMatchObject({
      method: "POST",
      path,
      headers: {
        "content-type": "application/json",
        "user-agent": `Signal-to-Action/${packageJson.version}`,
        "idempotency-key": payload.signalId,
        "x-service-delivery": payload.signalId,
      },
    });
    expect(FlatPayload.parse(JSON.parse(request?.body ?? ""))).toEqual(flatPayload(payload));
    for (const name of Object.keys(sentKey)) expect(request?.headers).not.toHaveProperty(name);
  });

  it("sends its key if it has one", async () => {
    await deliver(key);
    expect(receiver.requests[0]?.headers).toMatchObject(sentKey);
  });

  it("masks the key and the address in the receipt if the receiver echoes both", async () => {
    const query = "token=a-secret-of-the-query";
    const config = { ...key, url: `${receiver.url}${path}?${query}` };
    const receipt = await deliver(config, { kind: "echo" });
    const stored = JSON.stringify(receipt);
    expect(receipt.responseExcerpt).toContain("••••");
    for (const hidden of [
      ...Object.values(sentKey),
      "1234567",
      "k3yk3y",
      path,
      query,
      "a-secret-of-the-query",
    ]) {
      expect(stored).not.toContain(hidden);
    }
    expect(stored).toContain(new URL(receiver.url).host);
  });

  it.each([
    [201, "delivered"],
    [400, "retry"],
    [401, "pause_auth"],
    [403, "pause_auth"],
    [404, "retry"],
    [410, "gone"],
    [429, "retry"],
    [500, "retry"],
  ])("maps %i to %s and explains it in one sentence", async (status, verdict) => {
    const headers = { "retry-after": "7" };
    const receipt = await deliver({}, { kind: "status", status, headers });
    expect(receipt).toMatchObject({ verdict, status, retryAfterSeconds: status === 429 ? 7 : null });
    expect(receipt.error ?? String(status)).toContain(String(status));
    expect(receipt.error === null).toBe(verdict === "delivered");
  });

  it("retries when there is no response", async () => {
    const receipt = await deliver({}, { kind: "reset" });
    expect(receipt).toMatchObject({ verdict: "retry", status: null, error: expect.stringMatching(/\.$/) });
  });
});

describe("an automation tool's error messages", () => {
  it.each([
    [400, "/hook", /queue may be full/],
    [404, "/webhook/a1", /^No active workflow.*Turn on the workflow/],
    [404, "/webhook-test/a1", /production address/],
    [410, "/hook", /Turn it on/],
    [500, "/hook", /status 500/],
  ])("%i at %s", async (status, at, error) => {
    const receipt = await kinds[0]?.deliver({ url: receiver.url + at }, { kind: "status", status });
    expect(receipt?.error).toMatch(error);
  });
});

it("says where to find the address if a table is gone", async () => {
  const receipt = await kinds[1]?.deliver({}, { kind: "status", status: 404 });
  expect(receipt?.error).toMatch(/^No table is listening/);
});

it("is accepted by tools that reject everything but flat JSON and their own token", async () => {
  const tools = await startHooksFake();
  const [toTool, toTable] = kinds;
  const { automation: url, enrichment: table } = tools.addresses;
  expect(await toTool?.deliver({ url })).toMatchObject({ verdict: "delivered" });
  expect(await toTable?.deliver({ url: table, token: tools.token })).toMatchObject({ verdict: "delivered" });
  expect(await toTable?.deliver({ url: table, token: "another" })).toMatchObject({ verdict: "pause_auth" });
  await tools.close();
});

const strict: Destination[] = [
  createAutomationDestination({ allowPrivate: false }),
  createEnrichmentDestination({ allowPrivate: false }),
];
it.each(strict)(
  "without private destinations, $type rejects private addresses and summarizes public ones by host",
  ({ config, summarize, preview }) => {
    const { error } = config.safeParse({ url: "https://169.254.169.254/hook" });
    expect(error?.issues).toMatchObject([{ path: ["url"], message: expect.stringContaining("private") }]);
    const given = config.parse({ url: "https://hooks.example.com/catch/secret" });
    expect(summarize(given)).toBe("hooks.example.com");
    expect(preview(payload, null)).toEqual({ contentType: "application/json", body: flatPayload(payload) });
  },
);

/** Every kind of destination with an address is created, tested and delivered to while local networks are closed. */
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { DestinationType } from "@/db/vocabulary";
import { createAutomationDestination } from "@/lib/destinations/automation";
import { createChatDestination } from "@/lib/destinations/chat";
import type { Destination } from "@/lib/destinations/destination";
import { createEnrichmentDestination } from "@/lib/destinations/enrichment";
import { createWebhookDestination } from "@/lib/destinations/webhook";
import { deliverBatch } from "@/lib/domain/deliveries/deliver-batch";
import { listDeliveries } from "@/lib/domain/destinations/read";
import { parseEnv } from "@/lib/env";
import { createOutboundClient } from "@/lib/outbound/outbound-client";
import { openPorts } from "@/lib/ports";
import { insertActivation, insertDestination } from "@/tests/factories/signals";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { asHost, closedAddresses, loopbackHosts } from "./closed-hosts";
import { withOpenPortal } from "./opened-portal";
import { type Portal, signIn } from "./portal";
import type { HttpMethod } from "./surface";

let portal: Portal;
withOpenPortal((opened) => {
  portal = opened;
});

let canary: Receiver;
let cookie: string;
beforeEach(async () => {
  canary = await startReceiver();
  cookie = await signIn(portal.mine);
  const { destinations } = portal.runtime.ports;
  onTestFinished(async () => {
    portal.runtime.ports.destinations = destinations;
    await canary.close();
  });
});

const chatHost = "chat.example";
/** The kinds that take an address, and the settings that name it. */
const kinds = [
  ["webhook", (url: string) => ({ url })],
  ["automation", (url: string) => ({ url, apiKeyHeader: "x-key", apiKey: "a key" })],
  ["enrichment_webhook", (url: string) => ({ url, token: "a token" })],
  ["chat", (webhookUrl: string) => ({ webhookUrl })],
] as const;

/** The adapters of a deployment that does not configure local networks. */
function closeLocalNetworks(): void {
  const { env, db, ports } = portal.runtime;
  const { DATABASE_URL, NEXTAUTH_SECRET, ENCRYPTION_KEY } = env;
  const settings = { DATABASE_URL, NEXTAUTH_SECRET, ENCRYPTION_KEY, CHAT_WEBHOOK_HOST: chatHost };
  ports.destinations = openPorts(parseEnv({ NODE_ENV: "test", ...settings }), db).destinations;
}

/** The same, but every name resolves to the canary's address. */
function leadNamesToCanary(): void {
  const client = createOutboundClient({
    allowPrivate: false,
    resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  });
  onTestFinished(() => client.close());
  const options = { allowPrivate: false, send: client.request };
  const adapters: Partial<Record<DestinationType, Destination>> = {
    webhook: createWebhookDestination(options),
    automation: createAutomationDestination(options),
    enrichment_webhook: createEnrichmentDestination(options),
    chat: createChatDestination({ ...options, webhookHost: `${chatHost}:${new URL(canary.url).port}` }),
  };
  const { adapterOf } = portal.runtime.ports.destinations;
  portal.runtime.ports.destinations = { adapterOf: (type) => adapters[type] ?? adapterOf(type) };
}

async function call(method: HttpMethod, path: string, body?: unknown) {
  const answer = await portal.call(method, path, { cookie, ...(body !== undefined && { body }) });
  return { status: answer.status, body: await answer.json() };
}

const create = (destinationType: DestinationType, config: unknown) =>
  call("POST", "/api/me/destinations", { destinationType, name: "Canary", config });

/** Delivers a signal to a destination and returns the last attempt. */
async function deliver(destinationId: string) {
  const { ctx } = portal.mine;
  await insertActivation(ctx, { destinationId });
  await deliverBatch(ctx, { destinationId });
  const { data } = await listDeliveries(ctx, { destinationId, limit: 1, offset: 0 });
  return data[0]?.attempts[0];
}

/** All notations, and one address of each range; the request tests cover the rest. */
const closedHosts = [...loopbackHosts, ...closedAddresses.map(([, [address = ""]]) => asHost(address))];

describe.each(kinds)("a destination of the kind %s", (type, settings) => {
  const field = type === "chat" ? "webhookUrl" : "url";
  const refused = {
    status: 400,
    body: {
      error: "validation_error",
      details: expect.arrayContaining([expect.objectContaining({ path: `config.${field}` })]),
    },
  };

  it("cannot be created for or moved to an address in a closed network", async () => {
    closeLocalNetworks();
    const { port } = new URL(canary.url);
    const more = [
      canary.url,
      `https://user@hooks.example:${port}/`,
      `https://user:pass@${chatHost}/`,
      `http://${chatHost}/`,
      `ftp://hooks.example:${port}/`,
    ];
    for (const url of [...closedHosts.map((host) => `https://${host}:${port}/hook`), ...more]) {
      expect(await create(type, settings(url)), url).toMatchObject(refused);
    }
    const { id } = await insertDestination(portal.mine.ctx, { type, config: settings("https://a.example") });
    for (const url of [`https://127.0.0.1:${port}/`, "https://[fd00:ec2::254]/", ...more]) {
      const moved = await call("PATCH", `/api/me/destinations/${id}`, { config: settings(url) });
      expect(moved, url).toMatchObject(refused);
    }
    expect(canary.connections()).toBe(0);
  });

  it("is neither tested nor delivered to if it was stored while local networks were open", async () => {
    const { id } = await insertDestination(portal.mine.ctx, { type, config: settings(`${canary.url}/hook`) });
    closeLocalNetworks();
    expect(await call("POST", `/api/me/destinations/${id}/test`)).toMatchObject(refused);
    expect(await deliver(id)).toMatchObject({ outcome: "failed", status: null });
    expect(canary.connections()).toBe(0);
  });

  it("is neither tested nor delivered to if its name resolves to a closed network", async () => {
    leadNamesToCanary();
    const config = settings(`https://${chatHost}:${new URL(canary.url).port}/hook`);
    const made = await create(type, config);
    expect(made.status).toBe(201);
    const error = expect.stringMatching(/private or reserved network/);
    const tested = await call("POST", `/api/me/destinations/${made.body.id}/test`);
    expect(tested).toMatchObject({ status: 200, body: { success: false, status: null, error } });
    // Another one: what failed its test is paused.
    const live = await create(type, config);
    expect(await deliver(live.body.id)).toMatchObject({ outcome: "failed", status: null, error });
    expect(canary.connections()).toBe(0);
  });

  it("is not followed if it redirects to another address", async () => {
    const { ctx } = portal.mine;
    const front = await startReceiver();
    onTestFinished(() => front.close());
    const headers = { location: `${canary.url}/hook` };
    if (type === "chat") {
      const { host } = new URL(front.url);
      const open = createChatDestination({ allowPrivate: true, webhookHost: host });
      portal.runtime.ports.destinations = { adapterOf: () => open };
    }
    const config = settings(`${front.url}/hook`);
    const { id } = await insertDestination(ctx, { type, config });
    const live = await insertDestination(ctx, { type, config });
    for (const status of [301, 302, 307, 308]) {
      front.behave({ kind: "status", status, headers });
      const tested = await call("POST", `/api/me/destinations/${id}/test`);
      expect(tested).toMatchObject({ status: 200, body: { success: false, status } });
      // What failed its test is paused.
      expect(await deliver(live.id)).toMatchObject({ outcome: "failed", status });
    }
    expect(front.requests).toHaveLength(8);
    expect(canary.connections()).toBe(0);
  });
});

describe("a chat webhook", () => {
  it.each([
    "https://hooks.example/services/a",
    `https://${chatHost}.evil.example/a`,
    `https://evil.example/${chatHost}/a`,
    `https://evil.example#${chatHost}`,
    `https://evil.example\\.${chatHost}/`,
    `https://sub.${chatHost}/a`,
    `https://${chatHost}./a`,
    `https://${chatHost}:8443/a`,
    `https://evil-${chatHost}/a`,
  ])("must be on the chat's own host, not %s", async (webhookUrl) => {
    closeLocalNetworks();
    const answer = await create("chat", { webhookUrl });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: "config.webhookUrl" }] } });
  });

  it("is accepted on that host", async () => {
    closeLocalNetworks();
    expect(await create("chat", { webhookUrl: `https://${chatHost}/services/a` })).toMatchObject({
      status: 201,
      body: { configSummary: chatHost },
    });
  });
});

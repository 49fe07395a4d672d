import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Behaviour } from "@/tests/fakes/receiver/behaviour";
import { type Receiver, startReceiver } from "@/tests/fakes/receiver/receiver";
import { createOutboundClient, type OutboundClient, type OutboundOptions } from "./outbound-client";

let receiver: Receiver;
const clients: OutboundClient[] = [];
const servers: Server[] = [];

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  for (const server of servers.splice(0)) server.close();
  await receiver.close();
});

function open(options: Partial<OutboundOptions> = {}): OutboundClient {
  const client = createOutboundClient({ allowPrivate: true, ...options });
  clients.push(client);
  return client;
}

const post = (client: OutboundClient, url = receiver.url, headers: Record<string, string> = {}) =>
  client.request({ method: "POST", url, headers, body: "{}" });

/** A TCP server that accepts connections and never responds. */
async function startSilentServer(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

describe("an exchange", () => {
  it("sends method, path, headers and body, and returns the response", async () => {
    receiver.behave({ kind: "status", status: 418, headers: { "x-a": "b", "set-cookie": "c" }, body: "tea" });
    const response = await open().request({
      method: "PATCH",
      url: `${receiver.url}/a/b?c=d#e`,
      headers: { "X-Test": "1" },
      body: "ünïcode",
    });
    expect(receiver.requests).toMatchObject([
      { method: "PATCH", path: "/a/b?c=d", headers: { "x-test": "1" }, body: "ünïcode" },
    ]);
    expect(response).toMatchObject({
      status: 418,
      headers: { "x-a": "b", "set-cookie": "c" },
      truncated: false,
    });
    expect(response.body.toString()).toBe("tea");
  });

  it("reuses a connection", async () => {
    const client = open({ connectionsPerOrigin: 1 });
    for (let count = 0; count < 5; count += 1) await post(client);
    expect(receiver.requests).toHaveLength(5);
    expect(receiver.connections()).toBe(1);
  });

  it.each([301, 302, 303, 307, 308])("does not follow a %i", async (status) => {
    const canary = await startReceiver();
    receiver.behave({ kind: "status", status, headers: { location: canary.url } });
    expect(await post(open())).toMatchObject({ status });
    await canary.close();
    expect(canary.connections()).toBe(0);
  });

  it("reads 64 KiB of 10 MB and closes the connection", async () => {
    receiver.behave({ kind: "huge", bytes: 10_000_000 });
    const client = open({ connectionsPerOrigin: 1 });
    const response = await post(client);
    expect(response.truncated).toBe(true);
    expect(response.body).toHaveLength(65_536);
    receiver.behave({ kind: "status", status: 200 });
    expect(await post(client)).toMatchObject({ status: 200 });
    expect(receiver.connections()).toBe(2);
  });

  it("does not mark a response of exactly 64 KiB as truncated", async () => {
    receiver.behave({ kind: "huge", bytes: 65_536 });
    expect(await post(open())).toMatchObject({ truncated: false, body: { length: 65_536 } });
  });
});

describe("a receiver that misbehaves", () => {
  it.each<[Behaviour, string]>([
    [{ kind: "hang" }, "timeout"],
    [{ kind: "reset" }, "reset"],
    [{ kind: "garbage" }, "protocol"],
  ])("reports %j as %s", async (behaviour, kind) => {
    receiver.behave(behaviour);
    const { host } = new URL(receiver.url);
    await expect(post(open({ timeoutMs: 2_000 }))).rejects.toMatchObject({
      kind,
      message: expect.stringContaining(host),
    });
  });

  it("does not block other requests and stays within its socket limit", async () => {
    const hanging = await startReceiver({ behaviour: { kind: "hang" } });
    const client = open({ connectionsPerOrigin: 2 });
    const stop = Array.from({ length: 20 }, () => new AbortController());
    const stuck = Promise.allSettled(
      stop.map(({ signal }) => client.request({ method: "POST", url: hanging.url, signal })),
    );
    const healthy = await Promise.all(Array.from({ length: 20 }, () => post(client)));
    expect(healthy.every(({ status }) => status === 200)).toBe(true);
    expect(hanging.connections()).toBeLessThanOrEqual(2);
    for (const controller of stop) controller.abort();
    const results = await stuck;
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    await hanging.close();
  });

  it("reports a port that nothing listens on", async () => {
    const gone = await startReceiver();
    await gone.close();
    await expect(post(open(), gone.url)).rejects.toMatchObject({ kind: "connect" });
  });

  it("reports a TLS handshake that hangs and one that fails", async () => {
    const silent = `https://127.0.0.1:${await startSilentServer()}`;
    await expect(post(open({ connectTimeoutMs: 100 }), silent)).rejects.toMatchObject({
      kind: "timeout",
      message: expect.stringContaining("did not accept a connection"),
    });
    await expect(post(open({ timeoutMs: 100 }), silent)).rejects.toMatchObject({
      kind: "timeout",
      message: expect.stringContaining("did not respond within 0.1 seconds"),
    });
    const { host } = new URL(receiver.url);
    await expect(post(open(), `https://${host}`)).rejects.toMatchObject({ kind: "tls" });
  });
});

describe("an abort by the caller", () => {
  it("rejects with the caller's reason, before and during the exchange", async () => {
    receiver.behave({ kind: "hang" });
    const request = { method: "POST", url: receiver.url } as const;
    const reason = new Error("shutting down");
    await expect(open().request({ ...request, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const pending = open().request({ ...request, signal: controller.signal });
    setTimeout(() => controller.abort(reason), 20);
    await expect(pending).rejects.toBe(reason);
  });
});

describe("rejects before sending anything", () => {
  const strict = { allowPrivate: false, timeoutMs: 2_000 };
  afterEach(() => expect(receiver.connections()).toBe(0));

  it("addresses: plain HTTP, user info and private literals", async () => {
    const { host, port } = new URL(receiver.url);
    for (const url of [
      receiver.url,
      `https://a:b@${host}`,
      `https://${host}`,
      `https://0x7f.1:${port}`,
      "nonsense",
    ]) {
      await expect(post(open(strict), url)).rejects.toMatchObject({ kind: "blocked" });
    }
  });

  it("names that resolve to the canary", async () => {
    const client = open({ ...strict, resolve: async () => [{ address: "127.0.0.1", family: 4 }] });
    const { port } = new URL(receiver.url);
    await expect(post(client, `https://hooks.example:${port}`)).rejects.toMatchObject({ kind: "blocked" });
  });

  it.each([
    ["Host", "other.example"],
    ["content-length", "1"],
    ["Transfer-Encoding", "chunked"],
    ["connection", "close"],
    ["Proxy-Authorization", "x"],
    ["x-a\r\nx-b", "c"],
    ["x-a", "b\r\nx-c: d"],
    ["x-a", "b\0"],
    ["", "b"],
    ["x a", "b"],
  ])("the header %j: %j", async (name, value) => {
    await expect(post(open(), receiver.url, { [name]: value })).rejects.toMatchObject({ kind: "blocked" });
  });
});

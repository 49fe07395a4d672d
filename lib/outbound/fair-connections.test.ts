/** One host for many workspaces, whose endpoints there are not equally fast. */
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { inScope } from "@/db/work-scope";
import { sendDelivery } from "@/lib/destinations/send-delivery";
import { createOutboundClient, type OutboundClient, type OutboundOptions } from "./outbound-client";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Holds requests to `/held…` until `release`, and answers all others. */
async function startHost() {
  const held: ServerResponse[] = [];
  const server: Server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith("/held")) held.push(response);
    else response.end("ok");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    held: () => held.length,
    release: () => held.splice(0).map((response) => response.end("ok")),
  };
}

function open(options: Partial<OutboundOptions> = {}): OutboundClient {
  const client = createOutboundClient({
    allowPrivate: true,
    timeoutMs: 60_000,
    patienceMs: 60_000,
    ...options,
  });
  closing.push(() => client.close());
  return client;
}

const as = (customerId: string, client: OutboundClient, url: string) =>
  inScope({ customerId, statementMs: null }, () => client.request({ method: "POST", url, body: "{}" }));

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("connections to one host", () => {
  it("stay free for a workspace while another's slow endpoints there take all they can", async () => {
    const host = await startHost();
    const client = open({ connectionsPerOrigin: 12 });
    const slow = Array.from({ length: 40 }, (_, n) => as("large", client, `${host.url}/held/${n}`));
    await until(() => host.held() > 0);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => as("small", client, `${host.url}/fast`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const releasing = setInterval(host.release, 10);
    closing.push(() => clearInterval(releasing));
    expect((await Promise.all(slow)).every(({ status }) => status === 200)).toBe(true);
  });

  it("do not use up the receiver's time while a request waits for one", async () => {
    const host = await startHost();
    const client = open({ connectionsPerOrigin: 1, timeoutMs: 1_500 });
    const [hanging, waiting] = await Promise.allSettled([
      as("a", client, `${host.url}/held`),
      as("b", client, `${host.url}/fast`),
    ]);
    expect(hanging).toMatchObject({ reason: { kind: "timeout" } });
    expect(waiting).toMatchObject({ value: { status: 200 } });
  });

  it("are not blamed on the receiver: a delivery that gets none is postponed, not failed", async () => {
    const host = await startHost();
    const client = open({ connectionsPerOrigin: 1, patienceMs: 50 });
    const first = as("a", client, `${host.url}/held`);
    await until(() => host.held() > 0);
    const receipt = await sendDelivery((request) => client.request(request), {
      request: { method: "POST", url: `${host.url}/fast`, headers: {}, body: "{}" },
      shownHeaders: {},
      secrets: [],
      at: new Date(),
    });
    expect(receipt).toMatchObject({
      verdict: "postpone",
      status: null,
      isUnsent: true,
      retryAfterSeconds: 5,
    });
    host.release();
    await first;
  });
});

/** A server that is told to stop while many clients use their keep-alive connections. */
import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { openFrontDoor } from "./open";

const clients = 40;
/** Answers by the client's number: at once, a moment later, or in two parts. */
const pausesMs = [0, 3, 25];

async function startServer() {
  const closeFrontDoor = openFrontDoor({
    isAllowedHost: () => true,
    trustedProxies: 0,
    startsOnRequest: true,
  });
  const server = createServer(async (request, response) => {
    request.resume();
    const pauseMs = Number(new URL(request.url ?? "", "http://localhost").searchParams.get("pause"));
    if (pauseMs > 0) await delay(pauseMs);
    response.write("a");
    if (pauseMs > 3) await delay(pauseMs);
    response.end("b");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port, closeFrontDoor };
}

/** `answered`, `refused` by a listener that has closed, or `cut`. */
const ask = (agent: Agent, port: number, pause: number) =>
  new Promise<{ outcome: "answered" | "refused" | "cut"; isLast: boolean }>((resolve) => {
    const failed = (error: Error & { code?: string }) =>
      resolve({ outcome: error.code === "ECONNREFUSED" ? "refused" : "cut", isLast: false });
    get({ agent, port, host: "127.0.0.1", path: `/?pause=${pause}` }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("error", failed);
      response.on("end", () => {
        const outcome = response.complete && text === "ab" ? "answered" : "cut";
        resolve({ outcome, isLast: response.headers.connection === "close" });
      });
    }).on("error", failed);
  });

it("answers everything on its connections, tells them to close, and cuts nothing", async () => {
  const { server, port, closeFrontDoor } = await startServer();
  const counts = { answered: 0, refused: 0, cut: 0, last: 0 };
  const client = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const { outcome, isLast } = await ask(agent, port, pausesMs[number % pausesMs.length] ?? 0);
      counts[outcome] += 1;
      if (isLast) counts.last += 1;
      if (outcome !== "answered") break;
      if (number % 4 === 0) await delay(number);
    }
    agent.destroy();
  };
  const all = Array.from({ length: clients }, (_, number) => client(number));
  while (counts.answered < 200) await delay(5);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.all([...all, closed]);
  closeFrontDoor();
  expect(counts.cut).toBe(0);
  expect(counts.refused).toBe(clients);
  expect(counts.last).toBeGreaterThanOrEqual(clients);
}, 60_000);

it("closes connections that stay idle, so that they do not hold up the stop", async () => {
  const { server, port, closeFrontDoor } = await startServer();
  const agent = new Agent({ keepAlive: true });
  expect(await ask(agent, port, 0)).toMatchObject({ outcome: "answered" });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  agent.destroy();
  closeFrontDoor();
}, 60_000);

/** Requests that arrive after the server listens and before the guard stands. */
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openFrontDoor } from "./open";

const options = { isAllowedHost: (host?: string | null) => host === "portal.example", trustedProxies: 0 };
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that listens and answers nothing before `ready`, as Next's does. */
async function listen() {
  const passed: (string | undefined)[] = [];
  let ready = () => {};
  const until = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const server: Server = createServer(async ({ headers }, response) => {
    await until;
    passed.push(headers.host);
    response.end("passed");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const arrived = (count: number) =>
    expect.poll(() => new Promise((resolve) => server.getConnections((_, n) => resolve(n)))).toBe(count);
  return { server, passed, ready, arrived };
}

/** The status of the answer; null if the connection was cut. */
function ask(server: Server, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {}).on("close", () => resolve(Number(answer.split(" ")[1]) || null));
    socket.write(`GET /dev/mailbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

it("waits for the guard if the process holds them", async () => {
  await import("../../../scripts/hold-requests.mjs" as string);
  const { server, passed, ready, arrived } = await listen();
  const answers = [ask(server, "evil.example"), ask(server, "portal.example")];
  await arrived(2);
  closing.push(openFrontDoor(options));
  ready();
  expect(await Promise.all(answers)).toEqual([421, 200]);
  expect(passed).toEqual(["portal.example"]);
  expect(await ask(server, "evil.example")).toBe(421);
  Reflect.deleteProperty(globalThis, Symbol.for("signal-to-action.held-requests"));
});

it("cuts them off if nothing held them", async () => {
  const { server, ready, arrived } = await listen();
  const answers = [ask(server, "evil.example"), ask(server, "portal.example")];
  await arrived(2);
  closing.push(openFrontDoor(options));
  ready();
  expect(await Promise.all(answers)).toEqual([null, null]);
  expect([await ask(server, "evil.example"), await ask(server, "portal.example")]).toEqual([421, 200]);
});

it("lets the first request of a platform's instance pass, which started it", async () => {
  const { server, ready, arrived } = await listen();
  const answer = ask(server, "portal.example");
  await arrived(1);
  closing.push(openFrontDoor({ ...options, startsOnRequest: true }));
  ready();
  expect(await answer).toBe(200);
});

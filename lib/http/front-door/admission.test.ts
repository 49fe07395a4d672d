/** Bursts through a real HTTP server whose answers the test gives. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAdmission, mostAtOnce } from "./admission";

const burst = 24;
const never = 2 ** 31 - 1;
/** What the server has begun and not answered, by the request's path. */
let begun: { path: string; response: ServerResponse }[];
let close: () => void;
let origin: string;

async function start(heldMs = never) {
  const admit = createAdmission(() => "an address", heldMs);
  const server = createServer((request, response) =>
    admit(request, response, () => begun.push({ path: request.url ?? "", response })),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
}
beforeEach(() => {
  begun = [];
});
afterEach(() => close());

const session = (token: string) => ({ cookie: `theme=dark; next-auth.session-token=${token}; a=b` });
const ask = (path: string, headers: Record<string, string>, signal: AbortSignal | null = null) =>
  fetch(origin + path, { headers, signal }).then((response) => response.text());
const pathsBegun = () => begun.map(({ path }) => path);
/** Answers the oldest request until this path is answered. */
async function answerUntil(path: string) {
  for (;;) {
    await vi.waitUntil(() => begun.length > 0, { timeout: 60_000 });
    const next = begun.shift();
    next?.response.end(next.path);
    if (next?.path === path) return;
  }
}

it.each([
  ["a session", session("one"), session("two")],
  ["a token", { authorization: "Bearer one" }, { authorization: "Bearer two" }],
  ["an address", {}, session("two")],
])("serves a burst of %s a few at a time, in order, and everyone else immediately", async (_, own, other) => {
  await start();
  const answers: Promise<string>[] = [];
  for (let n = 0; n < burst; n += 1) {
    answers.push(ask(`/${n}`, own));
    // One after another, so that their order is known.
    await vi.waitUntil(() => begun.length === Math.min(n + 1, mostAtOnce), { timeout: 60_000 });
  }
  const list = ask("/list", other);
  await vi.waitUntil(() => pathsBegun().includes("/list"), { timeout: 60_000 });
  expect(begun).toHaveLength(mostAtOnce + 1);
  let most = 0;
  for (let n = 0; n < burst + 1; n += 1) {
    await vi.waitUntil(() => begun.length > 0, { timeout: 60_000 });
    most = Math.max(most, begun.length);
    const next = begun.shift();
    next?.response.end(next.path);
  }
  expect(await Promise.all(answers)).toEqual(Array.from({ length: burst }, (_, n) => `/${n}`));
  expect(await list).toBe("/list");
  expect(most).toBeLessThanOrEqual(mostAtOnce + 1);
});

it("serves four requests of a caller at a time", () => {
  expect(mostAtOnce).toBe(4);
  close = () => {};
});

it("does not serve what its caller no longer waits for", async () => {
  await start();
  for (let n = 0; n < mostAtOnce; n += 1) void ask(`/${n}`, session("one"));
  await vi.waitUntil(() => begun.length === mostAtOnce, { timeout: 60_000 });
  const leaving = new AbortController();
  const left = ask("/left", session("one"), leaving.signal).catch(() => "left");
  // Another caller's request on a new connection is read after the one before.
  const witness = ask("/witness", session("two"));
  await vi.waitUntil(() => pathsBegun().includes("/witness"), { timeout: 60_000 });
  leaving.abort();
  expect(await left).toBe("left");
  await answerUntil("/witness");
  await witness;
  const last = ask("/last", session("one"));
  await answerUntil("/last");
  expect(await last).toBe("/last");
  expect(pathsBegun()).not.toContain("/left");
});

it("does not let a stream or a slow vendor hold up its caller's other requests", async () => {
  await start(1);
  const answers = Array.from({ length: burst }, (_, n) => ask(`/${n}`, session("one")));
  await vi.waitUntil(() => begun.length === burst, { timeout: 60_000 });
  for (const { path, response } of begun) response.end(path);
  expect((await Promise.all(answers)).toSorted()).toEqual(
    Array.from({ length: burst }, (_, n) => `/${n}`).toSorted(),
  );
});

it.each(["/api/inngest?fnId=x&stepId=step", "/_next/static/chunks/a.js"])("never holds %s", async (path) => {
  await start();
  const answers = Array.from({ length: burst }, () => ask(path, {}));
  await vi.waitUntil(() => begun.length === burst, { timeout: 60_000 });
  for (const { response } of begun) response.end("served");
  await Promise.all(answers);
});

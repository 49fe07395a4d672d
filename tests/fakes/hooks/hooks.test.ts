/** The fake hooks that other tests rely on must refuse what the vendors refuse. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { type HookKind, type HooksFake, startHooksFake } from "./hooks";

let fake: HooksFake;
let now = 0;
beforeEach(async () => {
  fake = await startHooksFake({ token: "right", now: () => now });
});
afterEach(() => fake.close());

const good = { method: "POST", headers: { "content-type": "application/json" }, body: '{"a":1,"b":""}' };
const authentic = { ...good, headers: { ...good.headers, "x-clay-webhook-auth": "right" } };
const ask = async (kind: HookKind, request: RequestInit, query = "") =>
  (await fetch(fake.addresses[kind] + query, request)).status;

it.each<[HookKind, RequestInit, number]>([
  ["webhook", { ...good, method: "PATCH", body: '{"tags":{}}' }, 200],
  ["webhook", { ...good, method: "DELETE", body: undefined }, 405],
  ["automation", good, 200],
  ["automation", { ...good, method: "PUT" }, 405],
  ["automation", { ...good, headers: { "content-type": "text/plain" } }, 415],
  ["automation", { ...good, body: "no" }, 400],
  ["automation", { ...good, body: "[]" }, 400],
  ["automation", { ...good, body: '{"a":null}' }, 400],
  ["enrichment", authentic, 200],
  ["enrichment", good, 401],
  ["enrichment", { ...authentic, body: '{"a":[]}' }, 400],
  ["enrichment", { ...authentic, body: JSON.stringify({ a: "x".repeat(100_000) }) }, 413],
])("%s answers %j with %i", async (kind, request, status) => {
  expect(await ask(kind, request)).toBe(status);
  expect(fake.received).toMatchObject([{ kind, status }]);
});

it("accepts ten rows a second", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push(await ask("enrichment", authentic));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  now += 1_001;
  expect(await ask("enrichment", authentic)).toBe(200);
});

it("fails on demand, set by the test or in the address", async () => {
  fake.behave({ kind: "status", status: 410 });
  expect(await ask("webhook", good)).toBe(410);
  expect(await ask("webhook", good, "?status=503")).toBe(503);
  expect(await ask("webhook", good)).toBe(200);
  expect((await fetch(`${fake.url}/elsewhere`, good)).status).toBe(404);
});

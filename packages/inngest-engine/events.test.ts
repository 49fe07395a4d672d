import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, until, type World } from "./testing/world";

let world: World;
let url: string;

const functions = (client: Inngest) => [
  client.createFunction({ id: "count", triggers: { event: "count" } }, async ({ event }) => event.data.n),
  client.createFunction(
    { id: "once", triggers: { event: "once" }, idempotency: "event.data.order + '-' + event.data.kind" },
    async ({ event }) => event.data.order,
  ),
  client.createFunction(
    { id: "picky", triggers: [{ event: "picky", if: "event.data.plan == 'pro' || event.data.seats >= 10" }] },
    async ({ event }) => event.data.n,
  ),
];

const now = { value: new Date() };

beforeAll(async () => {
  world = await createWorld(functions, { eventKey: "right-key", clock: { now: () => now.value } });
  url = `http://127.0.0.1:${world.engine.port}`;
});
afterAll(() => world.close());

const post = async (body: unknown, { key = "right-key", headers = {} } = {}) => {
  const response = await fetch(`${url}/e/${key}`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

/** Waits until there is nothing left to route or run. */
const settled = () =>
  until(async () => {
    const [left] = await world.sql<{ count: number }[]>`
      select (select count(*) from engine.event where routed_at is null)::int
        + (select count(*) from engine.job)::int as count`;
    return left?.count === 0;
  });

describe("sending events", () => {
  it("accepts one event or a list and returns their ids", async () => {
    const one = await post({ name: "count", data: { n: 1 } });
    const two = await post([{ name: "count", data: { n: 2 } }, { name: "nobody-listens" }]);
    expect(one).toEqual({ status: 200, body: { status: 200, ids: [expect.any(String)] } });
    expect(two.body.ids).toHaveLength(2);
    const runs = await world.finished("count", 2);
    expect(runs.map(({ output }) => output)).toEqual([1, 2]);
  });

  it("answers 400, 401, 403, 404, 405 and 413 and stores nothing", async () => {
    const [before] = await world.sql`select count(*)::int as count from engine.event`;
    const answers = [
      await post("{"),
      await post({ data: {} }),
      await post([{ name: "ok" }, { name: 5 }]),
      await post({ name: "inngest/function.failed" }),
      await post({ name: "null \u0000" }),
      await post({ name: "count" }, { key: "wrong" }),
      await post({ name: "count" }, { headers: { origin: "https://evil.test" } }),
      await fetch(`${url}/elsewhere`),
      await fetch(`${url}/e/right-key`),
      await post(JSON.stringify({ name: "count", data: "x".repeat(9_000_000) })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 401, 403, 404, 405, 413]);
    const [after] = await world.sql`select count(*)::int as count from engine.event`;
    expect(after).toEqual(before);
  });

  it("accepts an event with the sender's own id once in 24 hours", async () => {
    const event = { name: "count", id: "own-1", data: { n: "own" } };
    const first = await post([event, event]);
    const second = await post(event);
    expect(second.body.ids).toEqual(first.body.ids.slice(0, 1));
    await settled();
    const count = async () => (await world.runs("app-count")).filter(({ output }) => output === "own").length;
    expect(await count()).toBe(1);
    now.value = new Date(now.value.getTime() + 24 * 3_600_000 + 1);
    await post(event);
    await settled();
    expect(await count()).toBe(2);
  });

  it("stores a request retried by the SDK once", async () => {
    const headers = { "x-inngest-event-id-seed": `${Date.now()},c2VlZHNlZWQ=` };
    const sending = [
      { name: "count", data: { n: "seeded" } },
      { name: "count", data: { n: "seeded" } },
    ];
    const first = await post(sending, { headers });
    const retry = await post(sending, { headers });
    expect(retry.body).toEqual(first.body);
    expect(new Set(first.body.ids).size).toBe(2);
    await settled();
    expect((await world.runs("app-count")).filter(({ output }) => output === "seeded")).toHaveLength(2);
  });

  it("starts one run per idempotency key in 24 hours", async () => {
    const send = (order: string, kind: string) => ({ name: "once", data: { order, kind } });
    await post([send("1", "a"), send("1", "a"), send("1", "b")]);
    await post(send("1", "a"));
    await settled();
    expect(await world.runs("app-once")).toHaveLength(2);
    now.value = new Date(now.value.getTime() + 24 * 3_600_000 + 1);
    await post(send("1", "a"));
    await settled();
    expect(await world.runs("app-once")).toHaveLength(3);
  });

  it("starts a function only if its trigger's condition is true", async () => {
    await post([
      { name: "picky", data: { n: 1, plan: "pro" } },
      { name: "picky", data: { n: 2, plan: "free", seats: 9 } },
      { name: "picky", data: { n: 3, seats: 10 } },
      { name: "picky", data: { n: 4 } },
      { name: "picky", data: "no object" },
    ]);
    await settled();
    expect((await world.runs("app-picky")).map(({ output }) => output)).toEqual([1, 3]);
  });

  it("delays an event with a future timestamp", async () => {
    await post({ name: "count", data: { n: "later" }, ts: now.value.getTime() + 60_000 });
    await until(
      async () => (await world.sql`select from engine.job where run_at > ${now.value}`).length === 1,
    );
    now.value = new Date(now.value.getTime() + 60_001);
    await settled();
    expect((await world.runs("app-count")).at(-1)).toMatchObject({ status: "completed", output: "later" });
  });

  it("reports its health and functions", async () => {
    const health = await (await fetch(`${url}/health`)).json();
    expect(health).toMatchObject({ status: "ok", database: "ok", app: "ok", functions: 3, refused: [] });
    const listing = await (await fetch(`${url}/fn`)).json();
    expect(listing.functions.map(({ id }: { id: string }) => id)).toEqual([
      "app-count",
      "app-once",
      "app-picky",
    ]);
  });
});

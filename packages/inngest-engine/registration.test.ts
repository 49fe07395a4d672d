import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFunction } from "./functions";
import { createWorld, until, type World } from "./testing/world";

let world: World;

const functions = (client: Inngest) => [
  client.createFunction({ id: "fine", triggers: { event: "go" } }, async () => "ran"),
  client.createFunction(
    { id: "throttled", triggers: { event: "go" }, throttle: { limit: 1, period: "1m" } },
    async () => "must not run",
  ),
  client.createFunction(
    { id: "odd", triggers: { event: "go", if: "unknown.thing == 1" } },
    async () => "must not run",
  ),
];

beforeAll(async () => {
  world = await createWorld(functions);
});
afterAll(() => world.close());

const config = (more: Record<string, unknown>) => ({
  id: "app-f",
  triggers: [{ event: "go" }],
  steps: { step: { id: "step", name: "step", runtime: { type: "http", url: "http://x" } } },
  ...more,
});

describe("registration", () => {
  it("refuses unsupported functions by name and runs the rest", async () => {
    const health = await (await fetch(`http://127.0.0.1:${world.engine.port}/health`)).json();
    expect(health.functions).toBe(1);
    expect(health.refused).toEqual([
      { id: "app-throttled", reasons: ["throttle is not supported"] },
      { id: "app-odd", reasons: [expect.stringContaining("Unknown variable: unknown")] },
    ]);
    expect(world.logged).toContainEqual({
      level: "error",
      message: "engine: function app-throttled is refused and will not run",
      facts: { id: "app-throttled", reasons: ["throttle is not supported"] },
    });
    await world.client.send({ name: "go" });
    await world.finished("fine");
    expect(await world.sql`select distinct function_id from engine.run`).toEqual([
      { function_id: "app-fine" },
    ]);
  });

  it.each([
    ["rateLimit", { rateLimit: { limit: 1, period: "1m" } }],
    ["debounce", { debounce: { period: "1s" } }],
    ["batchEvents", { batchEvents: { maxSize: 2, timeout: "1s" } }],
    ["priority", { priority: { run: "1" } }],
    ["singleton", { singleton: { mode: "skip" } }],
    ["timeouts", { timeouts: { start: "1s" } }],
    ["somethingNew", { somethingNew: true }],
    ["wildcards", { triggers: [{ event: "user/*" }] }],
    ["cron", { triggers: [{ cron: "sometimes" }] }],
    ["triggers", { triggers: [{ cron: "0 * * * *", jitter: "1m" }] }],
    ["deferred", { triggers: [{ event: "inngest/deferred.schedule", expression: "true" }] }],
    ["not a condition", { triggers: [{ event: "go", expression: "'text'" }] }],
    ["concurrency", { concurrency: { limit: 1, key: "now()" } }],
    ["concurrency", { concurrency: { limit: 1.5 } }],
    ["idempotency", { idempotency: "event.data." }],
    ["cancelOn", { cancel: [{ event: "x", if: "async.data.a = 1" }] }],
    ["cancelOn", { cancel: [{ event: "x", timeout: "soon" }] }],
  ])("refuses %s", (reason, more) => {
    const read = readFunction(config(more));
    expect(read).toHaveProperty("refusal.reasons.0", expect.stringContaining(reason));
  });

  it("reads what it supports", () => {
    const read = readFunction(
      config({
        steps: {
          step: {
            id: "step",
            name: "step",
            runtime: { type: "http", url: "http://x" },
            retries: { attempts: 2 },
          },
        },
        triggers: [{ event: "go", expression: "event.data.a > 1" }, { cron: "TZ=UTC 0 * * * *" }],
        concurrency: [{ limit: 0 }, { limit: 5, key: "event.data.customerId", scope: "account" }],
        idempotency: "event.data.id",
        cancel: [{ event: "stop", if: "event.data.id == async.data.id", timeout: "1h30m" }],
      }),
    );
    expect(read).toMatchObject({
      spec: {
        maxAttempts: 3,
        triggers: [{ event: "go" }],
        crons: ["TZ=UTC 0 * * * *"],
        concurrency: [{ limit: 5, scope: "account", key: { source: "event.data.customerId" } }],
        cancels: [{ event: "stop", timeoutMs: 5_400_000, condition: { match: { event: ["data", "id"] } } }],
      },
    });
    expect(readFunction(config({}))).toMatchObject({ spec: { maxAttempts: 5, concurrency: [] } });
  });

  it("picks up the functions of a new build", async () => {
    world.app.use(world.engine.port, (client) => [
      client.createFunction({ id: "newer", triggers: { event: "newer" } }, async () => "new"),
    ]);
    await fetch(`http://127.0.0.1:${world.engine.port}/fn/register`, { method: "POST", body: "{}" });
    await until(() => world.logged.some(({ facts }) => JSON.stringify(facts?.functions) === '["app-newer"]'));
    await world.client.send({ name: "newer" });
    expect(await world.finished("newer")).toMatchObject([{ output: "new" }]);
  });
});

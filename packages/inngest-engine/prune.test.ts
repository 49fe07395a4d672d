import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settle } from "./options";
import { prune } from "./prune";
import { migrateEngine } from "./schema";
import { createWorld, until, type World } from "./testing/world";

let world: World;

const functions = (client: Inngest) => [
  client.createFunction({ id: "short", triggers: { event: "short" } }, async ({ step }) =>
    step.run("a", () => 1),
  ),
  client.createFunction({ id: "long", triggers: { event: "long" } }, async ({ step }) =>
    step.sleep("a", "30d"),
  ),
];

beforeAll(async () => {
  world = await createWorld(functions);
});
afterAll(() => world.close());

describe("maintenance", () => {
  it("removes old finished data and nothing that is still needed", async () => {
    await world.client.send([{ name: "short", id: "dedupe" }, { name: "long" }, { name: "nobody" }]);
    await world.finished("short");
    await until(async () => (await world.sql`select from engine.job where kind = 'sleep'`).length === 1);
    const counts = async () =>
      (
        await world.sql`
          select (select count(*)::int from engine.run) as runs, (select count(*)::int from engine.step) as steps,
            (select count(*)::int from engine.event) as events, (select count(*)::int from engine.seen) as keys`
      )[0];
    const now = new Date();
    await prune(world.sql, new Date(now.getTime() - 3_600_000), now);
    expect(await counts()).toEqual({ runs: 2, steps: 2, events: 3, keys: 1 });
    const later = new Date(now.getTime() + 36 * 3_600_000);
    expect(await prune(world.sql, new Date(now.getTime() + 60_000), later)).toBe(false);
    expect(await counts()).toEqual({ runs: 1, steps: 1, events: 1, keys: 0 });
  });

  it("writes its heartbeat", async () => {
    const rows = await world.sql<
      { age: number }[]
    >`select extract(epoch from now() - at)::float as age from engine.heartbeat`;
    expect(rows).toHaveLength(1);
  });

  it("migrates once when several processes start concurrently", async () => {
    await Promise.all([migrateEngine(world.sql), migrateEngine(world.sql)]);
    expect(await world.sql`select version from engine.migration`).toEqual([
      { version: 1 },
      { version: 2 },
      { version: 3 },
    ]);
  });

  it("names an invalid option", () => {
    const base = { databaseUrl: "postgres://x", serveUrl: "http://x" };
    expect(() => settle({ ...base, concurrency: 0 })).toThrow(
      "concurrency must be a whole number of at least 1.",
    );
    expect(() => settle({ ...base, retentionMs: 1_000 })).toThrow("retentionMs must be at least 24 hours.");
    expect(settle({ ...base, port: undefined })).toMatchObject({ port: 8288, concurrency: 32 });
  });
});

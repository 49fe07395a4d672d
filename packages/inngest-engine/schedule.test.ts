import type { Inngest } from "inngest";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isCron, lastTick, nextTick } from "./cron";
import type { FunctionSpec } from "./functions";
import { createRegistry } from "./registry";
import { fireCrons } from "./schedule";
import { migrateEngine } from "./schema";
import { createDatabase } from "./testing/database";
import { createWorld, until, type World } from "./testing/world";

const clock = { value: new Date("2026-03-01T10:00:30Z"), now: () => clock.value };
let world: World;

const functions = (client: Inngest) => [
  client.createFunction({ id: "hourly", triggers: { cron: "5 * * * *" } }, async ({ event }) => event.data),
  client.createFunction(
    { id: "paris", triggers: { cron: "TZ=Europe/Paris 0 9 * * *" } },
    async () => "bonjour",
  ),
];

beforeAll(async () => {
  world = await createWorld(functions, { clock, syncMs: 500 });
  await world.startEngine({ clock });
  await until(async () => (await world.sql`select from engine.cron`).length === 2);
});
afterAll(() => world.close());

describe("crons", () => {
  it("fires a tick once across all engines", async () => {
    clock.value = new Date("2026-03-01T10:05:01Z");
    const [run] = await world.finished("hourly");
    expect(run?.output).toMatchObject({ cron: "5 * * * *", fireAt: "2026-03-01T10:05:00.000Z" });
    clock.value = new Date("2026-03-01T11:05:00Z");
    const runs = await world.finished("hourly", 2);
    expect(runs.map(({ output }) => output)).toMatchObject([
      { fireAt: "2026-03-01T10:05:00.000Z" },
      { fireAt: "2026-03-01T11:05:00.000Z" },
    ]);
  });

  it("fires one tick for many missed ones, and supports time zones", async () => {
    clock.value = new Date("2026-03-03T12:00:00Z");
    const runs = await world.finished("hourly", 3);
    expect(runs.map(({ output }) => output).at(-1)).toMatchObject({ fireAt: "2026-03-03T11:05:00.000Z" });
    expect(await world.finished("paris")).toHaveLength(1);
    const rows = await world.sql<{ at: Date }[]>`select next_at as at from engine.cron order by function_id`;
    expect(rows.map(({ at }) => at.toISOString())).toEqual([
      "2026-03-03T12:05:00.000Z",
      "2026-03-04T08:00:00.000Z",
    ]);
    expect(await world.runs("app-hourly")).toHaveLength(3);
  });

  it("goes on when a clock that ran a day ahead comes back", async () => {
    clock.value = new Date("2026-03-04T11:05:01Z");
    const ahead = (await world.runs("app-hourly")).length;
    await until(async () => (await world.runs("app-hourly")).length > ahead);
    clock.value = new Date("2026-03-03T12:30:00Z");
    await until(async () => {
      const rows = await world.sql<{ at: Date }[]>`
        select next_at as at from engine.cron where function_id = 'app-hourly'`;
      return rows[0]?.at.toISOString() === "2026-03-03T13:05:00.000Z";
    });
    clock.value = new Date("2026-03-03T13:05:01Z");
    const runs = await world.finished("hourly", ahead + 2);
    expect(runs.map(({ output }) => output).at(-1)).toMatchObject({ fireAt: "2026-03-03T13:05:00.000Z" });
  });

  it("fires once an hour through the end of summer time", async () => {
    const ticks = ["2026-10-25T00:05:01Z", "2026-10-25T01:05:01Z", "2026-10-25T02:05:01Z"];
    for (const at of ticks) {
      const before = (await world.runs("app-hourly")).length;
      clock.value = new Date(at);
      await world.finished("hourly", before + 1);
    }
    const fired = (await world.finished("hourly")).slice(-ticks.length);
    expect(fired.map(({ output }) => (output as { fireAt: string }).fireAt)).toEqual(
      ticks.map((at) => at.replace(":01Z", ":00.000Z")),
    );
  });

  it("reads expressions", () => {
    const at = new Date("2026-03-29T00:30:00Z");
    expect(nextTick("*/15 * * * *", at).toISOString()).toBe("2026-03-29T00:45:00.000Z");
    expect(lastTick("*/15 * * * *", at).toISOString()).toBe("2026-03-29T00:30:00.000Z");
    expect(nextTick("TZ=Europe/Berlin 30 3 * * *", at).toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(["0 */6 * * *", "*/10 * * * * *", "TZ=UTC 0 0 1 * *"].map(isCron)).toEqual([true, true, true]);
    expect(["", "often", "61 * * * *", "TZ=Mars/Base 0 0 * * *", "* * *"].map(isCron)).toEqual(
      Array(5).fill(false),
    );
  });
});

describe("engines whose clocks differ", () => {
  it("fire each tick once", async () => {
    const database = await createDatabase();
    const sql = postgres(database.url, { max: 1, onnotice: () => {} });
    await migrateEngine(sql);
    const spec: FunctionSpec = {
      id: "hourly",
      name: "hourly",
      maxAttempts: 1,
      triggers: [],
      crons: ["0 * * * *"],
      concurrency: [],
      cancels: [],
    };
    const registry = createRegistry(() => {});
    registry.replace({ appId: "app", functions: [spec], refused: [], at: new Date() });
    for (const time of ["10:59:58", "11:00:01", "10:59:59", "11:00:02", "12:00:01"]) {
      await fireCrons(sql, registry, new Date(`2026-03-01T${time}Z`));
    }
    const fired = await sql<{ tick: string }[]>`
      select body::json->'data'->>'fireAt' as tick from engine.event order by received_at`;
    expect(fired.map(({ tick }) => tick)).toEqual(["2026-03-01T11:00:00.000Z", "2026-03-01T12:00:00.000Z"]);
    await sql.end();
    await database.drop();
  });
});

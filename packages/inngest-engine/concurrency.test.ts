import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admit } from "./concurrency";
import { createWorld, until, type World } from "./testing/world";

let world: World;

/** The current and maximum number of running steps, by key. */
const running = new Map<string, number>();
const peak = new Map<string, number>();
let holding = true;

/** The limits. Steps wait for each other to reach them, so that a slow machine does not hide a violation. */
const limits: Record<string, number> = { parallel: 3, c0: 2 };
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const hasPeaked = async (key: string) => {
  while ((peak.get(key) ?? 0) < (limits[key] ?? 1)) await pause(5);
};

const busy = async (key: string) => {
  const now = (running.get(key) ?? 0) + 1;
  running.set(key, now);
  peak.set(key, Math.max(peak.get(key) ?? 0, now));
  if (key === "held") await until(() => !holding);
  else await Promise.all([pause(15), Promise.race([hasPeaked(key), pause(1_000)])]);
  running.set(key, (running.get(key) ?? 1) - 1);
};

const functions = (client: Inngest) => [
  client.createFunction(
    {
      id: "keyed",
      triggers: { event: "keyed" },
      concurrency: [{ limit: 2, key: "event.data.customer" }, { limit: 7 }],
    },
    async ({ event, step }) => {
      await step.run("work", () => busy(event.data.customer));
      await step.sleep("rest", "1s");
      await step.run("more", () => busy(event.data.customer));
    },
  ),
  client.createFunction(
    { id: "parallel", triggers: { event: "parallel" }, concurrency: 3 },
    async ({ step }) => {
      await Promise.all(Array.from({ length: 8 }, (_, n) => step.run(`p${n}`, () => busy("parallel"))));
    },
  ),
  client.createFunction(
    {
      id: "shared-a",
      triggers: { event: "shared-a" },
      concurrency: { limit: 1, scope: "env", key: "'shared'" },
    },
    async ({ step }) => step.run("work", () => busy("shared")),
  ),
  client.createFunction(
    {
      id: "shared-b",
      triggers: { event: "shared-b" },
      concurrency: { limit: 1, scope: "env", key: "'shared'" },
    },
    async ({ step }) => step.run("work", () => busy("shared")),
  ),
  client.createFunction(
    { id: "queue", triggers: { event: "queue" }, concurrency: { limit: 1, key: "event.data.destination" } },
    async ({ event, step }) => step.run("deliver", () => busy(event.data.destination)),
  ),
];

beforeAll(async () => {
  world = await createWorld(functions);
  await world.startEngine();
});
afterAll(() => world.close());

describe("concurrency across two engines", () => {
  it("respects the limits per key and per function and finishes everything", async () => {
    const events = Array.from({ length: 30 }, (_, n) => ({ name: "keyed", data: { customer: `c${n % 5}` } }));
    await world.client.send(events);
    const runs = await world.finished("keyed", 30);
    expect(runs.every(({ status }) => status === "completed")).toBe(true);
    const peaks = [0, 1, 2, 3, 4].map((n) => peak.get(`c${n}`) ?? 0);
    expect(Math.max(...peaks)).toBe(2);
    expect(peak.get("c0")).toBe(2);
  });

  it("counts the parallel steps of one run", async () => {
    await world.client.send({ name: "parallel" });
    await world.finished("parallel");
    expect(peak.get("parallel")).toBe(3);
  });

  it("shares a limit between functions with the same key in a wider scope", async () => {
    await world.client.send([1, 2, 3].flatMap(() => [{ name: "shared-a" }, { name: "shared-b" }]));
    await world.finished("shared-a", 3);
    await world.finished("shared-b", 3);
    expect(peak.get("shared")).toBe(1);
  });

  it("lets other keys pass a blocked key, however many jobs wait for it", async () => {
    const held = Array.from({ length: 120 }, () => ({ name: "queue", data: { destination: "held" } }));
    await world.client.send(held);
    await until(() => running.get("held") === 1);
    await world.client.send(
      Array.from({ length: 20 }, (_, n) => ({ name: "queue", data: { destination: `free-${n % 4}` } })),
    );
    await world.finished("queue", 20);
    expect(running.get("held")).toBe(1);
    holding = false;
    await world.finished("queue", 140);
    expect(peak.get("held")).toBe(1);
    expect(await world.sql`select from engine.job`).toHaveLength(0);
  });
});

describe("admitting jobs", () => {
  it("admits the oldest jobs within every limit and returns the key without a free slot for the others", () => {
    const busyNow = new Map([["a", 1]]);
    const job = (id: string, ...slots: [string, number][]) => ({ id, slots, functionId: "app-work" });
    const candidates = [
      job("1", ["a", 2], ["all", 3]),
      job("2", ["a", 2], ["all", 3]),
      job("3"),
      job("4", ["b", 1], ["all", 3]),
      job("5", ["b", 1], ["all", 3]),
      job("6", ["c", 9], ["all", 2]),
      job("7"),
    ];
    const { admitted, blocked } = admit(candidates, busyNow, { general: 3, lanes: [] });
    expect(admitted.map(({ id }) => id)).toEqual(["1", "3", "4"]);
    expect(blocked).toEqual([
      { id: "2", key: "a" },
      { id: "5", key: "b" },
      { id: "6", key: "all" },
    ]);
    expect(Object.fromEntries(busyNow)).toEqual({ a: 2, all: 2, b: 1 });
  });

  it("counts a lane's jobs against its own slots alone", () => {
    const job = (id: string, functionId: string) => ({ id, slots: [], functionId });
    const candidates = [job("1", "send"), job("2", "send"), job("3", "work"), job("4", "work")];
    const room = { general: 1, lanes: [{ functions: ["send"], room: 1 }] };
    const { admitted, blocked } = admit(candidates, new Map(), room);
    expect(admitted.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(blocked).toEqual([]);
  });
});

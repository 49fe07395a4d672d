import type { Inngest } from "inngest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { undoAheadClock } from "./clock-went-back";
import { createWorld, until, type World } from "./testing/world";

const day = 86_400_000;
const date = new Date(Date.now() + 3 * day);
const offset = { ms: 0 };
const clock = { now: () => new Date(Date.now() + offset.ms) };

const functions = (client: Inngest) => [
  client.createFunction({ id: "sleeps", triggers: { event: "go" } }, async ({ step }) => {
    await step.sleep("five-minutes", "5m");
  }),
  client.createFunction({ id: "waits", triggers: { event: "go" } }, async ({ step }) => {
    await step.waitForEvent("an-hour", { event: "never", timeout: "1h" });
  }),
  client.createFunction({ id: "names-a-date", triggers: { event: "go" } }, async ({ step }) => {
    await step.sleepUntil("date", date);
  }),
];

let world: World;
beforeAll(async () => {
  world = await createWorld(functions, { clock });
});
afterAll(() => world.close());

it("shortens waits that a clock planned that ran ahead, and leaves dates", async () => {
  const due = () => world.sql<{ functionId: string; runAt: Date }[]>`
    select function_id as "functionId", run_at as "runAt" from engine.job
    where kind <> 'call' and lease_until is null order by function_id`;
  const waits = async () => (await due()).map(({ runAt }) => Math.round((+runAt - Date.now()) / 60_000));
  offset.ms = day;
  await world.client.send({ name: "go" });
  await until(async () => (await due()).length === 3);
  offset.ms = 0;
  const minutes = 24 * 60;
  expect(await waits()).toEqual([3 * minutes, minutes + 5, minutes + 60]);
  expect(await undoAheadClock(world.sql, clock.now())).toBe(2);
  expect(await waits()).toEqual([3 * minutes, 5, 60]);
  expect(await undoAheadClock(world.sql, clock.now())).toBe(0);
});

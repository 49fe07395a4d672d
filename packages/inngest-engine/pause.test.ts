import type { Inngest } from "inngest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createWorld, until, type World } from "./testing/world";

let world: World;
let open = false;
const begun: string[] = [];

const functions = (client: Inngest) => [
  client.createFunction({ id: "held", triggers: { event: "held" } }, async ({ event, step }) =>
    step.run("hold", async () => {
      begun.push(event.data.id);
      await until(() => open);
      return event.data.id;
    }),
  ),
];

beforeAll(async () => {
  world = await createWorld(functions);
});
afterAll(() => world.close());

it("finishes what runs, takes events and begins none of them, until another engine does", async () => {
  await world.client.send({ name: "held", data: { id: "before" } });
  await until(() => begun.length === 1);
  world.engine.pause();
  await world.client.send({ name: "held", data: { id: "after" } });
  open = true;
  await world.engine.stop();
  expect(begun).toEqual(["before"]);
  await world.startEngine();
  const ended = await world.finished("held", 2);
  expect(ended.map(({ status, output }) => [status, output])).toEqual([
    ["completed", "before"],
    ["completed", "after"],
  ]);
  expect(world.logged.filter(({ level }) => level === "warn" || level === "error")).toEqual([]);
});

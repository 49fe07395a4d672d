import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, until, type World } from "./testing/world";

let world: World;
let isHolding = true;
const ended: string[] = [];

const functions = (client: Inngest) => [
  client.createFunction(
    { id: "work", triggers: { event: "work" }, concurrency: { limit: 2, key: "event.data.customer" } },
    async ({ event, step }) => step.run("work", () => void ended.push(event.data.customer)),
  ),
  client.createFunction(
    { id: "send", triggers: { event: "send" }, concurrency: { limit: 50, key: "event.data.customer" } },
    async ({ step }) => step.run("send", () => until(() => !isHolding)),
  ),
];

beforeAll(async () => {
  world = await createWorld(functions, {
    concurrency: 4,
    lanes: [{ functions: ["app-send"], concurrency: 3 }],
  });
});
afterAll(() => world.close());

const sending = async (): Promise<number> =>
  (await world.sql`select from engine.job where function_id = 'app-send' and lease_until is not null`).length;

describe("turns over tenants", () => {
  it("runs a newcomer's job before another tenant's backlog, beside sends that hang", async () => {
    await world.client.send(Array.from({ length: 20 }, () => ({ name: "send", data: { customer: "slow" } })));
    await until(async () => (await sending()) === 3);
    const backlog = Array.from({ length: 60 }, () => ({ name: "work", data: { customer: "large" } }));
    await world.client.send(backlog);
    await world.client.send({ name: "work", data: { customer: "small" } });
    await world.finished("work", 61);
    expect(ended).toHaveLength(61);
    expect(ended.indexOf("small")).toBeLessThan(30);
    expect(await sending()).toBe(3);
  });

  it("serves every tenant once before anyone twice", async () => {
    ended.length = 0;
    const customers = Array.from({ length: 12 }, (_, n) => `customer-${n}`);
    await world.client.send(
      customers.flatMap((customer) =>
        Array.from({ length: 10 }, () => ({ name: "work", data: { customer } })),
      ),
    );
    await world.finished("work", 181);
    const lastFirst = Math.max(...customers.map((customer) => ended.indexOf(customer)));
    expect(lastFirst).toBeLessThan(60);
  });

  it("goes on in the lane once its sends end", async () => {
    isHolding = false;
    await world.finished("send", 20);
    expect(await world.sql`select from engine.job`).toHaveLength(0);
  });
});

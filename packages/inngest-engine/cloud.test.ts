import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEngine } from "./index";
import { createWorld, until, type World } from "./testing/world";
import { quick } from "./testing/world-options";

const keys = { signingKey: "signkey-test-0123456789abcdef", eventKey: "event-key" };
let world: World;

const functions = (client: Inngest) => [
  client.createFunction({ id: "signed", triggers: { event: "signed" } }, async ({ event, step }) => {
    const one = await step.run("one", () => ({ z: 1, a: [event.data.text, 1e21, 0.1, null] }));
    const [two, three] = await Promise.all([
      step.run("two", () => one),
      step.run("three", () => "\u2028 ü \u0000"),
    ]);
    return { two, three };
  }),
];

beforeAll(async () => {
  world = await createWorld(functions, {}, keys);
});
afterAll(() => world.close());

describe("cloud mode", () => {
  it("signs each request so that the SDK accepts it", async () => {
    await world.client.send({ name: "signed", data: { text: 'quote " and €', b: { y: 1, x: 2 } } });
    const [run] = await world.finished("signed");
    expect(run).toMatchObject({
      status: "completed",
      output: { two: { z: 1, a: ['quote " and €', 1e21, 0.1, null] }, three: "\u2028 ü \u0000" },
    });
    expect(world.app.requests.every(({ signature }) => /^t=\d+&s=[0-9a-f]{64}$/.test(signature ?? ""))).toBe(
      true,
    );
  });

  it("runs nothing and logs the reason if the keys differ", async () => {
    const logged: unknown[] = [];
    const other = await startEngine({
      ...quick,
      databaseUrl: world.databaseUrl,
      serveUrl: world.app.serveUrl,
      signingKey: "signkey-test-ffff",
      log: (_level, _message, facts) => logged.push(facts?.reason),
    });
    await until(() => logged.includes("status 401: the app and the engine must have the same signing key"));
    expect(other.ready).toBe(false);
    await other.stop();
  });
});

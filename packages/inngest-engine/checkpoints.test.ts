import { setTimeout as delay } from "node:timers/promises";
import type { Inngest } from "inngest";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashOfKey } from "./checkpoints";
import { createWorld, until, type World } from "./testing/world";

const keys = { signingKey: `signkey-test-${"ab".repeat(32)}`, eventKey: "events" };
const ran: string[] = [];
let hold: Promise<void> | undefined;

const functions = (client: Inngest) => [
  client.createFunction({ id: "three", triggers: { event: "three" } }, async ({ step }) => {
    const first = await step.run("first", () => ({ n: 1, note: 'a "quoted" text' }));
    const second = await step.run("second", () => undefined);
    const third = await step.run("third", () => [first, second ?? "nothing"]);
    return { first, second, third };
  }),
  client.createFunction({ id: "flaky", triggers: { event: "flaky" } }, async ({ step, attempt }) => {
    await step.run("before", () => void ran.push("before"));
    await step.run("fails", () => {
      ran.push(`fails ${attempt}`);
      if (attempt < 2) throw new Error("not yet");
    });
    await step.run("after", () => void ran.push("after"));
    return "done";
  }),
  client.createFunction({ id: "held", triggers: { event: "held" } }, async ({ step }) => {
    await step.run("before", () => void ran.push("before"));
    await step.run("waits", async () => {
      ran.push("waits");
      await hold;
    });
    await step.run("after", () => void ran.push("after"));
  }),
];

let world: World;
beforeAll(async () => {
  world = await createWorld(functions, {}, keys);
});
beforeEach(() => {
  ran.length = 0;
  hold = undefined;
});
afterAll(() => world.close());

const calls = (id: string) =>
  world.app.requests.filter(({ method, url }) => method === "POST" && url.includes(`fnId=app-${id}`)).length;
const post = (path: string, body: unknown, token = `signkey-test-${hashOfKey(keys.signingKey)}`) =>
  fetch(`http://127.0.0.1:${world.engine.port}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

describe("steps saved during a call", () => {
  it("take one call, and the function sees the same results", async () => {
    await world.client.send({ name: "three" });
    const [run] = await world.finished("three");
    const first = { n: 1, note: 'a "quoted" text' };
    expect(run).toMatchObject({ status: "completed", output: { first, third: [first, "nothing"] } });
    expect(calls("three")).toBe(1);
    const saved = await world.sql`select memo from engine.step where run_id = ${run?.id ?? ""} order by seq`;
    expect(saved.slice(0, 2).map(({ memo }) => JSON.parse(memo))).toEqual([{ data: first }, { data: null }]);
  });

  it("are not repeated if a later one fails", async () => {
    await world.client.send({ name: "flaky" });
    expect(await world.finished("flaky")).toMatchObject([{ status: "completed", output: "done" }]);
    expect(ran).toEqual(["before", "fails 0", "fails 1", "fails 2", "after"]);
  });

  it("are not repeated if the call breaks off", async () => {
    hold = new Promise(() => {});
    await world.client.send({ name: "held" });
    await until(() => ran.includes("waits"));
    await world.app.goAway();
    hold = undefined;
    await world.app.comeBack();
    await world.finished("held");
    expect(ran).toEqual(["before", "waits", "waits", "after"]);
  });

  it("are refused from a call that has lost its lease, which then stops and leaves the newer call its lease", async () => {
    const release: (() => void)[] = [];
    const holdNext = () => {
      hold = new Promise((resolve) => release.push(resolve));
    };
    const waiting = () => ran.filter((name) => name === "waits").length;
    holdNext();
    await world.client.send({ name: "held" });
    await until(() => waiting() === 1);
    await world.sql`update engine.job set fence = nextval('engine.fence') where lease_until is not null`;
    holdNext();
    await until(() => waiting() === 2);
    release[0]?.();
    // Longer than two leases.
    await delay(2_500);
    expect(ran).toEqual(["before", "waits", "waits"]);
    release[1]?.();
    await world.finished("held", 2);
    expect(ran).toEqual(["before", "waits", "waits", "after"]);
  });
});

describe("a checkpoint", () => {
  const step = { op: "StepRun", id: "a".repeat(40), data: 1 };
  const unknownRun = "/v1/checkpoint/0192f0c1-2345-7890-abcd-ef0123456789/async";

  it.each([
    ["of an unknown run", 409, unknownRun, { qi_id: "1.1", steps: [step] }],
    ["without steps", 400, unknownRun, { qi_id: "1.1", steps: [] }],
    ["without a claim", 400, unknownRun, { steps: [step] }],
    ["of something unfinished", 400, unknownRun, { qi_id: "1.1", steps: [{ ...step, op: "StepPlanned" }] }],
    ["of what is no run", 400, "/v1/checkpoint/1/async", { qi_id: "1.1", steps: [step] }],
  ])("%s gets %i", async (_, status, path, body) => {
    expect((await post(path, body)).status).toBe(status);
  });

  it("may come with or without the prefix of the signing key", async () => {
    for (const token of [hashOfKey(keys.signingKey), `signkey-prod-${hashOfKey(keys.signingKey)}`]) {
      expect((await post(unknownRun, { qi_id: "1.1", steps: [step] }, token)).status).toBe(409);
    }
  });

  it("with another signing key gets 401, by GET 405", async () => {
    expect((await post(unknownRun, { qi_id: "1.1", steps: [step] }, "wrong")).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${world.engine.port}${unknownRun}`)).status).toBe(405);
  });
});

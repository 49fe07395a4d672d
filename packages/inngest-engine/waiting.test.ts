import type { Inngest } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, until, type World } from "./testing/world";

let world: World;

const functions = (client: Inngest) => {
  const double = client.createFunction(
    { id: "double", retries: 0, triggers: { event: "double" } },
    async ({ event, step }) => {
      if (event.data.bad) throw new Error("cannot double this");
      return step.run("times-two", () => event.data.n * 2);
    },
  );
  const sleeper = client.createFunction(
    { id: "sleeper", cancelOn: [{ event: "wake", match: "data.id" }] },
    async ({ step }) => step.sleep("long", "1h"),
  );
  return [
    double,
    sleeper,
    client.createFunction({ id: "order", triggers: { event: "order" } }, async ({ step }) => {
      const paid = await step.waitForEvent("paid", { event: "paid", timeout: "1h", match: "data.order" });
      return { amount: paid?.data.amount, name: paid?.name };
    }),
    client.createFunction({ id: "choosy", triggers: { event: "choosy" } }, async ({ step }) => {
      const reply = await step.waitForEvent("reply", {
        event: "reply",
        timeout: "1h",
        if: "async.data.score > 5 && event.data.topic == async.data.topic",
      });
      return reply?.data.score;
    }),
    client.createFunction({ id: "impatient", triggers: { event: "impatient" } }, async ({ step }) => {
      return step.waitForEvent("never", { event: "never", timeout: "1s" });
    }),
    client.createFunction({ id: "both", triggers: { event: "both" } }, async ({ step }) => {
      const [a, b] = await Promise.all([
        step.waitForEvent("a", { event: "a", timeout: "1h" }),
        step.waitForEvent("b", { event: "b", timeout: "1s" }),
      ]);
      return { a: a?.data.n, b };
    }),
    client.createFunction({ id: "caller", triggers: { event: "caller" } }, async ({ step, event }) => {
      try {
        return await step.invoke("ask", { function: double, data: event.data });
      } catch (error) {
        return error instanceof Error ? error.message : "";
      }
    }),
    client.createFunction(
      { id: "short-caller", triggers: { event: "short-caller" } },
      async ({ step, event }) => {
        try {
          return await step.invoke("ask", { function: sleeper, data: event.data, timeout: "1s" });
        } catch (error) {
          return error instanceof Error ? error.message : "";
        }
      },
    ),
    client.createFunction(
      {
        id: "cancellable",
        triggers: { event: "start" },
        cancelOn: [
          { event: "stop", match: "data.id" },
          { event: "stop-all", if: "async.data.all == true && event.data.kind != 'safe'" },
        ],
      },
      async ({ step }) => {
        await step.sleep("long", "1h");
      },
    ),
    client.createFunction(
      { id: "mourner", triggers: { event: "inngest/function.cancelled" } },
      async ({ event }) => {
        return event.data.function_id;
      },
    ),
  ];
};

beforeAll(async () => {
  world = await createWorld(functions);
});
afterAll(() => world.close());

const waiting = (event: string, count = 1) =>
  until(async () => {
    const rows = await world.sql`select from engine.pause where event_name = ${event}`;
    return rows.length === count;
  });

describe("waiting for events", () => {
  it("continues with the event whose value matches and leaves other runs waiting", async () => {
    await world.client.send([1, 2].map((order) => ({ name: "order", data: { order } })));
    await waiting("paid", 2);
    await world.client.send([
      { name: "paid", data: { order: 3, amount: 30 } },
      { name: "paid", data: { order: 2, amount: 20 } },
    ]);
    const runs = await world.finished("order");
    expect(runs.map(({ status }) => status).toSorted()).toEqual(["completed", "running"]);
    expect(runs.find(({ status }) => status === "completed")?.output).toEqual({ amount: 20, name: "paid" });
  });

  it("evaluates an expression over both events", async () => {
    await world.client.send({ name: "choosy", data: { topic: "x" } });
    await waiting("reply");
    for (const data of [
      { topic: "x", score: 5 },
      { topic: "y", score: 9 },
      { score: 9 },
      { topic: "x", score: 6.5 },
    ]) {
      await world.client.send({ name: "reply", data });
    }
    const [run] = await world.finished("choosy");
    expect(run?.output).toBe(6.5);
  });

  it("continues with null after the timeout", async () => {
    await world.client.send({ name: "impatient" });
    const [run] = await world.finished("impatient");
    expect(run).toMatchObject({ status: "completed", output: null });
  });

  it("waits for several events at the same time", async () => {
    await world.client.send({ name: "both" });
    await waiting("a");
    await world.client.send({ name: "a", data: { n: 1 } });
    const [run] = await world.finished("both");
    expect(run?.output).toEqual({ a: 1, b: null });
  });
});

describe("invoking functions", () => {
  it("returns the result to the caller, or throws the error to catch", async () => {
    await world.client.send([
      { name: "caller", data: { n: 21 } },
      { name: "caller", data: { bad: true } },
    ]);
    const runs = await world.finished("caller", 2);
    expect(runs.map(({ output }) => output)).toEqual(expect.arrayContaining([42, "cannot double this"]));
  });

  it("reports to the caller that the invoked run timed out", async () => {
    await world.client.send({ name: "short-caller", data: { id: "slow" } });
    const [run] = await world.finished("short-caller");
    expect(run?.output).toBe("The invoked function did not finish in time.");
  });

  it("reports to the caller that the invoked run was canceled", async () => {
    await world.client.send({ name: "short-caller", data: { id: "doomed" } });
    await until(async () => {
      const rows = await world.sql`
        select from engine.job join engine.run on run.id = job.run_id join engine.event on event.id = run.event_id
        where job.function_id = 'app-sleeper' and kind = 'sleep' and event.body like '%doomed%'`;
      return rows.length === 1;
    });
    await world.client.send({ name: "wake", data: { id: "doomed" } });
    const runs = await world.finished("short-caller", 2);
    expect(runs.map(({ output }) => output)).toContain("The invoked function was canceled.");
  });
});

describe("canceling runs", () => {
  it("ends runs matched by an event and sends a cancellation event", async () => {
    const start = (id: number, kind: string) => ({ name: "start", data: { id, kind } });
    await world.client.send([start(1, "plain"), start(2, "plain"), start(3, "safe")]);
    await until(
      async () =>
        (await world.sql`select from engine.pause where step like 'cancel:%' and event_name = 'stop'`)
          .length === 3,
    );
    await world.client.send({ name: "stop", data: { id: 1 } });
    await world.finished("cancellable", 1);
    await world.client.send({ name: "stop-all", data: { all: true } });
    const runs = await world.finished("cancellable", 2);
    expect(runs.map(({ status }) => status)).toEqual(["cancelled", "cancelled", "running"]);
    const left = await world.sql`select from engine.job where function_id = 'app-cancellable'`;
    expect(left).toHaveLength(1);
    const cancellations = await world.finished("mourner", 3);
    expect(cancellations.map(({ output }) => output)).toEqual([
      "app-sleeper",
      "app-cancellable",
      "app-cancellable",
    ]);
  });

  it("cancels a run whose start and cancel events came in one request, only in that order", async () => {
    await world.client.send([
      { name: "stop", data: { id: "late" } },
      { name: "start", data: { id: "late" } },
      { name: "start", data: { id: "soon" } },
      { name: "stop", data: { id: "soon" } },
    ]);
    await until(async () => {
      const rows = await world.sql<{ status: string }[]>`
        select run.status from engine.run join engine.event on event.id = run.event_id
        where function_id = 'app-cancellable' and (body like '%"late"%' or body like '%"soon"%') order by run.id`;
      expect(rows.map(({ status }) => status)).toEqual(["running", "cancelled"]);
      return true;
    });
  });
});

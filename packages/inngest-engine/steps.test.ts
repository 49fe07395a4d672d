import { type Inngest, NonRetriableError, RetryAfterError, StepError } from "inngest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, until, type World } from "./testing/world";

let world: World;
const calls: string[] = [];
const attempts: Record<string, number[]> = {};
const seen: Record<string, unknown> = {};

const attempted = (name: string, attempt: number) => {
  attempts[name] = [...(attempts[name] ?? []), attempt];
};

const functions = (client: Inngest) => [
  client.createFunction({ id: "plain", triggers: { event: "plain" } }, async ({ event, runId }) => ({
    echo: event.data,
    name: event.name,
    runId,
  })),
  client.createFunction({ id: "sequence", triggers: { event: "sequence" } }, async ({ step }) => {
    const one = await step.run("one", () => {
      calls.push("one");
      return 1;
    });
    const nothing = await step.run("nothing", () => {
      calls.push("nothing");
    });
    await step.sleep("nap", "1s");
    const again = await step.run("one", () => {
      calls.push("one again");
      return one + 1;
    });
    return { one, nothing, again };
  }),
  client.createFunction({ id: "parallel", triggers: { event: "parallel" } }, async ({ step }) => {
    const parts = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        step.run(`part-${n}`, () => {
          calls.push(`part-${n}`);
          return n * n;
        }),
      ),
    );
    const [slept, sum] = await Promise.all([
      step.sleep("short", "1s"),
      step.run("sum", () => parts.reduce((a, b) => a + b, 0)),
    ]);
    const last = await step.run("last", () => "last");
    return { parts, slept: slept ?? null, sum, last };
  }),
  client.createFunction({ id: "chains", triggers: { event: "chains" } }, async ({ step, group }) => {
    const chain = async (name: string) => {
      const first = await step.run(`${name}-1`, () => name);
      return step.run(`${name}-2`, () => `${first}!`);
    };
    const raced = await group.parallel(() => Promise.race([chain("a"), chain("b")]));
    return { raced, all: await Promise.all([chain("c"), chain("d")]) };
  }),
  client.createFunction({ id: "flaky", triggers: { event: "flaky" }, retries: 3 }, async ({ step }) => {
    const value = await step.run("works-third", () => {
      const n = (attempts["works-third"]?.length ?? 0) + 1;
      attempted("works-third", n);
      if (n < 3) throw new Error(`no ${n}`);
      return n;
    });
    const next = await step.run("fresh-counter", () => "ok");
    return { value, next };
  }),
  client.createFunction(
    { id: "body", triggers: { event: "body" }, retries: 2 },
    async ({ attempt, maxAttempts }) => {
      attempted("body", attempt);
      if (attempt < 2) throw new Error("not yet");
      return { attempt, maxAttempts };
    },
  ),
  client.createFunction(
    { id: "retry-after", triggers: { event: "retry-after" } },
    async ({ step, attempt }) => {
      await step.run("busy", () => {
        attempted("busy", attempt);
        if (attempt === 0) throw new RetryAfterError("busy", 1_000);
        if (attempt === 1) throw new RetryAfterError("busy", new Date(Date.now() + 1_000));
      });
    },
  ),
  client.createFunction({ id: "caught", triggers: { event: "caught" }, retries: 1 }, async ({ step }) => {
    try {
      await step.run("hopeless", () => {
        attempted("hopeless", 0);
        throw new TypeError("never works");
      });
    } catch (error) {
      return { caught: error instanceof StepError, message: error instanceof Error ? error.message : "" };
    }
    return { caught: false };
  }),
  client.createFunction(
    {
      id: "failing",
      triggers: { event: "failing" },
      retries: 0,
      onFailure: async ({ event, error, step }) => {
        seen.failure = await step.run("note", () => ({
          of: event.data.function_id,
          message: error.message,
          original: event.data.event.data,
        }));
      },
    },
    async () => {
      throw new NonRetriableError("broken for good");
    },
  ),
  client.createFunction({ id: "sender", triggers: { event: "sender" } }, async ({ step }) => {
    return step.sendEvent("send", [
      { name: "sent", data: { n: 1 } },
      { name: "sent", data: { n: 2 } },
    ]);
  }),
  client.createFunction({ id: "receiver", triggers: { event: "sent" } }, async ({ event }) => event.data.n),
];

beforeAll(async () => {
  world = await createWorld(functions);
});
afterAll(() => world.close());

describe("steps", () => {
  it("runs a function without steps and passes it its event", async () => {
    await world.client.send({
      name: "plain",
      data: { text: 'ünï "quoted" \u2028 \0', n: 1.5, list: [null, true] },
    });
    const [run] = await world.finished("plain");
    expect(run).toMatchObject({ status: "completed", output: { name: "plain", runId: run?.id } });
    expect(run?.output).toMatchObject({
      echo: { text: 'ünï "quoted" \u2028 \0', n: 1.5, list: [null, true] },
    });
  });

  it("runs steps in order, each once, with a sleep in between and a repeated id", async () => {
    calls.length = 0;
    await world.client.send({ name: "sequence" });
    const [run] = await world.finished("sequence");
    expect(run?.output).toEqual({ one: 1, nothing: null, again: 2 });
    expect(calls).toEqual(["one", "nothing", "one again"]);
  });

  it("runs parallel steps once each and continues when all are done", async () => {
    calls.length = 0;
    await world.client.send({ name: "parallel" });
    const [run] = await world.finished("parallel");
    expect(run?.output).toEqual({ parts: [1, 4, 9, 16, 25], slept: null, sum: 55, last: "last" });
    expect(calls.toSorted()).toEqual(["part-1", "part-2", "part-3", "part-4", "part-5"]);
  });

  it("runs racing and parallel chains of steps", async () => {
    await world.client.send({ name: "chains" });
    const [run] = await world.finished("chains");
    expect(run).toMatchObject({ status: "completed", output: { all: ["c!", "d!"] } });
    expect(run?.output).toHaveProperty("raced", expect.stringMatching(/^[ab]!$/));
  });

  it("retries a step until it succeeds and resets the counter for the next step", async () => {
    await world.client.send({ name: "flaky" });
    const [run] = await world.finished("flaky");
    expect(run?.output).toEqual({ value: 3, next: "ok" });
    expect(attempts["works-third"]).toEqual([1, 2, 3]);
  });

  it("retries a function body with its attempt and the maximum number of attempts", async () => {
    await world.client.send({ name: "body" });
    const [run] = await world.finished("body");
    expect(run?.output).toEqual({ attempt: 2, maxAttempts: 3 });
    expect(attempts.body).toEqual([0, 1, 2]);
  });

  it("waits as long as Retry-After says, in seconds or as a date", async () => {
    await world.client.send({ name: "retry-after" });
    const waits: number[] = [];
    for (const attempt of [1, 2]) {
      const job = await until(async () => {
        const [row] = await world.sql<{ wait: number }[]>`
          select extract(epoch from run_at - now())::float as wait from engine.job
          where function_id = 'app-retry-after' and attempt = ${attempt} and lease_until is null`;
        return row;
      });
      waits.push(job.wait);
    }
    // The short backoff of these tests is 20 ms, so only the header can cause a longer delay.
    expect(Math.min(...waits)).toBeGreaterThan(0.1);
    await world.finished("retry-after");
    expect(attempts.busy).toEqual([0, 1, 2]);
  });

  it("passes a step's final error to the function, which may catch it", async () => {
    await world.client.send({ name: "caught" });
    const [run] = await world.finished("caught");
    expect(run).toMatchObject({ status: "completed", output: { caught: true, message: "never works" } });
    expect(attempts.hopeless).toHaveLength(2);
  });

  it("fails a run for good and calls its onFailure with the error and the event", async () => {
    await world.client.send({ name: "failing", data: { n: 7 } });
    const [run] = await world.finished("failing");
    expect(run).toMatchObject({ status: "failed", error: { message: "broken for good" } });
    await world.finished("failing-failure");
    expect(seen.failure).toEqual({ of: "app-failing", message: "broken for good", original: { n: 7 } });
  });

  it("sends events from a step and runs the functions they trigger", async () => {
    await world.client.send({ name: "sender" });
    const [run] = await world.finished("sender");
    expect(run?.output).toMatchObject({ ids: [expect.any(String), expect.any(String)] });
    const received = await world.finished("receiver", 2);
    expect(received.map(({ output }) => output).toSorted()).toEqual([1, 2]);
  });
});

/** Single questions to a local server: what they cost, how often they are asked, and when no longer. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { fixedClock } from "@/lib/clock";
import { type ModelFake, type ModelReply, startModelFake } from "@/tests/fakes/model/model";
import { createAsk } from "./ask-model";
import type { ModelSettings } from "./settings";

let fake: ModelFake;
let silent: ModelFake;
beforeAll(async () => {
  fake = await startModelFake();
  silent = await startModelFake({ usage: null });
});
afterAll(async () => {
  await fake.close();
  await silent.close();
});

const clock = fixedClock("2026-03-02T12:00:00Z");
const askOf = (change: Partial<ModelSettings> = {}) =>
  createAsk(
    {
      ...({ vendor: "compatible", apiKey: null, baseUrl: fake.url, model: "local-model" } as const),
      ...{ prices: { input: 100, output: 500 }, timeoutMs: 60_000, ...change },
    },
    clock,
  );
/** 21 characters: 6 tokens. */
const question = { system: "s".repeat(10), prompt: "p".repeat(11), schema: z.object({ yes: z.boolean() }) };
const yes: ModelReply = { kind: "json", value: { yes: true } };
const status = (code: number, headers: Record<string, string> = {}): ModelReply => ({
  ...{ kind: "status", status: code, headers, body: "{}" },
});

describe("a question", () => {
  it("costs what the server says it used", async () => {
    fake.reply(yes);
    expect(await askOf()(question)).toEqual({ ok: true, value: { yes: true }, costCents: 0.19, calls: 1 });
  });

  it.each<[string, ModelReply, object]>([
    // (6 × 100 + 500 × 500) / 1,000,000
    ["an answer", yes, { ok: true, value: { yes: true }, costCents: 0.2506 }],
    ["another answer", { kind: "text", text: "no" }, { ok: false, failure: "malformed", costCents: 0.2506 }],
    ["a page of HTML", status(200), { ok: false, failure: "malformed", costCents: 0.0006 }],
    ["a refused request", status(400), { ok: false, failure: "rejected", costCents: 0 }],
  ])("costs an estimate if the server does not say it: %s", async (_, reply, answer) => {
    silent.reply(reply);
    expect(await askOf({ baseUrl: silent.url })(question)).toEqual({ ...answer, calls: 1 });
  });

  it("costs its own characters if no answer comes in time", async () => {
    fake.reply({ kind: "hang" });
    expect(await askOf({ timeoutMs: 100 })(question)).toEqual({
      ...{ ok: false, failure: "timeout", costCents: 0.0006, calls: 1 },
    });
  });

  it.each<[string, number, number]>([
    ["0", 60_000, 2],
    ["2.001", 60_000, 1],
    ["1.5", 1_000, 1],
    ["0.2", 1_000, 2],
  ])("is asked again if the wait of %s s fits into what %d ms leave", async (wait, timeoutMs, calls) => {
    fake.reply(status(503, { "retry-after": wait }), status(503));
    expect(await askOf({ timeoutMs })(question)).toEqual({
      ...{ ok: false, failure: "unavailable", costCents: 0, calls },
    });
  });
});

it("is not asked for a minute after three failures in a row, of which another answer is none", async () => {
  const ask = askOf();
  const failureOf = async (reply: ModelReply) => {
    fake.reply(reply);
    const answer = await ask(question);
    return answer.ok ? "none" : answer.failure;
  };
  const [bad, other] = [status(400), { kind: "text", text: "no" } as const];
  const failures: string[] = [];
  for (const reply of [bad, bad, other, bad, bad, yes, bad, bad, bad, yes])
    failures.push(await failureOf(reply));
  expect(failures).toEqual([
    ...["rejected", "rejected", "malformed", "rejected", "rejected", "none"],
    ...["rejected", "rejected", "rejected", "paused"],
  ]);
  clock.advance(59_999);
  expect(await ask(question)).toEqual({ ok: false, failure: "paused", costCents: 0, calls: 0 });
  clock.advance(1);
  const afterwards: string[] = [];
  for (const reply of [bad, bad, yes]) afterwards.push(await failureOf(reply));
  expect(afterwards).toEqual(["rejected", "rejected", "none"]);
});

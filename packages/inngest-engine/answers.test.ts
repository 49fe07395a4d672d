import { describe, expect, it } from "vitest";
import { type Circumstances, readAnswer } from "./answers";
import { retryAfterMs, serverBackoff } from "./backoff";
import { durationMs, momentOf } from "./duration";
import type { Lease } from "./lease";
import { readOps } from "./ops";

const now = new Date("2026-01-01T00:00:00Z");
const circumstances: Circumstances = { maxAttempts: 3, backoff: (retry) => retry * 100, now };
const lease = (more: Partial<Lease> = {}): Lease => ({
  jobId: "1",
  fence: "1",
  kind: "call",
  step: "step",
  generation: 0,
  attempt: 0,
  losses: 0,
  slots: [],
  claimedAt: 0,
  run: {
    id: "r",
    functionId: "f",
    version: 2,
    parallel: false,
    parentRun: null,
    parentStep: null,
    eventId: "e",
    event: "{}",
  },
  ...more,
});
const answered = (status: number, body: string, headers: Record<string, string> = {}) => ({
  type: "answered" as const,
  status,
  headers: { "x-inngest-sdk": "js:v4", "x-inngest-req-version": "2", ...headers },
  body,
});

describe("app responses", () => {
  it("reads results, failures and retries", () => {
    const read = (answer: Parameters<typeof readAnswer>[0], more?: Partial<Lease>) =>
      readAnswer(answer, lease(more), circumstances);
    expect(read(answered(200, '{"b":1,"a":2}'))).toEqual({
      type: "completed",
      output: '{"a":2,"b":1}',
      version: 2,
    });
    expect(read(answered(400, '{"name":"E","message":"m"}'))).toMatchObject({
      type: "failed",
      error: { message: "m" },
    });
    expect(read(answered(500, "{}", { "x-inngest-no-retry": "true" }))).toMatchObject({ type: "failed" });
    const busy = answered(500, '{"message":"busy"}', { "retry-after": "7" });
    expect(read(busy)).toMatchObject({ type: "retry", retryMs: 7_000, reason: "busy" });
    expect(read(answered(500, '{"message":"x"}'), { attempt: 1 })).toMatchObject({
      type: "retry",
      retryMs: 200,
    });
    expect(read(answered(500, '{"message":"x"}'), { attempt: 2 })).toMatchObject({ type: "failed" });
    expect(read({ type: "slow" })).toMatchObject({ type: "retry" });
    expect(read({ type: "slow" }, { attempt: 2 })).toMatchObject({
      type: "failed",
      error: { name: "TimeoutError" },
    });
    expect(read({ type: "oversized" })).toMatchObject({ type: "failed" });
  });

  it("never counts an unreachable app as an attempt, and counts broken calls after twenty", () => {
    const absent = { type: "absent", reason: "ECONNREFUSED" } as const;
    const broken = { type: "broken", reason: "reset" } as const;
    expect(readAnswer(absent, lease({ losses: 99 }), circumstances)).toMatchObject({
      type: "lost",
      absent: true,
    });
    expect(readAnswer(broken, lease({ losses: 19 }), circumstances)).toMatchObject({
      type: "lost",
      absent: false,
    });
    expect(readAnswer(broken, lease({ losses: 20 }), circumstances)).toMatchObject({ type: "retry" });
    const foreign = { type: "answered", status: 404, headers: {}, body: "<html>" } as const;
    expect(readAnswer(foreign, lease(), circumstances)).toMatchObject({ type: "lost", absent: false });
  });

  it("reads operations and fails on unknown ones", () => {
    const read = (...ops: object[]) => readOps(ops, { attempt: 0, maxAttempts: 2, now });
    expect(read({ op: "StepRun", id: "a", data: { z: 1, b: null } })).toEqual([
      { type: "done", id: "a", memo: '{"data":{"b":null,"z":1}}' },
    ]);
    expect(read({ op: "StepError", id: "a", error: { name: "E", message: "m" } })).toEqual([
      { type: "retry", error: "m" },
    ]);
    const exhausted = readOps([{ op: "StepError", id: "a", error: { message: "m" } }], {
      attempt: 1,
      maxAttempts: 2,
      now,
    });
    expect(exhausted).toEqual([{ type: "done", id: "a", memo: '{"error":{"message":"m","name":"Error"}}' }]);
    expect(read({ op: "Sleep", id: "s", name: "1m" })).toMatchObject([
      { until: new Date("2026-01-01T00:01:00Z") },
    ]);
    expect(read({ op: "Sleep", id: "s", name: "soon" })).toMatchObject([{ type: "done", id: "s" }]);
    expect(
      read({ op: "WaitForEvent", id: "w", name: "e", opts: { timeout: "1h", if: "oops(" } }),
    ).toMatchObject([{ type: "done", memo: expect.stringContaining("error") }]);
    expect(read({ op: "RunComplete", id: "c", data: 1 })).toEqual([{ type: "complete", output: "1" }]);
    expect(read({ op: "DiscoveryRequest", id: "d" })).toEqual([{ type: "discover" }]);
    expect(read({ op: "AIGateway", id: "x" })).toMatchObject([
      { type: "fail", error: { message: "The operation AIGateway is not supported by this engine." } },
    ]);
    expect(readOps("nonsense", { attempt: 0, maxAttempts: 1, now })).toMatchObject([{ type: "fail" }]);
    expect(read()).toMatchObject([{ type: "fail" }]);
  });

  it("reads durations, dates and Retry-After", () => {
    expect(["1s", "1d2h30m10s", "1w", ""].map(durationMs)).toEqual([1_000, 95_410_000, 604_800_000, 0]);
    expect(["1", "ms", "1s!"].map(durationMs)).toEqual([undefined, undefined, undefined]);
    expect(momentOf("2026-02-01T00:00:00Z", now)).toEqual(new Date("2026-02-01T00:00:00Z"));
    expect(momentOf(5, now)).toBeUndefined();
    const waits = [
      "3",
      "2026-01-01T00:00:05Z",
      "Thu, 01 Jan 2026 00:00:09 GMT",
      "2020-01-01",
      "x",
      undefined,
    ];
    expect(waits.map((header) => retryAfterMs(header, now))).toEqual([
      3_000,
      5_000,
      9_000,
      0,
      undefined,
      undefined,
    ]);
  });

  it("uses the Inngest server's retry delays", () => {
    const bases = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200, 7_200];
    for (const [index, base] of bases.entries()) {
      const wait = serverBackoff(index + 1) / 1_000 - base;
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThan(30);
    }
  });
});

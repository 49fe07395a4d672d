/** What an attempt does to an activation and its destination, without either. */
import { describe, expect, it } from "vitest";
import { hours, seconds } from "@/lib/clock";
import type { Receipt, Verdict } from "@/lib/destinations/destination";
import { afterAttempt, cancelled, isInDoubt, pauseAfter, released } from "./activation-update";

const at = new Date("2026-03-01T12:00:00Z");
const later = (ms: number) => new Date(at.getTime() + ms);
type Activation = Parameters<typeof released>[0];
const activation = (change: Partial<Activation> = {}): Activation =>
  ({
    id: "a",
    status: "queued",
    attempts: 0,
    attemptsBeforeReplay: 0,
    lastStatus: null,
    lastError: null,
    ...change,
  }) as Activation;
const receipt = (verdict: Verdict, status: number | null = 200, change: Partial<Receipt> = {}): Receipt => ({
  ...{ verdict, status, durationMs: 1, request: { method: "POST", host: "h", headers: {} } },
  ...{
    responseExcerpt: null,
    error: verdict === "delivered" ? null : "Why.",
    retryAfterSeconds: null,
    ...change,
  },
});
const attempt = (given: Receipt, change: Partial<Activation> = {}) =>
  afterAttempt(activation(change), given, { at, jitter: 0.5 });

it.each([
  ["a first attempt", { attempts: 0, lastStatus: null }, false],
  ["no answer before", { attempts: 1, lastStatus: null }, true],
  ["a refusal before", { attempts: 1, lastStatus: 499 }, false],
  ["a 500 before", { attempts: 1, lastStatus: 500 }, true],
  ["a worker that died", { status: "delivering", attempts: 0, lastStatus: null }, true],
] as const)("after %s, an earlier attempt may have arrived or not: %#", (_, change, isDoubtful) => {
  expect(isInDoubt(activation(change))).toBe(isDoubtful);
});

describe("after an attempt", () => {
  it.each([
    ["delivered", 200, { status: "delivered", deliveredAt: at, nextAttemptAt: null, lastError: null }],
    ["pause_auth", 401, { status: "held", deliveredAt: null, nextAttemptAt: null, lastError: "Why." }],
    ["gone", 410, { status: "held", deliveredAt: null, nextAttemptAt: null }],
    ["undeliverable", 400, { status: "failed", deliveredAt: null, nextAttemptAt: null }],
    ["retry", 500, { status: "retrying", deliveredAt: null, nextAttemptAt: later(seconds(5)) }],
  ] as const)("%s (%s), the activation is %j", (verdict, status, expected) => {
    expect(attempt(receipt(verdict, status))).toMatchObject({ ...expected, attempts: 1, lastStatus: status });
  });

  it("it fails once the schedule has ended, unless we failed: then it is tried every hour", () => {
    expect(attempt(receipt("retry", 500), { attempts: 7 })).toMatchObject({ status: "failed", attempts: 8 });
    const ours = receipt("retry", null, { isOurFault: true });
    expect(attempt(ours, { attempts: 7 })).toMatchObject({
      status: "retrying",
      nextAttemptAt: later(hours(1)),
    });
    expect(attempt(ours)).toMatchObject({ nextAttemptAt: later(seconds(5)) });
  });

  it("it starts the schedule again after a replay", () => {
    const replayed = { attempts: 8, attemptsBeforeReplay: 8 };
    expect(attempt(receipt("retry", 500), replayed)).toMatchObject({
      attempts: 9,
      nextAttemptAt: later(seconds(5)),
    });
  });

  it.each([
    ["refused", { attempts: 1, lastStatus: 500 }, receipt("retry", 429), null],
    ["refused", { attempts: 1, lastStatus: 404 }, receipt("retry", 429), 429],
    ["failed again", { attempts: 1, lastStatus: 500 }, receipt("retry", 503), 503],
    ["delivered", { attempts: 1, lastStatus: 500 }, receipt("delivered", 200), 200],
  ] as const)("that is %s, with %j before, the doubt stays or ends", (_, before, given, lastStatus) => {
    expect(attempt(given, before).lastStatus).toBe(lastStatus);
  });
});

it("a claim that was not sent changes nothing but the time", () => {
  const claimed = activation({ status: "delivering", attempts: 3, lastStatus: 500, lastError: "Why." });
  expect(released(claimed, later(1))).toEqual({
    ...{ id: "a", status: "delivering", attempts: 3, lastStatus: 500, lastError: "Why." },
    ...{ nextAttemptAt: later(1), deliveredAt: null },
  });
});

it("what is not sent counts as an attempt, with the reason", () => {
  expect(cancelled(activation({ attempts: 3, lastStatus: 500 }), "Suppressed.")).toEqual({
    ...{ id: "a", status: "cancelled", attempts: 4, lastStatus: 500, lastError: "Suppressed." },
    ...{ nextAttemptAt: null, deliveredAt: null },
  });
});

it.each([
  ["pause_auth", 1, "auth"],
  ["gone", 1, "gone"],
  ["retry", 19, null],
  ["retry", 20, "failures"],
  ["delivered", 0, null],
] as const)("after %s and %i failures in a row, the destination pauses: %s", (verdict, failures, reason) => {
  expect(pauseAfter(receipt(verdict), failures)).toBe(reason);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  attemptLimit,
  failuresToNotifyAt,
  failuresUntilFailing,
  failuresUntilPause,
  healthAfter,
  nextAttemptAt,
} from "./schedule";

const at = new Date("2026-03-01T12:00:00.000Z");
const waitAfter = (attempt: number, jitter = 0.5, retryAfterSeconds: number | null = null) => {
  const next = nextAttemptAt({ attempt, at, retryAfterSeconds, jitter });
  return next && (next.getTime() - at.getTime()) / 1_000;
};

describe("nextAttemptAt", () => {
  it("makes eight attempts: immediately, then after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h", () => {
    const waits = Array.from({ length: attemptLimit }, (_, index) => waitAfter(index + 1));
    expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000, null]);
  });

  it("spreads a delay over ±10 %", () => {
    expect(waitAfter(2, 0)).toBe(270);
    expect(waitAfter(2, 1)).toBe(330);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (attempt, jitter) => {
          const middle = waitAfter(attempt) ?? Number.NaN;
          expect(Math.abs((waitAfter(attempt, jitter) ?? Number.NaN) - middle)).toBeLessThanOrEqual(
            middle / 10,
          );
        },
      ),
    );
  });

  it("waits at least for Retry-After, regardless of jitter", () => {
    expect(waitAfter(1, 0, 3_600)).toBe(3_600);
    expect(waitAfter(1, 1, 3_600)).toBe(3_600);
    expect(waitAfter(3, 0.5, 10)).toBe(1_800);
    expect(waitAfter(attemptLimit, 0.5, 10)).toBeNull();
  });
});

describe("healthAfter", () => {
  const health = (consecutiveFailures: number, hasDelivered: boolean, pausedReason: Paused = null) =>
    healthAfter({ consecutiveFailures, hasDelivered, pausedReason });
  type Paused = Parameters<typeof healthAfter>[0]["pausedReason"];

  it.each([
    [0, false, null, "unknown"],
    [0, true, null, "healthy"],
    [1, true, null, "degraded"],
    [1, false, null, "degraded"],
    [4, true, null, "degraded"],
    [5, true, null, "failing"],
    [19, false, null, "failing"],
    [20, true, null, "action_required"],
    [20, true, "failures", "action_required"],
    [1, true, "auth", "action_required"],
    [1, true, "gone", "action_required"],
    [0, true, "manual", "healthy"],
    [0, false, "manual", "unknown"],
    [7, true, "manual", "failing"],
    [0, true, "plan", "healthy"],
  ] as const)(
    "%i failures, delivered before: %s, paused: %s is %s",
    (failures, delivered, paused, expected) => {
      expect(health(failures, delivered, paused)).toBe(expected);
    },
  );
});

it("notifies the members at 5, 10, 15 and 20 failures in a row, the last of which pauses the destination", () => {
  expect(failuresToNotifyAt).toEqual([5, 10, 15, 20]);
  expect([failuresUntilFailing, failuresUntilPause]).toEqual([5, 20]);
});

import { describe, expect, it } from "vitest";
import { destinationTypes, healths, pausedReasons } from "@/db/vocabulary";
import {
  byUrgency,
  describeHealth,
  describeSending,
  describeTest,
  isFailing,
  saysTestResult,
} from "./describe-destination";

type Stated = Parameters<typeof describeHealth>[0];
const at = "2026-03-02T12:00:00.000Z";
const live: Stated = { isActive: true, pausedReason: null, health: "unknown", type: "chat", lastTest: null };

const everyPause = pausedReasons.flatMap((pausedReason) =>
  healths.flatMap((health) =>
    destinationTypes.map((type): Stated => ({ ...live, isActive: false, pausedReason, health, type })),
  ),
);

describe("the state of a destination", () => {
  it("says of each paused one why, and never that it is healthy, whatever its health was", () => {
    for (const destination of everyPause) {
      const { label, pause, status } = describeHealth(destination);
      expect(pause, JSON.stringify(destination)).not.toBeNull();
      expect(["Paused", "Test failed", "Action required"]).toContain(label);
      expect(status).not.toBe("success");
    }
  });

  it("is the same for a pause, whatever the health: one pause, one state", () => {
    for (const pausedReason of pausedReasons) {
      const states = healths.map((health) =>
        JSON.stringify(describeHealth({ ...live, isActive: false, pausedReason, health })),
      );
      expect(new Set(states).size).toBe(1);
    }
  });

  it("says what its rules send as something for later while it is paused", () => {
    const rule = "Every new signal is sent.";
    expect(describeSending(describeHealth(live), rule)).toBe(rule);
    for (const destination of everyPause) {
      expect(describeSending(describeHealth(destination), rule)).toBe(
        "Nothing is sent while it is paused. Once it resumes: every new signal is sent.",
      );
    }
  });

  it("tells one that was tested from one that was not, before the first delivery", () => {
    expect(describeHealth(live).label).toBe("Not tested");
    const lastTest = { at, success: true, error: null };
    expect(describeHealth({ ...live, lastTest })).toMatchObject({ label: "Ready", status: "success" });
    expect(describeHealth({ ...live, lastTest, health: "healthy" }).label).toBe("Healthy");
  });

  it("asks for attention if a test or deliveries failed, not if someone paused it", () => {
    const paused = (pausedReason: Stated["pausedReason"]) =>
      isFailing({ ...live, isActive: false, pausedReason, health: "failing" });
    expect(pausedReasons.filter(paused)).toEqual(["auth", "failures", "gone", "test"]);
    expect(isFailing({ ...live, health: "failing" })).toBe(true);
    expect(isFailing({ ...live, health: "degraded" })).toBe(false);
  });

  it("puts the one that failed its test before a healthy one, and a paused one where it was", () => {
    const one = (change: Partial<Stated>) => ({ ...live, ...change }) as Parameters<typeof byUrgency>[0];
    const failed = one({ isActive: false, pausedReason: "test", health: "action_required" });
    const healthy = one({ health: "healthy" });
    const paused = one({ isActive: false, pausedReason: "manual", health: "failing" });
    expect([healthy, paused, failed].toSorted(byUrgency)).toEqual([failed, healthy, paused]);
  });
});

describe("the outcome of a test", () => {
  const outcome = { success: false, status: 500, error: null, durationMs: 12 };
  const test = { ...outcome, usedPreviousSecret: false, missingFields: [], warning: null };
  const kept = (error: string | null) => ({
    pausedReason: "test" as const,
    lastTest: { at: "2026-03-02T12:00:00Z", success: error === null, error },
  });

  it("is said by the state of a destination that it paused, and by no other one", () => {
    const failed = kept(describeTest(test));
    expect(saysTestResult(failed, test)).toBe(true);
    expect(saysTestResult({ ...failed, pausedReason: "manual" }, test)).toBe(false);
  });

  it("is shown if it is not the one that was kept: one that got no turn, or succeeded", () => {
    const busy = { ...test, status: null, error: "Too many requests are being sent to this host." };
    expect(saysTestResult(kept(describeTest(test)), busy)).toBe(false);
    expect(saysTestResult(kept(describeTest(test)), { ...test, success: true, status: 200 })).toBe(false);
  });
});

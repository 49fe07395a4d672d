import { describe, expect, it } from "vitest";
import type { Lease } from "./lease";
import { allocate, type RunPlan } from "./plan";

const lease = { jobId: "1", kind: "call", step: "step", generation: 4, attempt: 0, losses: 0 } as Lease;
const emptyAnswer = (): RunPlan => ({
  run: { id: "run", parallel: true } as Lease["run"],
  slots: [],
  done: [],
  planned: [],
  discover: false,
  free: [lease],
  moves: [],
});
const now = new Date("2026-01-01T00:00:00Z");

describe("an answer with nothing new and nothing pending", () => {
  it("ends the run if no other job is left to continue it", () => {
    const plan = emptyAnswer();
    allocate(plan, new Set(), false, { pending: 0, generation: 5, jobs: 1 }, false, now);
    expect(plan.end).toHaveProperty("error");
  });

  it("leaves the run to a concurrent discovery with newer results", () => {
    const plan = emptyAnswer();
    const given = allocate(plan, new Set(), false, { pending: 0, generation: 5, jobs: 2 }, false, now);
    expect(plan.end).toBeUndefined();
    expect(given).toEqual({ moves: [], jobs: [], dropped: [lease] });
  });
});

/** A trial's first week on the sandbox network: it is paced, and its first day already convinces. */
import { expect, it } from "vitest";
import { policy } from "@/db/policy";
import { hours } from "@/lib/clock";
import { withRollback } from "@/tests/factories/context";
import { insertTrial, liveThroughTrial } from "@/tests/factories/trial";

it(
  "spreads a trial's credits over days and starts with the best evidence",
  () =>
    withRollback(
      async (world) => {
        await insertTrial(world);
        const days = await liveThroughTrial(world, { days: 3, everyMs: hours(6) });
        for (const { credits } of days) expect(credits).toBeLessThanOrEqual(policy.trialCreditsPerDay);
        const [first, ...others] = days;
        expect(first?.credits).toBeGreaterThan(policy.trialCreditsPerDay / 2);
        expect(first?.signals).toBeGreaterThanOrEqual(3);
        // Reactions wait until people's words have been read.
        expect(first?.worded).toBe(first?.signals);
        for (const { signals } of others) expect(signals).toBeGreaterThan(0);
      },
      { now: "2025-11-20T09:00:00Z" },
    ),
  120_000,
);

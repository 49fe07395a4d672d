import { expect, it } from "vitest";
import { nextDelayMs } from "./use-automatic-retry";

it("retries less and less often, and soon again after a quiet time", () => {
  let now = Date.now();
  const delays = Array.from({ length: 6 }, () => {
    const delay = nextDelayMs(now);
    now += delay;
    return delay / 1_000;
  });
  expect(delays).toEqual([5, 10, 20, 40, 60, 60]);
  expect(nextDelayMs(now + 120_001)).toBe(5_000);
});

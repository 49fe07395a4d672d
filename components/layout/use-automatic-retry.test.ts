import { expect, it } from "vitest";
import { delayMs, type Failures, failAgain } from "./use-automatic-retry";

it("retries less and less often, and soon again after a quiet time", () => {
  let failures: Failures = { count: 0, lastAt: 0 };
  let now = Date.now();
  const delays = Array.from({ length: 6 }, () => {
    failures = failAgain(failures, now);
    now += delayMs(failures);
    return delayMs(failures) / 1_000;
  });
  expect(delays).toEqual([5, 10, 20, 40, 60, 60]);
  expect(delayMs(failAgain(failures, now + 120_001))).toBe(5_000);
});

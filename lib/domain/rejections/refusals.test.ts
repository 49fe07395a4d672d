import { expect, it } from "vitest";
import { budgetUsedUp, rescueRefused } from "./refusals";

it.each([
  ["2025-11-20T15:00:00.000Z", "32400"],
  ["2025-11-20T00:00:00.000Z", "86400"],
  ["2025-11-20T23:59:59.400Z", "1"],
  ["2025-12-31T23:00:00.000Z", "3600"],
])("a budget used up at %s is to be tried again after %s seconds, at midnight UTC", (now, seconds) => {
  expect(budgetUsedUp(new Date(now)).headers).toEqual({ "Retry-After": seconds });
});

it("a refused rescue gives the gate's reason, if there is one", () => {
  expect(rescueRefused("Too small").message).toBe("This person can't be made a signal. Too small.");
  expect(rescueRefused(undefined).message).toBe("This person can't be made a signal.");
});

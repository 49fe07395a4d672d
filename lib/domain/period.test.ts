import { expect, it } from "vitest";
import { Period } from "@/lib/contracts/operation";
import { sinceOfPeriod } from "./period";

const now = new Date("2026-03-02T09:00:00.000Z");

it.each([
  ["7", "2026-02-23T09:00:00.000Z"],
  ["30", "2026-01-31T09:00:00.000Z"],
  ["all", undefined],
])("a period of %s begins %s", (period, since) => {
  expect(sinceOfPeriod(Period.parse(period), now)?.toISOString()).toBe(since);
});

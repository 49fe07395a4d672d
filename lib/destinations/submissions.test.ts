import { expect, it } from "vitest";
import { isFilling, submissionLimit, submissionsAfter } from "./submissions";

it.each([
  ["enrichment_webhook", 44_998, 1, 44_999, false],
  ["enrichment_webhook", 44_999, 1, 45_000, true],
  ["enrichment_webhook", 44_990, 100, 45_090, true],
  ["enrichment_webhook", 45_000, 1, 45_001, false],
  ["enrichment_webhook", 45_000, 0, 45_000, false],
  ["webhook", 44_999, 1, 45_000, false],
] as const)("%s: %i plus %i is %i; warns: %s", (type, submissions, more, after, isToWarn) => {
  expect(submissionsAfter({ type, submissions }, more)).toEqual({ submissions: after, isToWarn });
});

it("has a limit only for enrichment tables", () => {
  expect([submissionLimit("enrichment_webhook"), submissionLimit("automation")]).toEqual([50_000, null]);
});

it.each([
  ["enrichment_webhook", 44_999, false],
  ["enrichment_webhook", 45_000, true],
  ["webhook", 1_000_000, false],
] as const)("%s with %i submissions is close to its limit: %s", (type, submissions, isClose) => {
  expect(isFilling({ type, submissions })).toBe(isClose);
});

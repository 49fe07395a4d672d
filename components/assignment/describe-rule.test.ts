import { expect, it } from "vitest";
import { describeConditions } from "./describe-rule";

const sources = new Map([["s", "Pipeline talk"]]);

it.each([
  [{}, "Every signal"],
  [{ persona: "revenue_operations" }, "Revenue operations"],
  [{ sourceId: "s", minEmployees: 1_000 }, "From Pipeline talk, at least 1,000 employees"],
  [{ sourceId: "gone" }, "From a source that no longer exists"],
  [
    { regions: ["Germany", "Austria", "Bern"], maxEmployees: 0 },
    "In Germany, Austria or Bern, at most 0 employees",
  ],
  [{ regions: ["UK"], minEmployees: 50, maxEmployees: 200 }, "In UK, 50 to 200 employees"],
])("%j reads %j", (conditions, text) => {
  expect(describeConditions(conditions, sources)).toBe(text);
});

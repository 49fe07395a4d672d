import { expect, it } from "vitest";
import type { Health } from "@/lib/contracts/probes";
import { describeHealth, describeParts } from "./describe-health";

const health = (checks: Partial<Health["checks"]> = {}, setAside: number | null = 0): Health => ({
  status: (checks.database ?? "ok") === "ok" ? "ok" : "degraded",
  version: "0.1.0",
  time: "2026-11-27T10:00:00.000Z",
  checks: { database: "ok", engine: "ok", ...checks },
  setAside,
  engineLastCallAt: null,
});
const labels = (of: Health) => describeParts(of).map(({ label }) => label);

it("says that everything works only if every check is fine", () => {
  expect(describeHealth(health()).title).toBe("Everything works");
  expect(labels(health())).toEqual(["Working", "Working", "None"]);
});

it("says what is wrong while the database is down or refuses writes", () => {
  expect(describeHealth(health({ database: "down" }, null))).toEqual({
    status: "danger",
    title: "Something is wrong",
  });
  expect(labels(health({ database: "down" }, null))).toEqual(["Down", "Working", "Unknown"]);
  expect(labels(health({ database: "read_only" }))).toEqual(["Read only", "Working", "None"]);
});

it("warns while the engine has not been heard from, which is no outage", () => {
  expect(describeHealth(health({ engine: "unknown" })).status).toBe("warning");
  expect(labels(health({ engine: "unknown" }))).toEqual(["Working", "Not heard from", "None"]);
});

it("counts what was set aside, up to the most that is counted", () => {
  expect(labels(health({}, 1))[2]).toBe("1 item");
  expect(labels(health({}, 1_000))[2]).toBe("1,000 or more");
});

it("says that the service can't be reached if there is no answer", () => {
  expect(describeHealth(null).title).toBe("The service can't be reached from here");
});

import { describe, expect, test } from "vitest";
import type { Stop, Stops } from "@/lib/contracts/credits";
import { describeStoppedWork, noticesOn } from "./stopped-work";

const stop = (kind: Stop["kind"], more: Partial<Stop> = {}): Stop => ({
  kind,
  resumesAt: null,
  remedies: ["wait"],
  waiting: 0,
  source: null,
  ...more,
});

const all = (stops: Stop[], overdue = false): Stops => ({
  stops,
  allotmentUsedPercent: null,
  paymentOverdue: overdue ? { graceEndsAt: "2026-12-01T00:00:00.000Z" } : null,
});

const kindsOn = (path: string, stops: Stops, mayPay = true) =>
  noticesOn(path, stops, mayPay).map(({ kind }) => kind);

describe("what a page shows", () => {
  test("puts the worst first, whatever the order it is told in", () => {
    const stops = all([stop("seats_over_plan"), stop("source_limit"), stop("payment"), stop("credits")]);
    expect(kindsOn("/dashboard", stops)).toEqual(["payment", "credits", "source_limit", "seats_over_plan"]);
  });

  test("shows only what concerns the page", () => {
    const stops = all([stop("credits"), stop("destinations_over_plan"), stop("seats_over_plan")]);
    expect(kindsOn("/destinations", stops)).toEqual(["destinations_over_plan"]);
    expect(kindsOn("/intelligence/accounts/northwind", stops)).toEqual(["credits"]);
    expect(kindsOn("/settings/profile", stops)).toEqual([]);
  });

  test("leaves out the limits of other sources on a source's page", () => {
    const own = stop("source_limit", { source: { id: "own", name: "Own" } });
    const other = stop("source_limit", { source: { id: "other", name: "Other" } });
    expect(noticesOn("/sources/own", all([other, own]), true)).toEqual([own]);
    expect(noticesOn("/sources", all([other, own]), true)).toEqual([other, own]);
  });

  test("announces an overdue payment until it pauses the intake", () => {
    expect(kindsOn("/signals", all([stop("credits")], true))).toEqual(["overdue", "credits"]);
    expect(kindsOn("/signals", all([stop("payment")], true))).toEqual(["payment"]);
    expect(kindsOn("/intelligence", all([], true))).toEqual([]);
  });

  test("leaves payments to the billing page of those who may pay", () => {
    const stops = all([stop("payment"), stop("credits")], true);
    expect(kindsOn("/settings/billing", stops, true)).toEqual(["credits"]);
    expect(kindsOn("/settings/billing", stops, false)).toEqual(["payment", "credits"]);
  });
});

describe("the words of a stop", () => {
  test("say how many posts and people wait, and stop counting at a thousand", () => {
    expect(describeStoppedWork(stop("credits", { waiting: 12 })).waiting).toBe("12 posts and people wait.");
    expect(describeStoppedWork(stop("credits", { waiting: 1_000 })).waiting).toContain("1,000 or more");
    expect(describeStoppedWork(stop("credits")).waiting).toBeNull();
  });

  test("agree with their number", () => {
    expect(describeStoppedWork(stop("sources_over_plan", { waiting: 1 })).title).toBe(
      "1 source is paused by the plan",
    );
    expect(describeStoppedWork(stop("seats_over_plan", { waiting: 2 })).title).toBe(
      "2 seats are read-only on this plan",
    );
  });
});

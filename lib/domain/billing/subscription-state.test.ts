import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { subscriptionStatuses } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import { allotmentPeriod, graceEnd, isLive, isOver, paymentStateOf } from "./subscription-state";

const at = (text: string) => new Date(text);

it.each([
  ["incomplete", false, false],
  ["active", true, false],
  ["past_due", true, false],
  ["canceled", false, true],
] as const)("a subscription that is %s gives its plan: %s; is over: %s", (status, live, over) => {
  expect(subscriptionStatuses).toContain(status);
  expect([isLive({ status }), isOver({ status })]).toEqual([live, over]);
});

it("gives an overdue payment its days of grace", () => {
  const since = at("2026-01-10T12:00:00Z");
  expect(graceEnd(since).getTime() - since.getTime()).toBe(days(policy.paymentGraceDays));
});

it.each([
  [null, null, "none"],
  [null, { overdueSince: null }, "paid"],
  [at("2026-01-10Z"), { overdueSince: null }, "paid"],
  [null, { overdueSince: at("2026-01-10Z") }, "overdue"],
  [at("2026-01-20Z"), { overdueSince: at("2026-01-10Z") }, "paused"],
])("paused at %j with the subscription %j, payments are %s", (intakePausedAt, governing, state) => {
  expect(paymentStateOf({ intakePausedAt }, governing)).toBe(state);
});

describe("the period of an allotment", () => {
  const year = {
    interval: "year" as const,
    periodStart: at("2026-01-31T10:00:00Z"),
    periodEnd: at("2027-01-31T10:00:00Z"),
  };
  it.each([
    ["2026-01-31T10:00:00Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
    ["2026-02-28T09:59:59Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
    ["2026-02-28T10:00:00Z", "2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"],
    ["2026-12-31T10:00:00Z", "2026-12-31T10:00:00Z", "2027-01-31T10:00:00Z"],
    // Until the renewal is known, the last month stays.
    ["2027-01-31T10:00:00Z", "2026-12-31T10:00:00Z", "2027-01-31T10:00:00Z"],
    ["2027-05-01T10:00:00Z", "2026-12-31T10:00:00Z", "2027-01-31T10:00:00Z"],
    ["2026-01-01T10:00:00Z", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ])("of a paid year at %s is from %s to %s", (now, start, end) => {
    expect(allotmentPeriod(year, at(now))).toEqual({ start: at(start), end: at(end) });
  });

  it("ends with the paid time if that is shorter than its last month", () => {
    const short = { ...year, periodEnd: at("2026-03-10T10:00:00Z") };
    expect(allotmentPeriod(short, at("2026-03-01T10:00:00Z"))).toEqual({
      start: at("2026-02-28T10:00:00Z"),
      end: at("2026-03-10T10:00:00Z"),
    });
  });

  it("of a paid month is that month", () => {
    const month = { ...year, interval: "month" as const, periodEnd: at("2026-02-28T10:00:00Z") };
    expect(allotmentPeriod(month, at("2026-06-01T10:00:00Z"))).toEqual({
      start: month.periodStart,
      end: month.periodEnd,
    });
  });
});

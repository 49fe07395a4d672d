import { expect, it } from "vitest";
import { daysAgo, reportTime, seenPerson } from "@/tests/factories/seen";
import { describeTenure } from "./tenure";

const tell = (title: string | null, companyName: string | null, days: number | null) =>
  describeTenure(
    seenPerson(title),
    { companyName, positionStartedAt: days === null ? null : daysAgo(days) },
    reportTime,
  );

it.each([
  ["VP Sales", "Northwind", null, null, "VP Sales at Northwind; the profile doesn't say since when."],
  ["VP Sales", "Northwind", 0, 0, "VP Sales at Northwind, for less than a month."],
  ["VP Sales", "Northwind", 30, 0, "VP Sales at Northwind, for less than a month."],
  ["VP Sales", "Northwind", 31, 1, "VP Sales at Northwind, for 1 month."],
  ["VP Sales", "Northwind", 335, 11, "VP Sales at Northwind, for 11 months."],
  ["VP Sales", "Northwind", 366, 12, "VP Sales at Northwind, for 1 year."],
  ["VP Sales", "Northwind", 400, 13, "VP Sales at Northwind, for 1 year and 1 month."],
  ["VP Sales", "Northwind", 800, 26, "VP Sales at Northwind, for 2 years and 2 months."],
  // A profile may say that a position begins soon.
  ["VP Sales", "Northwind", -40, 0, "VP Sales at Northwind, for less than a month."],
  ["VP Sales", null, 31, 1, "VP Sales, for 1 month."],
  ["VP Sales at NORTHWIND", "Northwind", 31, 1, "VP Sales at NORTHWIND, for 1 month."],
  [null, "Northwind", 31, 1, "Their role is not known at Northwind, for 1 month."],
])("the role %s at %s since %s days reads as %s months: %s", (title, company, days, months, text) => {
  expect(tell(title, company, days)).toMatchObject({ months, text });
});

it("shortens a role to 100 characters and a company to 60", () => {
  const { text } = tell("r".repeat(101), "c".repeat(61), null);
  expect(text).toBe(`${"r".repeat(99)}… at ${"c".repeat(59)}…; the profile doesn't say since when.`);
  const whole = tell("r".repeat(100), "c".repeat(60), null);
  expect(whole.text).toBe(`${"r".repeat(100)} at ${"c".repeat(60)}; the profile doesn't say since when.`);
});

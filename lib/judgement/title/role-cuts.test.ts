import { expect, it } from "vitest";
import { currentRoles, isRetired } from "./role-cuts";

it.each<[title: string, roles: string[]]>([
  ["Head of Sales | ex CFO | CEO at Acme", ["Head of Sales", "CEO"]],
  ["CEO - Founder / Owner + Coach", ["CEO", "Founder", "Owner", "Coach"]],
  ["Accountant, Chief LLC", ["Accountant"]],
  ["VP @ Acme", ["VP"]],
  ["Former CFO, CEO", [", CEO"]],
  ["•|12|", []],
  [`${"x".repeat(298)}|b`, ["x".repeat(298), "b"]],
  [`${"x".repeat(299)}|b`, ["x".repeat(299)]],
])("the current roles of %j are %j", (title, roles) => {
  expect(currentRoles(title)).toEqual(roles);
});

it("reads in the first 300 characters that someone has retired", () => {
  expect(isRetired(`${" ".repeat(293)}retired`)).toBe(true);
  expect(isRetired(`${" ".repeat(294)}retired`)).toBe(false);
});

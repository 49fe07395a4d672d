/** What level and function count beside the wanted ones, and which functions are near each other. */
import { expect, it } from "vitest";
import { emptyIcp } from "@/tests/factories/empty-icp";
import { readTitle } from "../title/read-title";
import { compileIcp } from "./compile-icp";
import { personaFactor, quote, seniorityFactor } from "./person-fit";

it.each<
  [targets: string[], level: "executive" | "director" | "lead" | "junior", points: number, reason: string]
>([
  [["director", "senior"], "executive", 60, "A reads as executive, above the target levels"],
  [["senior", "director"], "executive", 60, "A reads as executive, above the target levels"],
  [["senior", "lead"], "executive", 40, "A reads as executive, above the target levels"],
  [["lead", "executive"], "lead", 100, "A reads as lead or head, which matches the target seniority lead"],
  [
    ["executive", "director"],
    "lead",
    40,
    "A reads as lead or head, one level below the target seniority director",
  ],
  [["executive"], "lead", 0, "A reads as lead or head, which is none of the target levels (executive)"],
  [[], "junior", 0, "A reads as junior; the ICP names no one, so higher levels count more"],
])("of the levels %j, %s counts %i of 100: %s", (targetSeniority, level, points, reason) => {
  const factor = seniorityFactor(compileIcp({ ...emptyIcp, targetSeniority }), "A", level);
  expect(factor).toEqual({ id: "seniority", label: "Seniority", weight: 100, value: level, points, reason });
});

it("says of what the ICP leaves empty that it counts elsewhere", () => {
  const reading = readTitle("CFO", null);
  const [titles, levels] = [{ targetTitles: ["CFO"] }, { targetSeniority: ["executive"] }];
  expect(seniorityFactor(compileIcp({ ...emptyIcp, ...titles }), "CFO", "executive")).toMatchObject({
    weight: 0,
    points: 0,
    reason: "The ICP names no seniority, so this counts elsewhere",
  });
  expect(personaFactor(compileIcp({ ...emptyIcp, ...levels }), "CFO", reading, null)).toMatchObject({
    weight: 0,
    points: 0,
    reason: "The ICP names no personas, so this counts elsewhere",
  });
});

it.each([
  [null, null, "No title is known"],
  ["Unicorn", null, "Unicorn names no function that we know, none of the target personas"],
  ["Nurse", "other", "Nurse names no function that we know, none of the target personas"],
  ["CFO", "finance", "CFO works in finance, none of the target personas"],
])("counts nothing for %s, whose function is known as %s", (title, value, reason) => {
  const icp = compileIcp({ ...emptyIcp, targetPersonas: ["sales"] });
  const reading = readTitle(title, null);
  expect(personaFactor(icp, title, reading, null)).toMatchObject({ value, points: 0, reason });
});

it("shows titles in one line, those of more than 80 characters cut to 79", () => {
  expect(quote(` a\n${"b".repeat(78)} `)).toBe(`a ${"b".repeat(78)}`);
  expect(quote("b".repeat(81))).toBe(`${"b".repeat(79)}…`);
  expect(quote(`${"b".repeat(78)} cc`)).toBe(`${"b".repeat(78)}…`);
});

import { describe, expect, it } from "vitest";
import { matchesRule } from "./matches-rule";

const signal = {
  sourceId: "one",
  persona: "revenue_operations",
  personLocation: "Zürich, Switzerland",
  employeeCount: 200,
} as const;
const unknown = { sourceId: "one", persona: null, personLocation: null, employeeCount: null };

describe("an assignment rule", () => {
  it.each([
    [{}, true],
    [{ sourceId: "one" }, true],
    [{ sourceId: "two" }, false],
    [{ persona: "Revenue operations" }, true],
    [{ persona: "sales" }, false],
    [{ regions: ["Germany", "zurich"] }, true],
    [{ regions: ["SWITZERLAND"] }, true],
    [{ regions: ["Zürich Switzerland"] }, true],
    [{ regions: ["Switz", "Germany"] }, false],
    [{ minEmployees: 200, maxEmployees: 200 }, true],
    [{ minEmployees: 201 }, false],
    [{ maxEmployees: 199 }, false],
    [{ sourceId: "one", regions: ["Germany"] }, false],
  ])("with %j: %s", (conditions, matches) => {
    expect(matchesRule(conditions, signal)).toBe(matches);
  });

  it.each([
    ["C++", "c++_developer", true],
    ["C++", "C++ developer", true],
    ["C#", "C++ developer", false],
    ["C", "C++ developer", false],
    ["C#", "C# developer", true],
    ["C++", "chief_executive", false],
    [".NET", ".NET developer", true],
    [".NET", "network engineer", false],
    ["++", "revenue_operations", false],
    ["—", "revenue_operations", false],
    ["部長", "営業部長", true],
    ["部長", "課長", false],
    ["長", "revenue_operations", false],
    ["&", "revenue_operations", false],
    ["AT&T", "AT&T buyer", true],
    ["operations", "revenue_operations", true],
  ])("finds the persona %j in %j: %s", (wanted, persona, matches) => {
    expect(matchesRule({ persona: wanted }, { ...signal, persona })).toBe(matches);
  });

  it.each([
    { persona: "sales" },
    { persona: "++" },
    { regions: ["++"] },
    { regions: ["Germany"] },
    { minEmployees: 0 },
    { maxEmployees: 9 },
  ])("with %j never matches unknown values", (conditions) => {
    expect(matchesRule(conditions, unknown)).toBe(false);
    expect(matchesRule({}, unknown)).toBe(true);
  });

  it.each([
    ["us", "Austin, US", true],
    ["us", "Brussels", false],
    ["u.s.", "Austin, U.S.", true],
    ["東京", "東京, 日本", true],
    ["東京", "東京都, 日本", true],
    ["京都", "東京都, 日本", false],
    ["ハード", "バード", false],
    ["++", "Austin, US", false],
    ["!!", "Austin, US", false],
    ["日本", "Zürich", false],
    ["กรุงเทพ", "กรุงเทพ ประเทศไทย", true],
  ])("finds %j in %j as words: %s", (region, personLocation, matches) => {
    expect(matchesRule({ regions: [region] }, { ...signal, personLocation })).toBe(matches);
  });
});

import { describe, expect, it } from "vitest";
import type { FoundCompanies, PastedSource } from "@/lib/contracts/sources-pasted";
import { type Companies, openNames, outcomeOf, sourcesOf } from "./pasted-rows";

const person: PastedSource = {
  ...{ line: 1, text: "Ada, in/ada", type: "target_person", networkUrl: "https://n.example/in/ada" },
  ...{ keywords: null, displayName: "Ada", companyName: null, reason: null, message: null },
};
const search: PastedSource = {
  ...person,
  ...{ type: "keyword_search", networkUrl: null, keywords: ["lead scoring"], displayName: "lead scoring" },
};
const named = (companyName: string): PastedSource => ({
  ...person,
  ...{ type: null, networkUrl: null, displayName: null, companyName, reason: "company_name" },
});
const page = (slug: string, name: string) => ({
  ...{ networkUrl: `https://n.example/company/${slug}`, name, network: "n", description: null },
});
type Found = FoundCompanies["data"][number];
const answer = (name: string, change: Partial<Found>): [string, Found] => [
  name,
  { name, companies: [], isExact: false, refusal: null, ...change },
];
const companies = (found: [string, Found][], chosen: [string, string][] = []): Companies => ({
  found: new Map(found),
  chosen: new Map(chosen),
});
const none = companies([]);

describe("the sources of pasted rows", () => {
  it("are the rows that would be added, a person with the name beside it, a search with its phrases", () => {
    const skipped: PastedSource = { ...person, reason: "duplicate" };
    expect(sourcesOf([person, search, skipped], none).map(({ source }) => source)).toEqual([
      { sourceType: "target_person", networkUrl: person.networkUrl, displayName: "Ada" },
      { sourceType: "keyword_search", keywords: ["lead scoring"] },
    ]);
  });

  it("hold a company once its page is known: by itself only if one page has exactly its name", () => {
    const rows = [named("Northwind"), named("Harbor")];
    expect(sourcesOf(rows, none)).toEqual([]);
    const found = companies([
      answer("Northwind", { companies: [page("northwind", "Northwind")], isExact: true }),
      answer("Harbor", { companies: [page("harbor-a", "Harbor A"), page("harbor-b", "Harbor B")] }),
    ]);
    expect(sourcesOf(rows, found).map(({ source }) => source.displayName)).toEqual(["Northwind"]);
    expect(outcomeOf(rows[1] ?? person, found).note).toBe("Choose its page");
    const chosen = { ...found, chosen: new Map([["Harbor", "https://n.example/company/harbor-b"]]) };
    expect(sourcesOf(rows, chosen).map(({ source }) => source.displayName)).toEqual([
      "Northwind",
      "Harbor B",
    ]);
  });

  it("hold a company once, also if two names lead to its page, and not if people leave it out", () => {
    const both = { companies: [page("northwind", "Northwind")], isExact: true };
    const found = [answer("Northwind", both), answer("NORTHWIND", both)];
    const rows = [named("Northwind"), named("NORTHWIND")];
    expect(sourcesOf(rows, companies(found))).toHaveLength(1);
    const leftOut: [string, string][] = [
      ["Northwind", ""],
      ["NORTHWIND", ""],
    ];
    expect(sourcesOf(rows, companies(found, leftOut))).toEqual([]);
  });
});

it("each name is looked up once, and not again", () => {
  const rows = [named("Northwind"), named("Northwind"), named("Harbor"), person];
  expect(openNames(rows, none)).toEqual(["Northwind", "Harbor"]);
  expect(openNames(rows, companies([answer("Northwind", {})]))).toEqual(["Harbor"]);
});

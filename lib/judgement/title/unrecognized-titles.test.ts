import { expect, it } from "vitest";
import { unrecognizedTitles } from "./unrecognized-titles";

it.each([
  "CFOs",
  "C-level",
  "VPs of Sales",
  "Leiter Einkauf/Beschaffung",
  "responsables RH",
  "Dentists",
  "Director",
  "Channel",
  "Mobility",
  "Procurement",
  "Head of Zauberkunst",
])("%s is recognized", (title) => {
  expect(unrecognizedTitles([title])).toEqual([]);
});

it("names the parts that are not, with what they may have been meant to be", () => {
  expect(unrecognizedTitles(["CFO, Logistcs", "Qwertz", ""])).toEqual([
    { title: "Logistcs", nearest: ["logistics"] },
    { title: "Qwertz", nearest: [] },
  ]);
});

it.each([
  ["Markting", ["market access", "market research"]],
  ["analytic", ["analytics", "sales and marketing analytics", "business analysis"]],
  ["developent", ["business development", "learning development", "research development"]],
  ["serviceing", ["civil service", "shared services", "it service"]],
  ["resource", ["human resources"]],
  ["othr", []],
  ["Desgin", []],
])("offers for %s the most alike, at most three: %j", (title, nearest) => {
  expect(unrecognizedTitles([title])).toEqual([{ title, nearest }]);
});

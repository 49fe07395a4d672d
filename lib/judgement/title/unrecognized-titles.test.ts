import { expect, it } from "vitest";
import { unrecognizedTitles } from "./unrecognized-titles";

it.each([
  "CFOs",
  "C-level",
  "VPs of Sales",
  "Leiter Einkauf/Beschaffung",
  "responsables RH",
  "Dentists",
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

it("offers the most alike, at most three", () => {
  expect(unrecognizedTitles(["Markting"])).toEqual([
    { title: "Markting", nearest: ["market access", "market research"] },
  ]);
});

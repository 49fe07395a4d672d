import { describe, expect, it } from "vitest";
import { findForeignFigure, readFigures, readNumberWords } from "./read-figures";

describe("readFigures", () => {
  it.each([
    ["1,200", [1200, 1.2]],
    ["1.200", [1200, 1.2]],
    ["1 200", [1200]],
    ["1\u202f200", [1200]],
    ["1'200'000", [1_200_000]],
    ["1,234.50", [1234.5]],
    ["1.234,50", [1234.5]],
    ["2,5", [2.5]],
    ["40k", [40_000]],
    ["1.2M", [1_200_000]],
    ["3 Mio.", [3_000_000]],
    ["2 billion", [2e9]],
    ["40 minutes", [40]],
    ["Q3", [3]],
  ])("reads %s as %j", (text, values) => expect(readFigures(text)).toMatchObject([{ values }]));

  it.each([
    ["62%", "percent"],
    ["62 Prozent", "percent"],
    ["62 pour cent", "percent"],
    ["€1.200", "EUR"],
    ["1.200 Euro", "EUR"],
    ["$40k", "USD"],
    ["3 Mio. €", "EUR"],
    ["CHF 500", "CHF"],
    ["500 people", null],
  ])("reads the unit of %s", (text, unit) => expect(readFigures(text)).toMatchObject([{ unit }]));
});

describe("findForeignFigure", () => {
  const sources = {
    figures: readFigures("320 people, 62 % and €1.200"),
    numbers: new Set(readNumberWords("zwölf Teams", "de")),
    derived: new Set<number>(),
  };
  it.each(["320 people", "62 Prozent", "1200 €", "12 teams", "24/7 in B2B", "twelve", "one of two"])(
    "knows %s",
    (text) => expect(findForeignFigure(text, sources, "en")).toBeNull(),
  );
  it.each(["321 people", "320 %", "$1200", "62k", "thirteen hundred", "twice"])("does not know %s", (text) =>
    expect(findForeignFigure(text, sources, "en")).not.toBeNull(),
  );
});

import { describe, expect, it } from "vitest";
import type { Language } from "@/db/vocabulary";
import { readDerived } from "./read-derived";
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

describe("readNumberWords", () => {
  it.each<[string, Language, number[]]>([
    ["twelve teams, and dozens more", "en", [12, 12]],
    ["twenty-three", "en", [23]],
    ["twenty-four five", "en", [24, 5]],
    ["twenty halved", "en", [20, 0.5]],
    ["twenty ten", "en", [20, 10]],
    ["ten five", "en", [10, 5]],
    ["eleven hundred", "en", [1_100]],
    ["six hundred and forty", "en", [640]],
    ["hundred four five", "en", [104, 5]],
    ["ninety thousand", "en", [90_000]],
    ["hundred thousand", "en", [100, 1_000]],
    ["thousand hundred", "en", [1_000, 100]],
    ["million four", "en", [1_000_000, 4]],
    ["five or six", "en", [5, 6]],
    ["soixante-dix", "fr", [70]],
    ["soixante vingt", "fr", [60, 20]],
    ["vingt onze", "fr", [20, 11]],
    ["treinta y cuatro", "es", [34]],
    ["vinte e cinco mil", "pt", [25_000]],
    ["trentatre, trentaquattro", "it", [33, 34]],
    ["trentadieci, diecitre, centotre", "it", []],
    ["driehonderd teams, elfhonderd in team vierendertig", "nl", [300, 1_100, 34]],
    ["neunhundert Teams, elftausend in Team vierunddreißig", "de", [900, 11_000, 34]],
    ["zehnunddreißig, hunderttausend, dreielf", "de", []],
    ["fünf neunhundert", "de", [5, 900]],
    ["drei zehn", "de", [3, 10]],
  ])("reads %s", (text, language, values) => expect(readNumberWords(text, language)).toEqual(values));
});

describe("findForeignFigure", () => {
  const find = (text: string, source: string) =>
    findForeignFigure(
      text,
      {
        figures: readFigures(source),
        numbers: new Set(readNumberWords(source, "en")),
        derived: new Set(readDerived(source, "en")),
      },
      "en",
    );
  it.each<[string, held: string[], foreign: string[]]>([
    [
      "320 people",
      ["320", "320 people", "300", "340", "24/7 in B2B"],
      ["321", "32", "320 %", "$320", "320k", "290"],
    ],
    ["62 %", ["62", "62 Prozent", "62 of 100"], ["62 €", "62 000", "63 %"]],
    [
      "€1.200",
      ["1200 €", "1.200 EUR", "1,2", "1200", "twelve hundred"],
      ["$1200", "eleven hundred", "thirteen hundred"],
    ],
    ["250 people", ["270", "230"], ["280", "220", "271"]],
    ["9.5 hours", ["10"], ["11", "9"]],
    ["twelve teams", ["12 teams", "twelve"], ["12 €", "eleven"]],
    ["twelve hundred teams", ["1.200 teams"], ["1.300 teams"]],
    ["9.5 people", ["10"], ["20"]],
    ["in 19 weeks", ["133 days"], ["4 months", "134 days"]],
    ["in 15 and 25 days", ["10 days", "ten"], ["12 days", "twelve"]],
    ["in 16 and 25 hours", ["nine"], ["9 hours", "eight"]],
    ["by half", ["50 %", "half"], ["51 %", "50 €", "49 teams"]],
    ["by a third", ["33 %", "three"], ["34 %"]],
    ["by a quarter", ["25 %", "four"], ["24 %"]],
    ["by a fifth", ["20 %", "five"], ["21 %"]],
    ["twice the size", ["twice"], ["250 %", "triple"]],
  ])("compares with %s", (source, held, foreign) => {
    expect(held.filter((text) => find(text, source) !== null)).toEqual([]);
    expect(foreign.filter((text) => find(text, source) === null)).toEqual([]);
  });

  it.each<[string, held: string[], foreign: string[]]>([
    ["62 %", ["six", "ten"], ["halved", "five", "seven", "three", "four", "eleven"]],
    ["45 %", ["ten"], ["halved", "nine"]],
    ["46 %", ["halved", "five"], ["four"]],
    ["54 %", ["halved", "five"], ["six"]],
    ["55 %", [], ["halved", "five", "six"]],
    ["56 %", ["six"], ["five"]],
    ["64 %", ["six"], ["seven"]],
    ["65 %", [], ["six", "seven"]],
    ["22 %", ["four", "five"], ["three"]],
    ["28 %", ["four", "three"], ["five"]],
    ["29 %", ["three"], ["four"]],
    ["80 %", ["four", "eight"], ["three", "five", "six", "nine"]],
    ["75 %", ["three"], ["four", "seven", "nine"]],
    ["110 %", ["ten"], ["eleven"]],
    ["62 people", [], ["six", "ten"]],
  ])("takes a part in words for %s", (source, held, foreign) => {
    const of = (word: string) => find(`${word} of them`, source);
    expect(held.filter((word) => of(word) !== null)).toEqual([]);
    expect(foreign.filter((word) => of(word) === null)).toEqual([]);
  });

  it.each<[string, held: string[], foreign: string[]]>([
    ["200 people", ["several hundred"], ["a hundred", "several thousand", "several million"]],
    ["199 people", [], ["several hundred"]],
    ["2.500 people", ["thousands"], ["hundreds"]],
    ["999 people", ["hundreds"], []],
    ["1010 people", ["a thousand"], ["hundreds"]],
    ["2000 people", ["thousands"], ["several hundred", "a thousand"]],
    ["9999 people", ["many thousand"], []],
    ["10000 people", [], ["thousands"]],
    ["45 people", [], ["many twenty"]],
  ])("takes a vague number for %s", (source, held, foreign) => {
    expect(held.filter((text) => find(text, source) !== null)).toEqual([]);
    expect(foreign.filter((text) => find(text, source) === null)).toEqual([]);
  });

  it("leaves out what a question supposes, and what comes first", () => {
    expect(find("If you could keep five, which ones?", "320 people")).toBeNull();
    expect(find("The first ten are known.", "320 people")).toBeNull();
    expect(find("You could keep five.", "320 people")).toBe("5");
    expect(find("It is 7, or twelve.", "320 people")).toBe("7");
  });
});

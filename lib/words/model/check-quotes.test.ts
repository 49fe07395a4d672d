import { describe, expect, it } from "vitest";
import { isQuoted, readQuotations, replaceQuotations, splitSentences } from "./check-quotes";

describe("readQuotations", () => {
  it.each([
    ["“It hurts.” So ask.", ["It hurts."], " x.  So ask."],
    ["She says „es tut weh“ and «ça va»", ["es tut weh", "ça va"], "She says  x  and  x "],
    ['»Aha!«, "so" and ‘every Sunday’', ["Aha!", "so", "every Sunday"], " x! ,  x  and  x "],
    ["The team's own, Anna's 'x'", [], "The team's own, Anna's 'x'"],
    ["An empty “”", [""], "An empty  x "],
  ])("reads %s", (text, quotes, rest) => expect(readQuotations(text)).toEqual({ quotes, rest }));

  it.each(["“It hurts", "It hurts”", 'A 5" screen'])("finds no end in %s", (text) =>
    expect(readQuotations(text)).toBeNull(),
  );
});

describe("isQuoted", () => {
  const text = "We still use a spreadsheet every Sunday, and every Sunday it hurts.";
  it.each([
    ["We still use", true],
    ["STILL USE — a spreadsheet", true],
    ["still use … a spreadsheet", true],
    ["We … Sunday... it hurts", true],
    ["[We] every [Sunday] every", true],
    ["every Sunday … every Sunday", true],
    ["every Sunday … every Sunday … every Sunday", false],
    ["hurts … We still", false],
    ["We still … hate it", false],
    ["We stil", false],
    ["", false],
    ["…", false],
  ])("%j: %j", (passage, expected) => expect(isQuoted(passage, text)).toBe(expected));
});

it.each<[text: string, sentences: string[]]>([
  ["She asks. Who decides? Ask; then wait!", ["She asks.", "Who decides?", "Ask;", "then wait!"]],
  ["She wrote “It hurts. A lot.” and left. Ask.", ["She wrote “It hurts. A lot.” and left.", "Ask."]],
  ["At 4.5 people, e.g. here", ["At 4.5 people, e.g. here"]],
  [
    "Hallo Herr Dr. Ahrens, hoe? Gentile Dott. Marchesi.",
    ["Hallo Herr Dr. Ahrens, hoe?", "Gentile Dott. Marchesi."],
  ],
  ["The invoice is from him. M. Dubois asks.", ["The invoice is from him.", "M. Dubois asks."]],
  ["One … 🙂 . ", ["One … 🙂 ."]],
  ["", []],
])("has as sentences: %j", (text, sentences) => expect(splitSentences(text)).toEqual(sentences));

it("replaces each quotation, of any kind, by what it quotes", () => {
  const text = '“a” „b“ «c» »d« "e" ‘fffffff’ “”';
  expect(replaceQuotations(text, (quote) => `[${quote}]`)).toBe("[a] [b] [c] [d] [e] [fffffff] []");
});

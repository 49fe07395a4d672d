import { describe, expect, it } from "vitest";
import { commonPhrases, hasPhrase } from "./title-phrases";

describe("what titles have in common", () => {
  it.each<[(string | null)[], number, string[]]>([
    [["Sales Recruiter", "Tech Recruiter"], 2, ["Recruiter"]],
    [["Sales Recruiter", "Tech Recruiter"], 3, []],
    [["sales recruiter", "Sales Recruiter"], 2, ["sales recruiter", "recruiter", "sales"]],
    [["Head of Sales", "Head of Sales"], 2, ["Head of Sales", "Sales"]],
    [["Senior Director", "Senior Director"], 2, []],
    [["Recruiter", null, ""], 1, ["Recruiter"]],
    [["Recruiter, Recruiter"], 2, []],
  ])("%j in at least %i: %j", (titles, least, phrases) => {
    expect(commonPhrases(titles, least)).toEqual(phrases);
  });

  it("has at most four words, of the first ten", () => {
    const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];
    const phrases = commonPhrases([words.join(" ")], 1);
    expect(Math.max(...phrases.map((phrase) => phrase.split(" ").length))).toBe(4);
    expect(phrases.join(" ")).toContain("ten");
    expect(phrases.join(" ")).not.toContain("eleven");
  });

  it("are the 40 most common, then longest, then first in the alphabet", () => {
    const titles = Array.from({ length: 50 }, (_, n) => `Word${String(n).padStart(2, "0")}`);
    const phrases = commonPhrases([...titles.toReversed(), "Word49"], 1);
    expect(phrases).toEqual(["Word49", ...titles.slice(0, 39)]);
  });
});

it.each([
  ["Head of Sales", "sales", true],
  ["Head of Sales", "Head of Sales", true],
  ["Presales Manager", "sales", false],
  [null, "sales", false],
])("the title %s contains %s: %s", (title, phrase, isThere) => {
  expect(hasPhrase(title, phrase)).toBe(isThere);
});

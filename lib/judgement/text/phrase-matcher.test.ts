import { expect, test } from "vitest";
import { compilePhrases } from "./phrase-matcher";

const classes = { not: "not,no", tool: "tool*,crm" };
const matches = (pattern: string, sentence: string, isQuestion = false) =>
  compilePhrases([{ pattern, tag: "hit" }], classes)
    .find({ words: sentence.split(" "), isQuestion }, () => true)
    .map(({ start, end }) => [start, end]);

test("matches alternatives, beginnings, endings and classes", () => {
  expect(matches("we|our struggl*", "and we struggled")).toEqual([[1, 3]]);
  expect(matches("*tool", "ein vertriebstool")).toEqual([[1, 2]]);
  expect(matches("which @tool|app", "which crm")).toEqual([[0, 2]]);
});

test("bridges gaps, but no negation", () => {
  expect(matches("looking .. @tool", "looking for a better tool")).toEqual([[0, 5]]);
  expect(matches("we .. looking", "we are not looking")).toEqual([]);
  expect(matches("looking .. @tool", "looking at one or two new tools")).toEqual([]);
  expect(matches("looking ... @tool", "looking at one or two new tools")).toEqual([[0, 7]]);
});

test("matches optional words, the sentence's ends and questions", () => {
  expect(matches("check out? our", "check our site")).toEqual([[0, 2]]);
  expect(matches("^ same", "the same")).toEqual([]);
  expect(matches("here $", "same here too")).toEqual([]);
  expect(matches("price ?", "the price")).toEqual([]);
  expect(matches("price ?", "the price", true)).toEqual([[1, 2]]);
});

test("refuses a class that is not known and a pattern that starts with a gap", () => {
  expect(() => matches("@nothing here", "a")).toThrow("Unknown word class");
  expect(() => matches(".. here", "a")).toThrow("starts with a word");
});

import { expect, it } from "vitest";
import { findPhrases } from "./phrases";

const find = (posts: string[], summary = "") => findPhrases({ summary, posts, name: "Acme Sales" });

it.each<[string, string[], string[]]>([
  [
    "what most posts say",
    ["Every pipeline review.", "A pipeline review, again", "One sales forecast"],
    ["pipeline review", "sales forecast"],
  ],
  [
    "words of other languages as they are written",
    ["Unsere Vertriebsführung zählt", "die Vertriebsführung"],
    ["vertriebsführung"],
  ],
  [
    "nothing over punctuation, hashtags and links",
    ["revenue. Teams #sales #forecast https://sales.example/pipeline-data"],
    [],
  ],
  ["no short or broad word by itself", ["sales", "data", "the customers", "marketing"], []],
  ["no beginning of a sentence", ["The customer audited us"], []],
  ["nothing that names the company", ["Acme sales pipeline", "acme sales"], []],
])("finds %s", (_, posts, expected) => {
  expect(find(posts)).toEqual(expected);
});

it("counts the summary more than a post, and uses no word twice", () => {
  const found = find(["churn report", "churn report", "revenue churn"], "We sell churn analytics to many.");
  expect(found).toEqual(["churn analytics"]);
});

it("returns valid search keywords, however long or odd a text is", () => {
  const found = find([
    `${"x".repeat(500)} sales pipeline\u0000 ${"sales ".repeat(30_000)}`,
    "sales \u202Epipeline",
  ]);
  expect(found.length).toBeGreaterThan(0);
  for (const phrase of found) expect(phrase).toMatch(/^[\p{L} -]{4,80}$/u);
});

it.each<[string, string, string[], string[]]>([
  ["a phrase of one post does", "", ["sales pipeline"], ["sales pipeline"]],
  ["a single word needs two", "", ["forecasting"], []],
  ["which counts then", "", ["forecasting", "forecasting"], ["forecasting"]],
  ["the summary counts three times", "We do forecasting.", [], ["forecasting"]],
  [
    "and outweighs two posts",
    "churn analytics",
    ["sales pipeline", "sales pipeline"],
    ["churn analytics", "sales pipeline"],
  ],
  ["but not four", "churn analytics", Array(4).fill("sales pipeline"), ["sales pipeline", "churn analytics"]],
  ["a compound counts as two words", "", ["Vertriebsleiter"], ["vertriebsleiter"]],
  [
    "a phrase has three words at most",
    "",
    ["enterprise sales pipeline review"],
    ["enterprise sales pipeline"],
  ],
  ["the company's name splits a clause", "", ["pipeline acme sales review"], []],
  ["no word with a digit or an apostrophe", "", ["sales2 pipeline's"], []],
])("%s", (_, summary, posts, expected) => {
  expect(find(posts, summary)).toEqual(expected);
});

it("reads the first 20,000 characters of a text", () => {
  const filler = "the ".repeat(5_000);
  expect(find([`${filler}sales pipeline`])).toEqual([]);
  expect(find([`${filler.slice(0, -20)}sales pipeline`])).toEqual(["sales pipeline"]);
});

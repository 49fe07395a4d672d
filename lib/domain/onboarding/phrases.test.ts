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

import { expect, it } from "vitest";
import { explainMeaning } from "./explain-meaning";

it("names the meaning, its threshold, the runner-up and the words that decide", () => {
  const [meaning, threshold, next, words] = explainMeaning({
    kind: "comment",
    text: "Which tool do you use for this? Ours can't do it.",
  });
  expect(meaning).toMatch(/^Reads as asks, \d+ % as any need\.$/);
  expect(threshold).toMatch(/^A need counts from \d+ %; this text shows one with \d+ %\.$/);
  expect(next).toMatch(/^Next: [a-z_]+, \d+ %\.$/);
  expect(words).toMatch(/^Less likely without (?:“[^”]+” \(\d+ %\)(?:, )?){1,3}\.$/);
});

it("says nothing of a reaction", () => {
  expect(explainMeaning({ kind: "reaction", text: null })).toEqual([]);
  expect(explainMeaning({ kind: "comment", text: " " })).toEqual([]);
});

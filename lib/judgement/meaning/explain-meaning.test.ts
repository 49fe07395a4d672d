import { expect, it } from "vitest";
import { toyReader } from "@/tests/factories/toy-reader";
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

const reader = toyReader({
  which: ["asks", 6],
  tool: ["asks", 9],
  vendor: ["asks", 100],
  need: ["states_problem", 12],
  what: ["asks", 7],
  great: ["filler", 9],
  buy: ["sells", 30],
});
const filled = (words: number) => `${"a ".repeat(words)}vendor`;

it.each<[text: string, sentences: string[]]>([
  [
    "Which tool?",
    [
      "Reads as asks, 74 % as any need.",
      "A need counts from 60 %; this text shows one with 74 %.",
      "Next: agrees, 9 %.",
      "Less likely without “tool” (29 %), “Which” (16 %).",
    ],
  ],
  [
    "What tool, which need?",
    [
      "Reads as asks, 80 % as any need.",
      "A need counts from 60 %; this text shows one with 80 %.",
      "Next: states_problem, 15 %.",
      "Less likely without “tool” (14 %), “What” (10 %), “which” (8 %).",
    ],
  ],
  [
    "great",
    [
      "Reads as filler, 64 %.",
      "A need counts from 60 %; this text shows one with 11 %.",
      "Next: agrees, 10 %.",
      "Less likely without “great” (55 %).",
    ],
  ],
  [
    "buy this",
    [
      "Reads as sells, 99 %.",
      "A need counts from 60 %; this text shows one with 0 %.",
      "Next: agrees, 0 %.",
      "Less likely without “buy” (90 %).",
    ],
  ],
  [
    "nothing",
    ["Reads as agrees, 25 %.", "A need counts from 60 %; this text shows one with 28 %.", "Next: asks, 9 %."],
  ],
])("explains %j", (text, sentences) => {
  expect(explainMeaning({ kind: "comment", text }, reader)).toEqual(sentences);
});

it("weighs the first 80 words", () => {
  const weighed = (text: string) => explainMeaning({ kind: "comment", text }, reader).length === 4;
  expect([filled(79), filled(80)].map(weighed)).toEqual([true, false]);
});

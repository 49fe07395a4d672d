import { expect, it } from "vitest";
import { wordsInput } from "@/tests/factories/words-input";
import { isAddressed } from "./check-addressee";
import { readPromptData } from "./prompt";

it.each<[opener: string, expected: boolean, author?: string]>([
  ["Hi Anna, how is it?", true],
  ["Anna, how is it?", true],
  ["Dear Ms. Keller, how is it?", true],
  ["Guten Tag Frau Dr. Keller, wie geht es?", true],
  ["Hi A Keller, how is it?", true],
  ["Hola, Anna: ¿qué tal?", true],
  ["How is the team at Brightloop?", true],
  ["Hi Tom, how is it?", false],
  ["Hi Bo, how is it?", false],
  ["Hi Anna-Lena, how is it?", false],
  ["Tom Berg: how is it?", false],
  ["Later Tom Berg: how is it?", true],
  ["Hello and good day to Tom, how is it?", false],
  ["Hello and a good day to Tom, how is it?", true],
  ["Hola, Tom: ¿qué tal?", false],
  ["Hi tom, how is it?", true],
  ["Hi Anna, how is it, Tom?", false],
  ["Hi Anna, how is it, Berg!", false],
  ["Hi Anna, how is Tom?", true],
  ["Hi Anna, how is it, Anna?", true, "Anna Berg"],
  ["Hi Anna, how is it, Tom?", true, "Rivalo"],
])("%s: %j", (opener, expected, author = "Tom Berg") => {
  const base = wordsInput();
  expect(isAddressed(opener, readPromptData({ ...base, post: { ...base.post, author } }))).toBe(expected);
});

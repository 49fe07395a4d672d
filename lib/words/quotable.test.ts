import { describe, expect, it } from "vitest";
import { quotable } from "./quotable";

describe("what people wrote, made safe to quote", () => {
  it.each([
    [
      "a list of sentences has no marks",
      "1. It works.\n2. Is it fast?\n- It is",
      "It works. Is it fast? It is",
    ],
    ["a list of words is one in a sentence", "We use\n- sheets\n- paper", "We use, sheets, paper"],
    ["a number within a line stays", "Version 2. It works", "Version 2. It works"],
    ["a figure at the start of a line stays", "It was late.\n12 people left", "It was late. 12 people left"],
    ["a new line begins a sentence", "It should stay.\neg at the top", "It should stay. Eg at the top"],
    ["links are left out, also what is left of one", "See https://a.example and http", "See … and …"],
    ["names of images are left out", "It stays.\nheader-view11047×616 65.1 KB\nWhy?", "It stays. Why?"],
    ["a heading is left out", "Issue Summary\nError when adding a source", "Error when adding a source"],
    ["a word for a protocol stays", "We get HTTP error 500", "We get HTTP error 500"],
    ["a line that goes on is one sentence", "It should stay\nat the top", "It should stay at the top"],
  ])("%s", (_, text, quoted) => {
    expect(quotable(text)).toBe(quoted);
  });
});

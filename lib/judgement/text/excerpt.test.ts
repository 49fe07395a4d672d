import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutAtGrapheme } from "./cut-at-grapheme";
import { excerpt, oneLine } from "./excerpt";

const loneSurrogate = /\p{Cs}/u;

describe("excerpt", () => {
  it("cuts between words, with an ellipsis", () => {
    expect(excerpt("one two three four", 12)).toBe("one two…");
    expect(excerpt("one two three", 13)).toBe("one two three");
    expect(excerpt("one, two", 5)).toBe("one…");
  });

  it.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "ab…"],
    ["abcd", 2, "a…"],
    ["abcd", 1, "…"],
    ["abcd", 0, ""],
    // A break in the first third is too early: it would leave almost nothing.
    ["abc defghijkl", 10, "abc…"],
    ["ab cdefghijkl", 9, "ab cdefg…"],
    ["abcd efghij kl", 12, "abcd efghij…"],
    ["abc defghi jkl", 10, "abc…"],
  ])("shortens %s to %d: %s", (text, max, cut) => {
    expect(excerpt(text, max)).toBe(cut);
  });

  it.each([
    ["abc", 3, "abc"],
    ["abcd", 3, "abc"],
    ["a👍", 2, "a"],
    ["a👍b", 3, "a👍"],
    ["ab\uD83D", 3, "ab\uD83D"],
    ["bae\u0301", 3, "ba"],
    // A character that is longer than the limit is cut all the same.
    ["a\u0301\u0301\u0301", 2, "a\u0301"],
    [`b${"a\u0301".padEnd(99, "\u0301")}`, 9, "b"],
    ["👍👍", 1, ""],
  ])("cuts %j at %d, between characters: %j", (text, max, cut) => {
    expect(cutAtGrapheme(text, max)).toBe(cut);
  });

  it("puts text on one line without control or invisible characters", () => {
    expect(oneLine("a\u0000b\n\nc\t d\u202Ee\u200B")).toBe("a b c d e");
  });

  it("keeps what joins letters and emoji, and drops joiners that join nothing", () => {
    for (const text of ["می\u200Cخواهم", "क्\u200Dष", "👩\u200D💻 ❤\uFE0F\u200D🔥 👩🏽\u200D🚒"])
      expect(oneLine(text)).toBe(text);
    expect(oneLine("a\u200D b \u200Dc\u200C")).toBe("a b c");
    expect(excerpt("👩\u200D💻👩\u200D💻👩\u200D💻", 9)).toBe("👩\u200D💻…");
  });

  it("ends with a whole word and an ellipsis if anything is left out", () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 20, max: 200 }),
        (words, max) => {
          const text = words.join(" ");
          const cut = excerpt(text, max);
          if (text.length <= max) {
            expect(cut).toBe(text);
            return;
          }
          expect(cut.endsWith("…")).toBe(true);
          expect(`${text} `.startsWith(`${cut.slice(0, -1)} `)).toBe(true);
        },
      ),
    );
  });

  it("never exceeds its length, and never splits a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(60), (text, max) => {
        const cut = excerpt(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        if (!loneSurrogate.test(text)) expect(cut).not.toMatch(loneSurrogate);
      }),
    );
    expect(excerpt("👍👍👍👍", 4)).toBe("👍…");
  });
});

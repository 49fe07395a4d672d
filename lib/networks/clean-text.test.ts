import { describe, expect, it } from "vitest";
import { cleanAddress, cleanId, cleanLine, cleanName, cleanText, textLimits } from "./clean-text";

const family = "👩‍👩‍👧‍👦";

describe("text", () => {
  it.each([
    ["a\u0000b\u0007c\u009Bd\u007F", 100, "abcd"],
    ["one\r\ntwo\rthree\u2028four\tfive", 100, "one\ntwo\nthree\nfour\tfive"],
    ["half \uD83D pair", 100, "half \uFFFD pair"],
    ["\uDC00 half", 100, "\uFFFD half"],
    ["Zoe\u0308", 100, "Zoë"],
    [`abc${family}`, 5, "abc"],
    [`abc${family}`, 14, `abc${family}`],
    ["e\u0301".repeat(10), 5, "ééééé"],
    ["🇩🇪🇫🇷🇮🇹", 6, "🇩🇪"],
    ["\u202Eright to left", 100, "\u202Eright to left"],
    ["", 10, ""],
  ])("%o, at most %i, is %o", (input, max, expected) => {
    expect(cleanText(input, max)).toBe(expected);
  });

  it("cuts a grapheme that is longer than the limit, and giant texts", () => {
    const tower = `z${"\u0335".repeat(200_000)}`;
    expect(cleanText(tower, 50).length).toBeLessThanOrEqual(50);
    expect(cleanText("😀".repeat(2_000_000), 101)).toBe("😀".repeat(50));
    expect(cleanText("\u1D160".repeat(1_000_000), textLimits.post).length).toBeLessThanOrEqual(
      textLimits.post,
    );
  });
});

describe("a line", () => {
  it.each([
    ["  Head of\n Sales\u0000 ", "Head of Sales"],
    ["null", null],
    ["undefined undefined", null],
    ["[object Object]", null],
    [" \u0000\t", null],
    ["Null pointer enthusiast", "Null pointer enthusiast"],
  ])("%o is %o", (input, expected) => {
    expect(cleanLine(input)).toBe(expected);
  });
});

describe("a name", () => {
  it.each([
    ["null null", null],
    ["Undefined", null],
    ["Ada null", "Ada"],
    ["Christopher Null", "Christopher Null"],
    ["\u202Eeve\u202C \u2066Smith\u2069\u200F", "eve Smith"],
    ["\u200B\uFEFF", null],
    ["\u200D", null],
    ["علی‌رضا", "علی‌رضا"],
    [`Ada ${family}`, `Ada ${family}`],
    ["n".repeat(500), "n".repeat(200)],
  ])("%o is %o", (input, expected) => {
    expect(cleanName(input)).toBe(expected);
  });
});

describe("addresses and IDs", () => {
  it("are usable as they are, or not at all", () => {
    expect(cleanAddress("https://www.network.example/in/zoë")).toBe("https://www.network.example/in/zoë");
    for (const bad of [
      "",
      "https://a\u0000",
      "https://a b",
      "https://a\uD800",
      `https://${"a".repeat(3_000)}`,
    ])
      expect(cleanAddress(bad)).toBeNull();
  });

  it("stay unique if an ID can't be stored", () => {
    expect(cleanId("urn:li:comment:(1,2)")).toBe("urn:li:comment:(1,2)");
    const bad = ["a\u0000", "a\u0001", "\uD800", "\uD801", `${"x".repeat(9_000)}1`, `${"x".repeat(9_000)}2`];
    const ids = bad.map(cleanId);
    expect(new Set(ids).size).toBe(bad.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/);
  });
});

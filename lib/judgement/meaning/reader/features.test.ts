/** What the learned reader sees, by exact values: with other ones, the stored weights would fit no text. */
import { expect, it } from "vitest";
import { buckets } from "../../linear/buckets";
import { commonWords, markNames, readFeatures, toCommonWords, tokensOf } from "./features";

const read = (text: string, common: string[] = []) => {
  const { groups, marks } = readFeatures(text, { kind: "comment", common: toCommonWords(common) });
  const [words = new Int32Array(), characters = new Int32Array()] = groups;
  return { words, characters, marks };
};

it.each<[string, string[]]>([
  ["Is it 24h, really?!", ["Is", "it", "0", "h", ",", "really", "?", "!"]],
  ["@Anna-B see www.a.com or a.b@c.de…", ["<at>", "see", "<url>", "or", "<mail>"]],
  ["don't 🔥 (x)", ["don't", "🔥", "x"]],
  [`${"b".repeat(1_999)}cd`, [`${"b".repeat(1_999)}c`]],
  ["", []],
])("takes %j apart", (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});

it.each<[string, string[], words: number[], characters: number[]]>([
  ["", [], [651003, 288825, 344429, 294856], []],
  ["a", [], [651003, 598822, 926140, 978918, 548055, 566090, 344429, 508327, 647371, 894007], [859574]],
  [
    "Is it?",
    [],
    [
      651003, 896865, 766353, 286566, 127435, 961721, 611408, 485693, 72098, 56634, 73980, 235034, 759301,
      100559, 344429, 508327, 459562, 246696, 993113, 797413, 1028116, 182449, 737795, 230547, 779282,
    ],
    [457669, 525005, 674053, 508267, 257818, 129518],
  ],
  [
    "abcdef",
    [],
    [651003, 823998, 779409, 978918, 81134, 916867, 344429, 508327, 647371, 894007],
    [
      448063, 227898, 1000901, 263267, 1031554, 1005682, 21376, 496535, 889471, 63879, 5915, 442725, 690360,
      835057, 756602,
    ],
  ],
  [
    "a b c d e f",
    [],
    [
      651003, 598822, 396991, 12923, 548055, 193855, 666704, 827117, 627160, 976953, 964329, 591028, 945886,
      37351, 13673, 218237, 125269, 870589, 18025, 92630, 808214, 587613, 541248, 1018471, 83297, 1032384,
      344429, 508327, 459562, 848202, 334793, 797413, 787146, 1031467, 302704, 976632, 723695, 499038, 894007,
    ],
    [859574, 295225, 875923, 743170, 292605, 402269],
  ],
  [
    "Ask Bob, ask Tom",
    ["ask"],
    [
      651003, 222802, 199113, 1002019, 415666, 718555, 292896, 5833, 824121, 12858, 675593, 642855, 396368,
      323227, 988226, 627380, 989205, 348281, 958042, 965397, 659936, 344429, 272819, 1007914, 977864, 451045,
      311603, 531456, 716413, 44100, 335542, 298612, 438590, 13280, 539726, 486114, 394833, 1014766, 9545,
    ],
    [
      116456, 438747, 118392, 609467, 1046945, 908231, 407883, 823116, 1017525, 164496, 389585, 209458,
      336354, 43479, 985870, 185798, 703403, 977944,
    ],
  ],
])("finds the n-grams of %j, with the common words %j", (text, common, words, characters) => {
  const features = read(text, common);
  expect([[...features.words], [...features.characters]]).toEqual([words, characters]);
});

it("finds the same in a text that is read again and again, each n-gram once", () => {
  const first = read("ask and ask and ask");
  expect(new Set(first.words).size).toBe(first.words.length);
  for (let n = 0; n < 300; n += 1) expect(read("ask and ask and ask")).toEqual(first);
});

it.each<[kind: "comment" | "post", text: string, length: number, marks: string]>([
  ["comment", "a b c", 0.03, "any text, at most 3, at most 8, at most 20, at most 60"],
  ["comment", "a b c d", 0.04, "any text, at most 8, at most 20, at most 60"],
  ["comment", "a ".repeat(8), 0.08, "any text, at most 8, at most 20, at most 60"],
  ["comment", "a ".repeat(9), 0.09, "any text, at most 20, at most 60"],
  ["comment", "a ".repeat(20), 0.2, "any text, at most 20, at most 60"],
  ["comment", "a ".repeat(21), 0.21, "any text, at most 60"],
  ["comment", "a ".repeat(60), 0.6, "any text, at most 60"],
  ["post", "a ".repeat(61), 0.61, "any text, post"],
  ["comment", "a ".repeat(101), 1, "any text"],
  [
    "comment",
    `${"a".repeat(1_999)}?`,
    0.02,
    "any text, at most 3, at most 8, at most 20, at most 60, question",
  ],
  ["comment", `${"a".repeat(2_000)}?`, 0.01, "any text, at most 3, at most 8, at most 20, at most 60"],
  [
    "post",
    "#a!\n1 🔥",
    0.04,
    "any text, at most 8, at most 20, at most 60, hashtag, emoji, lines, digit, exclamation, post",
  ],
  ["comment", "@a http: a@b.c", 0.04, "any text, at most 8, at most 20, at most 60, link, mention, mail"],
])("of a %s %j the length counts %d, beside: %s", (kind, text, length, marks) => {
  const found = readFeatures(text, { kind, common: toCommonWords([]) }).marks;
  const named = markNames.filter((name, n) => name !== "length" && found[n] === 1);
  expect([found[markNames.indexOf("length")], named.join(", ")]).toEqual([length, marks]);
  expect(found).toHaveLength(markNames.length);
});

it("takes for common what enough texts have, each text once", () => {
  const texts = ["the tool the", "The price!", "tool 7"];
  expect(commonWords(texts, 2)).toEqual(["the", "tool"]);
  expect(commonWords(texts, 1)).toEqual(["price", "the", "tool"]);
});

it("marks common words in their buckets", () => {
  const common = toCommonWords(["tool", "price"]);
  expect(common).toHaveLength(1_048_576);
  expect([...common.entries()].filter(([, is]) => is).map(([bucket]) => bucket)).toEqual([688444, 802605]);
  expect(buckets).toBe(1_048_576);
});

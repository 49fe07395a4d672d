import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { buckets } from "../../linear/buckets";
import { softmax } from "../../linear/linear-model";
import { classify, type ReaderModel } from "./classify";
import { decide } from "./decide";
import { toCommonWords } from "./features";
import { loadReader } from "./model";

const { model, thresholds } = loadReader();

it("gives every text probabilities that add up to 1, and the same each time", () => {
  const text = fc.string({ unit: "binary", maxLength: 3_000 });
  fc.assert(
    fc.property(text, fc.constantFrom("comment" as const, "post" as const), (text, kind) => {
      const probabilities = classify(model, { text, kind });
      const values = textMeanings.map((meaning) => probabilities[meaning]);
      expect(values.every((one) => one >= 0 && one <= 1)).toBe(true);
      expect(values.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
      expect(classify(model, { text, kind })).toEqual(probabilities);
    }),
    { numRuns: 200 },
  );
});

/** None of these is among the texts that it is trained on. */
describe("reads as a person would", () => {
  it.each<[TextMeaning, string]>([
    ["filler", "Congratulations to you and the whole team, so well deserved!"],
    ["filler", "Merci pour le partage, très intéressant"],
    ["filler", "Herzlichen Glückwunsch, liebe Sabine!"],
    ["agrees", "Honestly, most of these platforms are bought by people who never have to use them."],
    [
      "asks",
      "Does anyone know a good tool for tracking subcontractor insurance? We are a team of 12 and need one by May.",
    ],
    ["asks", "Kann jemand eine Software für die Dienstplanung empfehlen? Wir suchen für unsere drei Praxen."],
    ["seeks_job", "Interested, please find my CV attached. I am open to new opportunities."],
  ])("%s: %s", (meaning, text) => {
    expect(decide(classify(model, { text, kind: "comment" }), thresholds).meaning).toBe(meaning);
  });
});

it.each([
  [1, [0.09003, 0.24473, 0.66524]],
  [2, [0.18632, 0.3072, 0.50648]],
])("shares sums of 0, 1 and 2 at the temperature %i as %j", (temperature, shares) => {
  const found = softmax(Float64Array.of(0, 1, 2), temperature);
  expect(found.map((share) => Number(share.toFixed(5)))).toEqual(shares);
});

it("shares sums that are far apart", () => {
  expect(softmax(Float64Array.of(0, 1_000), 1)).toEqual([0, 1]);
});

/** Every bucket counts 1 to 9 halves for the meanings in order; any text adds 1 to the first, a post 1 to the third. */
const rising: ReaderModel = {
  width: 9,
  rows: new Int32Array(buckets),
  grams: Int8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9),
  unit: 0.5,
  marks: [[1], [0, 10], ...Array.from({ length: 13 }, () => []), [0, 0, 1]],
  common: toCommonWords([]),
  temperature: 2,
};

it.each<["comment" | "post", string, number[]]>([
  [
    "comment",
    "a",
    [
      0.00025856, 0.0004667, 0.00125671, 0.00355754, 0.01007078, 0.02850864, 0.08070308, 0.22845658,
      0.6467214,
    ],
  ],
  [
    "post",
    "a",
    [
      0.00025835, 0.00046632, 0.00207028, 0.00355464, 0.01006257, 0.02848542, 0.08063734, 0.22827049,
      0.64619459,
    ],
  ],
  [
    "comment",
    "tool",
    [
      0.00000575, 0.00001712, 0.00007602, 0.00035479, 0.0016559, 0.00772852, 0.03607089, 0.16835176,
      0.78573925,
    ],
  ],
  [
    "comment",
    "!",
    [
      0.00161428, 0.00226927, 0.00475895, 0.01049182, 0.02313081, 0.05099537, 0.11242701, 0.24786237,
      0.54645013,
    ],
  ],
])("weighs the n-grams and marks of the %s %j", (kind, text, expected) => {
  const probabilities = classify(rising, { kind, text });
  expect(textMeanings.map((meaning) => Number(probabilities[meaning].toFixed(8)))).toEqual(expected);
});

it("weighs marks alone where no n-gram is known", () => {
  const unknown = { ...rising, rows: new Int32Array(buckets).fill(-1), temperature: 1 };
  const { asks, evaluates, refuses } = classify(unknown, { kind: "comment", text: "a" });
  expect(asks / refuses).toBeCloseTo(Math.E, 10);
  expect(evaluates / refuses).toBeCloseTo(Math.exp(0.1), 10);
});

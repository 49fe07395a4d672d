import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { classify } from "./classify";
import { decide } from "./decide";
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

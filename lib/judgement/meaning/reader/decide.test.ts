import { describe, expect, it } from "vitest";
import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import type { Probabilities } from "./classify";
import { decide } from "./decide";

const thresholds = { need: 0.6, gates: { sells: 0.7, seeks_job: 0.5, refuses: 0.4 } };

/** These probabilities; what is left goes to `agrees`. */
function likely(input: Partial<Probabilities>): Probabilities {
  const left = 1 - Object.values(input).reduce((sum, one) => sum + one, 0);
  const none = Object.fromEntries(textMeanings.map((meaning) => [meaning, 0])) as Probabilities;
  return { ...none, ...input, agrees: (input.agrees ?? 0) + left };
}

describe("a meaning is decided", () => {
  it.each<[string, Partial<Probabilities>, TextMeaning, number]>([
    ["a need from its threshold on", { asks: 0.6 }, "asks", 0.6],
    ["ordinary below it", { asks: 0.59 }, "agrees", 0.41],
    [
      "the likeliest need, if all together reach it",
      { asks: 0.25, evaluates: 0.3, states_problem: 0.1 },
      "evaluates",
      0.65,
    ],
    ["the first of equally likely needs", { evaluates: 0.4, asks: 0.4 }, "asks", 0.8],
    ["the likeliest ordinary meaning, though a need is likelier", { asks: 0.5, filler: 0.3 }, "filler", 0.3],
    ["an offer from its threshold on", { sells: 0.7 }, "sells", 0.7],
    ["no offer below it", { sells: 0.69 }, "agrees", 0.31],
    ["a job search from its own threshold on", { seeks_job: 0.5 }, "seeks_job", 0.5],
    ["a refusal from its own threshold on", { refuses: 0.4 }, "refuses", 0.4],
    ["the likelier gate", { refuses: 0.42, seeks_job: 0.55 }, "seeks_job", 0.55],
    ["a gate before a need that is as likely", { refuses: 0.45, asks: 0.45 }, "refuses", 0.45],
    ["a need that is likelier than a gate", { refuses: 0.4, asks: 0.6 }, "asks", 0.6],
    ["a gate, if the likelier need misses its threshold", { refuses: 0.41, asks: 0.5 }, "refuses", 0.41],
  ])("as %s", (_, input, meaning, probability) => {
    const reading = decide(likely(input), thresholds);
    expect(reading.meaning).toBe(meaning);
    expect(reading.probability).toBeCloseTo(probability, 10);
  });

  it("as a gate before a need that reaches its threshold and is as likely", () => {
    const reading = decide(likely({ refuses: 0.45, asks: 0.45 }), { ...thresholds, need: 0.45 });
    expect(reading).toEqual({ meaning: "refuses", probability: 0.45 });
  });
});

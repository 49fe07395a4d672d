/** When a sentence is refused, by a model that finds every sentence equally likely. */
import { describe, expect, it } from "vitest";
import { buckets } from "@/lib/judgement/linear/buckets";
import { goodWords, silentLike, wordsInput } from "@/tests/factories/words-input";
import type { WordsInput } from "../../writer";
import { findProblem } from "../check-facts";
import { readPromptData } from "../prompt";
import { loadSupportModel, type SupportModel } from "./support-model";

function constant(probability: number): SupportModel {
  const model = {
    ...{ width: 2, rows: new Int32Array(buckets).fill(-1), grams: new Int8Array(), unit: 1, temperature: 1 },
    marks: [[0, Math.log(probability / (1 - probability))]],
  };
  return { model, common: new Set(), thresholds: { neverTrue: 0.4, other: 0.85 } };
}

const problemOf = (suggestedOpener: string, probability: number, input: WordsInput = wordsInput()) =>
  findProblem({ ...goodWords, suggestedOpener }, readPromptData(input), "en", constant(probability));
const plain = "Hi Anna, how do you prepare the forecast calls today?";

describe("a sentence of a draft", () => {
  it.each([
    [plain, 0.84, null],
    [plain, 0.86, "unsupported"],
    ["Hi Anna, how is it? We have seen your profile, and more.", 0.41, "sender"],
    ["Hi Anna, how is it? We have seen your profile, and more.", 0.39, null],
    ["Hi Anna, I saw your calendar: is it full?", 0.41, "sender"],
    ["Hi Anna, you are frustrated and I saw your profile. Why?", 0.41, "sender"],
  ])("%j is judged at %d: %s", (opener, probability, expected) => {
    const problem = problemOf(opener, probability)?.problem ?? null;
    expect(problem).toBe(expected);
  });

  it("may be about who the sentence before names", () => {
    const why = (whyItMatters: string) =>
      findProblem(
        { whyItMatters, suggestedOpener: "Anna?", talkingPoints: [] },
        readPromptData(silentLike({ post: { ...silentLike().post, author: "Tamara Berg" } })),
        "en",
        constant(0.5),
      )?.problem ?? null;
    expect(why("Tamara Berg counts the cost. She says the calls are broken.")).toBeNull();
    expect(why("Anna counts the cost. She says the calls are broken.")).toBe("own_words");
  });
});

it("loads the stored model once, with a threshold for each case", () => {
  expect(loadSupportModel()).toBe(loadSupportModel());
  expect(loadSupportModel().thresholds).toEqual({ neverTrue: 0.3, other: 0.9 });
});

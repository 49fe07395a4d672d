import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type LinearModel, toBytes } from "@/lib/judgement/linear/linear-model";
import { aboutWorkFiles } from "@/lib/judgement/meaning/about-work/about-work";
import { toCommonWords } from "@/lib/judgement/meaning/reader/features";
import { readerFiles } from "@/lib/judgement/meaning/reader/model";
import { isNightly } from "@/tests/setup/nightly";
import { fingerprintOf } from "../learning/fingerprint";
import { fitWeights, pack } from "../learning/fit";
import { isStoredFrom } from "../learning/store-model";
import { aboutWorkExamples, aboutWorkTexts, fitAboutWork } from "./about-work";
import { commonIn, toExample } from "./examples";
import { trainingTexts } from "./texts";

const texts = trainingTexts();
const words = commonIn(texts);
const common = toCommonWords(words);
const examples = texts.map((text) => toExample(text, common));
const workExamples = aboutWorkExamples(aboutWorkTexts(), common);

it("the stored readers were made from these texts by this fit", () => {
  const { thresholds } = JSON.parse(readFileSync(readerFiles.model, "utf8"));
  const ofReader = { madeFrom: fingerprintOf(examples), thresholds, common: words };
  expect(isStoredFrom(readerFiles, ofReader)).toBe(true);
  expect(isStoredFrom(aboutWorkFiles, { madeFrom: fingerprintOf(workExamples) })).toBe(true);
}, 300_000);

// A minute: every night.
if (isNightly) {
  // Whole, they would be printed on a difference.
  const isStored = (file: string, model: LinearModel) => readFileSync(file).equals(toBytes(model));

  it("the stored weights are those that the texts give, to the byte", () => {
    expect(isStored(readerFiles.weights, pack(fitWeights(examples), 1))).toBe(true);
    expect(isStored(aboutWorkFiles.weights, fitAboutWork(workExamples))).toBe(true);
  }, 600_000);
}

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type LinearModel, toBytes } from "@/lib/judgement/linear/linear-model";
import { aboutWorkFiles } from "@/lib/judgement/meaning/about-work/about-work";
import { toCommonWords } from "@/lib/judgement/meaning/reader/features";
import { readerFiles } from "@/lib/judgement/meaning/reader/model";
import { fitWeights, pack } from "../learning/fit";
import { aboutWorkTexts, fitAboutWork } from "./about-work";
import { commonIn, toExample } from "./examples";
import { trainingTexts } from "./texts";

const texts = trainingTexts();
const common = toCommonWords(commonIn(texts));
// Whole, they would be printed on a difference.
const isStored = (file: string, model: LinearModel) => readFileSync(file).equals(toBytes(model));

it("the stored weights of the reader are those that the texts give, to the byte", () => {
  const model = pack(fitWeights(texts.map((text) => toExample(text, common))), 1);
  expect(isStored(readerFiles.weights, model)).toBe(true);
}, 300_000);

it("so are those of what is about work", () => {
  expect(isStored(aboutWorkFiles.weights, fitAboutWork(aboutWorkTexts(), common))).toBe(true);
}, 300_000);

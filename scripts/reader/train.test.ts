import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { toCommonWords } from "@/lib/judgement/meaning/reader/features";
import { weightsFile } from "@/lib/judgement/meaning/reader/model";
import { fitWeights, pack } from "../learning/fit";
import { commonIn, toExample } from "./examples";
import { trainingTexts } from "./texts";

it("the stored weights are those that the texts give, to the byte", () => {
  const texts = trainingTexts();
  const common = toCommonWords(commonIn(texts));
  const weights = fitWeights(texts.map((text) => toExample(text, common)));
  const bytes = toBytes(pack(weights, 1));
  // Whole, they would be printed on a difference.
  expect(readFileSync(weightsFile).equals(bytes)).toBe(true);
}, 300_000);

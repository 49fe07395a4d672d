/**
 * `npm run reader -- train`: fits the reader of meanings, and that of what is about work, to the labelled texts and
 * writes their weights. Prints how they read texts that they were not fitted to. `--check` writes nothing and fails if
 * the weights would differ.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { aboutWorkFiles } from "@/lib/judgement/meaning/about-work/about-work";
import { toProbabilities } from "@/lib/judgement/meaning/reader/classify";
import { toCommonWords } from "@/lib/judgement/meaning/reader/features";
import { readerFiles } from "@/lib/judgement/meaning/reader/model";
import { fingerprintOf } from "../learning/fingerprint";
import { fitWeights, pack } from "../learning/fit";
import { checkWeights, storeModel } from "../learning/store-model";
import { sumsOfUnseen } from "../learning/unseen";
import { root } from "../root";
import { aboutWorkExamples, aboutWorkTexts, fitAboutWork, measureAboutWork } from "./about-work";
import { calibrationOf, drawCalibration } from "./draw-calibration";
import { commonIn, toExample } from "./examples";
import { chooseTemperature, chooseThresholds, type ReadText, tableOf } from "./measure";
import { trainingTexts } from "./texts";

export function train({ isCheck }: { isCheck: boolean }): void {
  const texts = trainingTexts();
  const words = commonIn(texts);
  const common = toCommonWords(words);
  const examples = texts.map((text) => toExample(text, common));
  const weights = fitWeights(examples);
  const comments = aboutWorkTexts();
  const workExamples = aboutWorkExamples(comments, common);
  const aboutWork = fitAboutWork(workExamples);
  if (isCheck) {
    checkWeights(readerFiles, pack(weights, 1), "npm run reader -- train");
    checkWeights(aboutWorkFiles, aboutWork, "npm run reader -- train");
    return;
  }
  const unseen = sumsOfUnseen(examples);
  const read: (ReadText & { sums: Float64Array })[] = texts.map((text, n) => {
    const sums = unseen[n] ?? new Float64Array();
    return { text, sums, probabilities: toProbabilities(sums, 1) };
  });
  const temperature = chooseTemperature(read);
  for (const one of read) one.probabilities = toProbabilities(one.sums, temperature);
  const thresholds = chooseThresholds(read);
  storeModel(readerFiles, pack(weights, temperature), {
    madeFrom: fingerprintOf(examples),
    thresholds,
    common: words,
  });
  storeModel(aboutWorkFiles, aboutWork, { madeFrom: fingerprintOf(workExamples) });
  writeFileSync(join(root, "docs", "calibration.svg"), drawCalibration(calibrationOf(read)));
  console.log(tableOf(read, thresholds));
  console.log(measureAboutWork(comments, workExamples));
}

/**
 * `npm run reader -- train`: fits the reader of meanings to data/comments and writes its weights. Prints how it reads texts
 * that it was not fitted to. `--check` writes nothing and fails if the weights would differ.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { toProbabilities } from "@/lib/judgement/meaning/reader/classify";
import { toCommonWords } from "@/lib/judgement/meaning/reader/features";
import { modelFile, weightsFile } from "@/lib/judgement/meaning/reader/model";
import { checkWeights } from "../learning/check-weights";
import { fitWeights, pack, sumsOf } from "../learning/fit";
import { root } from "../root";
import { calibrationOf, drawCalibration } from "./draw-calibration";
import { commonIn, toExample } from "./examples";
import { chooseTemperature, chooseThresholds, type ReadText, tableOf } from "./measure";
import { trainingTexts } from "./texts";

/** Each text is read once by a reader that was fitted to the other parts. */
const parts = 5;

export function train({ isCheck }: { isCheck: boolean }): void {
  const texts = trainingTexts();
  const words = commonIn(texts);
  const common = toCommonWords(words);
  const examples = texts.map((text) => toExample(text, common));
  const weights = fitWeights(examples);
  if (isCheck) {
    checkWeights(toBytes(pack(weights, 1)), {
      file: weightsFile,
      texts: "data/comments",
      command: "npm run reader -- train",
    });
    return;
  }
  const read: (ReadText & { sums: Float64Array })[] = [];
  for (let part = 0; part < parts; part += 1) {
    const partial = fitWeights(examples.filter((_, n) => n % parts !== part));
    for (const [n, example] of examples.entries()) {
      const text = texts[n];
      if (n % parts === part && text) {
        const sums = sumsOf(partial, example.features);
        read.push({ text, sums, probabilities: toProbabilities(sums, 1) });
      }
    }
  }
  const temperature = chooseTemperature(read);
  for (const one of read) one.probabilities = toProbabilities(one.sums, temperature);
  const thresholds = chooseThresholds(read);
  const model = pack(weights, temperature);
  const { unit, marks } = model;
  writeFileSync(weightsFile, toBytes(model));
  writeFileSync(
    modelFile,
    `${JSON.stringify({ unit, temperature, thresholds, marks, common: words }, null, 1)}\n`,
  );
  writeFileSync(join(root, "docs", "calibration.svg"), drawCalibration(calibrationOf(read)));
  console.log(tableOf(read, thresholds));
}

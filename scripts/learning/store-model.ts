/** Writes a trained model where the product reads it, or says whether it is the one that stands there. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type LinearModel, toBytes } from "@/lib/judgement/linear/linear-model";
import type { ModelFiles } from "@/lib/judgement/linear/stored-model";

/** What a training stores beside the weights, if anything. */
export interface Extras {
  thresholds?: object;
  /** Words that are kept in frames. */
  common?: readonly string[];
}

/** The text of `model.json`. */
export const toModelFile = (
  { unit, temperature, marks }: LinearModel,
  { thresholds, common }: Extras = {},
): string => `${JSON.stringify({ unit, temperature, thresholds, marks, common }, null, 1)}\n`;

export function storeModel(files: ModelFiles, model: LinearModel, extras?: Extras): void {
  writeFileSync(files.weights, toBytes(model));
  writeFileSync(files.model, toModelFile(model, extras));
}

/** Says whether the stored weights are those of this model; the process fails if they are not. */
export function checkWeights(files: ModelFiles, model: LinearModel, command: string): void {
  const isSame = existsSync(files.weights) && readFileSync(files.weights).equals(toBytes(model));
  console.log(`${files.weights} ${isSame ? "is what the texts give." : `differs: run \`${command}\`.`}`);
  if (!isSame) process.exitCode = 1;
}

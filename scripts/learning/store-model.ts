/** Writes a trained model where the product reads it, or says whether it is the one that stands there. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type LinearModel, toBytes } from "@/lib/judgement/linear/linear-model";
import type { ModelFiles } from "@/lib/judgement/linear/stored-model";

/** What a training stores beside the weights. */
export interface Extras {
  /** See `fingerprintOf`. */
  madeFrom: string;
  thresholds?: object;
  /** Words that are kept in frames. */
  common?: readonly string[];
}

/** The text of `model.json`, beside weights of these bytes. */
export function toModelFile(
  { unit, temperature, marks }: Pick<LinearModel, "unit" | "temperature" | "marks">,
  bytes: Uint8Array,
  { madeFrom, thresholds, common }: Extras,
): string {
  const weights = createHash("sha256").update(bytes).digest("hex");
  return `${JSON.stringify({ madeFrom, weights, unit, temperature, thresholds, marks, common }, null, 1)}\n`;
}

export function storeModel(files: ModelFiles, model: LinearModel, extras: Extras): void {
  const bytes = toBytes(model);
  writeFileSync(files.weights, bytes);
  writeFileSync(files.model, toModelFile(model, bytes, extras));
}

/** Whether the stored files belong together and were made from this. */
export function isStoredFrom(files: ModelFiles, extras: Extras): boolean {
  const text = readFileSync(files.model, "utf8");
  return text === toModelFile(JSON.parse(text), readFileSync(files.weights), extras);
}

/** Says whether the stored weights are those of this model; the process fails if they are not. */
export function checkWeights(files: ModelFiles, model: LinearModel, command: string): void {
  const isSame = existsSync(files.weights) && readFileSync(files.weights).equals(toBytes(model));
  console.log(`${files.weights} ${isSame ? "is what the texts give." : `differs: run \`${command}\`.`}`);
  if (!isSame) process.exitCode = 1;
}

/** Where a linear model is stored: weights in `weights.bin`, all else in `model.json`, both written by its training. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromBytes, type LinearModel } from "./linear-model";

export interface ModelFiles {
  model: string;
  weights: string;
}

/** The files of the model in a folder of the product, such as `lib/words/model/support`. */
export const modelFilesIn = (folder: string): ModelFiles => ({
  // From the folder that the product runs in: in a page's bundle, a URL beside this file would be one for browsers.
  model: join(process.cwd(), folder, "model.json"),
  weights: join(process.cwd(), folder, "weights.bin"),
});

/** Reads the model of so many classes, and what else its training stored. Throws if a file is missing or broken. */
export function readStoredModel<Rest>(files: ModelFiles, width: number): { model: LinearModel; rest: Rest } {
  const { unit, temperature, marks, ...rest } = JSON.parse(readFileSync(files.model, "utf8"));
  return { model: { width, ...fromBytes(readFileSync(files.weights)), unit, temperature, marks }, rest };
}

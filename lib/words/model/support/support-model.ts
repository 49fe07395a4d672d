/** The stored weights of the learned check of claims, written by `npm run support -- train`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromBytes, type LinearModel, softmax, sumsOf } from "@/lib/judgement/linear/linear-model";
import type { Reader } from "../check-claims";
import type { Ground } from "../claim-ground";
import { readSupportFeatures } from "./support-features";

export const supportWeightsFile = join(process.cwd(), "lib/words/model/support/weights.bin");
export const supportModelFile = join(process.cwd(), "lib/words/model/support/model.json");

export interface SupportModel {
  /** Two classes: supported, unsupported. */
  model: LinearModel;
  /** Words that are kept in frames. */
  common: ReadonlySet<string>;
  /**
   * From which probability on a sentence is refused: one in which the lists find a claim that no words of the data make true,
   * and any other.
   */
  thresholds: { neverTrue: number; other: number };
}

let loaded: SupportModel | undefined;

/** The stored model, loaded once. */
export function loadSupportModel(): SupportModel {
  loaded ??= load();
  return loaded;
}

function load(): SupportModel {
  const { unit, temperature, marks, common, thresholds } = JSON.parse(readFileSync(supportModelFile, "utf8"));
  const weights = fromBytes(readFileSync(supportWeightsFile));
  return { model: { width: 2, ...weights, unit, temperature, marks }, common: new Set(common), thresholds };
}

/** How likely a sentence says something that the data does not hold, 0-1. Pure. */
export function unsupportedProbability(
  sentence: string,
  { reader, ground }: { reader: Reader; ground: Ground },
  { model, common }: Pick<SupportModel, "model" | "common"> = loadSupportModel(),
): number {
  const features = readSupportFeatures(sentence, { reader, ground, common });
  return softmax(sumsOf(model, features), model.temperature)[1] ?? 1;
}

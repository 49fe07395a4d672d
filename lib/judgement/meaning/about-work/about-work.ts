/** Whether a comment is about work, so that a salesperson can refer to it; see the README. */
import { type LinearModel, softmax, sumsOf } from "../../linear/linear-model";
import { modelFilesIn, readStoredModel } from "../../linear/stored-model";
import { readFeatures } from "../reader/features";
import { loadReader } from "../reader/model";

export const aboutWorkFiles = modelFilesIn("lib/judgement/meaning/about-work");

let loaded: LinearModel | undefined;

/**
 * How likely a comment says something about work that can be understood without its thread, 0-1. Reads the stored model
 * once.
 */
export function aboutWork(text: string): number {
  loaded ??= readStoredModel(aboutWorkFiles, 2).model;
  const features = readFeatures(text, { kind: "comment", common: loadReader().model.common });
  return softmax(sumsOf(loaded, features), loaded.temperature)[0] ?? 0;
}

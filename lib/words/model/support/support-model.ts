/** The stored weights of the learned check of claims, written by `npm run support -- train`. */
import { type LinearModel, softmax, sumsOf } from "@/lib/judgement/linear/linear-model";
import { modelFilesIn, readStoredModel } from "@/lib/judgement/linear/stored-model";
import { type Claim, claimsIn, type Reader } from "../check-claims";
import type { Ground } from "../claim-ground";
import { readSupportFeatures } from "./support-features";

export const supportFiles = modelFilesIn("lib/words/model/support");

export interface SupportModel {
  /** Two classes: supported, unsupported. */
  model: LinearModel;
  /** Words that are kept in frames. */
  common: ReadonlySet<string>;
  /**
   * From which probability on a sentence is refused: one in which the lists find a claim that nothing in the data makes
   * true, and any other.
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
  const { model, rest } = readStoredModel<Pick<SupportModel, "thresholds"> & { common: string[] }>(
    supportFiles,
    2,
  );
  return { model, common: new Set(rest.common), thresholds: rest.thresholds };
}

/** A sentence of a draft: what the lists find in it, and how likely the data does not hold it, 0-1. */
export interface JudgedSentence {
  claims: readonly Claim["kind"][];
  probability: number;
}

/** Judges a sentence; `before` is the one before it, if any. Pure. */
export function judgeSentence(
  sentence: string,
  { reader, ground, before }: { reader: Reader; ground: Ground; before: string },
  { model, common }: SupportModel,
): JudgedSentence {
  const claims = [...claimsIn(sentence, reader, ground, before)].map(({ kind }) => kind);
  const features = readSupportFeatures(sentence, { reader, ground, claims }, common);
  return { claims, probability: softmax(sumsOf(model, features), model.temperature)[1] ?? 1 };
}

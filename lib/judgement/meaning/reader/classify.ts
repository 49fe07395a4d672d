/** The learned reader: how likely a text has each meaning. */
import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { type LinearModel, softmax, sumsOf } from "../../linear/linear-model";
import { type CommonWords, readFeatures } from "./features";

export type Probabilities = Record<TextMeaning, number>;

/** What training results in. */
export interface ReaderModel extends LinearModel {
  /** Words that are kept in frames. */
  common: CommonWords;
}

/** How likely a text has each meaning; together 1. Pure; the text is only matched, never followed. */
export function classify(
  model: ReaderModel,
  { text, kind }: { text: string; kind: "comment" | "post" },
): Probabilities {
  const features = readFeatures(text, { kind, common: model.common });
  return toProbabilities(sumsOf(model, features), model.temperature);
}

/** The sums of a text, one per meaning, as probabilities. */
export function toProbabilities(sums: Float64Array, temperature: number): Probabilities {
  const shares = softmax(sums, temperature);
  return Object.fromEntries(textMeanings.map((meaning, n) => [meaning, shares[n] ?? 0])) as Probabilities;
}

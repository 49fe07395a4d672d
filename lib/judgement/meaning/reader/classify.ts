/** The learned reader: how likely a text has each meaning. */
import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { exp } from "./exp";
import { type CommonWords, type Features, readFeatures } from "./features";

export type Probabilities = Record<TextMeaning, number>;

/** What training results in. */
export interface ReaderModel {
  /** Which row of `grams` a bucket has; -1 for none, as too few texts had it. */
  rows: Int32Array;
  /** Rows of weights, one per meaning, as whole numbers. */
  grams: Int8Array;
  /** What one whole number is worth. */
  unit: number;
  /** One row of weights per mark. */
  marks: readonly (readonly number[])[];
  /** Words that are kept in frames. */
  common: CommonWords;
  /** The sums are divided by this before they become probabilities, so that these are calibrated. */
  temperature: number;
}

/** How likely a text has each meaning; together 1. Pure; the text is only matched, never followed. */
export function classify(
  model: ReaderModel,
  { text, kind }: { text: string; kind: "comment" | "post" },
): Probabilities {
  const features = readFeatures(text, { kind, common: model.common });
  return toProbabilities(sumsOf(model, features), model.temperature);
}

const width = textMeanings.length;

function sumsOf({ rows, grams, unit, marks }: ReaderModel, features: Features): Float64Array {
  const sums = new Float64Array(textMeanings.length);
  for (const buckets of [features.words, features.characters]) {
    // All indexes below are in range: this loop takes most of a reading's time.
    const counts = new Int32Array(width);
    for (let at = 0; at < buckets.length; at += 1) {
      const row = (rows[buckets[at] as number] as number) * width;
      if (row < 0) continue;
      for (let n = 0; n < width; n += 1) counts[n] = (counts[n] as number) + (grams[row + n] as number);
    }
    const share = unit / Math.sqrt(Math.max(1, buckets.length));
    for (const [n, count] of counts.entries()) sums[n] = (sums[n] ?? 0) + count * share;
  }
  for (const [mark, weights] of marks.entries()) {
    const value = features.marks[mark] ?? 0;
    if (value === 0) continue;
    for (const [n, weight] of weights.entries()) sums[n] = (sums[n] ?? 0) + weight * value;
  }
  return sums;
}

/** The sums of a text, one per meaning, as probabilities. */
export function toProbabilities(sums: Float64Array, temperature: number): Probabilities {
  const shares = softmax(sums, temperature);
  return Object.fromEntries(textMeanings.map((meaning, n) => [meaning, shares[n] ?? 0])) as Probabilities;
}

/** Shares that add up to 1, the more equal the higher the temperature. */
export function softmax(sums: Float64Array, temperature: number): number[] {
  const most = Math.max(...sums);
  const shares = [...sums].map((sum) => exp((sum - most) / temperature));
  const all = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / all);
}

/** A linear model over hashed features, as it is stored: what the three learned readers share. */
import { buckets } from "./buckets";
import { exp } from "./exp";

export interface LinearModel {
  /** The number of classes. */
  width: number;
  /** Which row of `grams` a bucket has; -1 for none, as too few texts had it. */
  rows: Int32Array;
  /** Rows of weights, one per class, as whole numbers. */
  grams: Int8Array;
  /** What one whole number is worth. */
  unit: number;
  /** One row of weights per mark. */
  marks: readonly (readonly number[])[];
  /** The sums are divided by this before they become probabilities: other than 1 where these are calibrated. */
  temperature: number;
}

/** What a model sees of a text. */
export interface Features {
  /** Buckets, each once; each group counts as much as the others, however large. */
  groups: readonly Int32Array[];
  /** Numbers from 0 to 1. */
  marks: readonly number[];
}

/** The sums of a text's weights, one per class. */
export function sumsOf({ width, rows, grams, unit, marks }: LinearModel, features: Features): Float64Array {
  const sums = new Float64Array(width);
  for (const group of features.groups) {
    // All indexes below are in range: this loop takes most of a reading's time.
    const counts = new Int32Array(width);
    for (let at = 0; at < group.length; at += 1) {
      const row = (rows[group[at] as number] as number) * width;
      if (row < 0) continue;
      for (let n = 0; n < width; n += 1) counts[n] = (counts[n] as number) + (grams[row + n] as number);
    }
    const share = unit / Math.sqrt(Math.max(1, group.length));
    for (const [n, count] of counts.entries()) sums[n] = (sums[n] ?? 0) + count * share;
  }
  for (const [mark, weights] of marks.entries()) {
    const value = features.marks[mark] ?? 0;
    if (value === 0) continue;
    for (const [n, weight] of weights.entries()) sums[n] = (sums[n] ?? 0) + weight * value;
  }
  return sums;
}

/** Shares that add up to 1, the more equal the higher the temperature. */
export function softmax(sums: Float64Array, temperature: number): number[] {
  const most = Math.max(...sums);
  const shares = [...sums].map((sum) => exp((sum - most) / temperature));
  const all = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / all);
}

/** The stored form: how many rows, their buckets in ascending order, and the rows; 32-bit numbers, little-endian. */
export function toBytes({ rows, grams }: Pick<LinearModel, "rows" | "grams">): Uint8Array {
  const present = [...rows.keys()].filter((bucket) => (rows[bucket] ?? -1) >= 0);
  const bytes = new Uint8Array(4 + 4 * present.length + grams.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, present.length, true);
  for (const [n, bucket] of present.entries()) view.setUint32(4 + 4 * n, bucket, true);
  bytes.set(new Uint8Array(grams.buffer, grams.byteOffset, grams.length), 4 + 4 * present.length);
  return bytes;
}

/** The rows and weights of the stored form. */
export function fromBytes(bytes: Uint8Array): Pick<LinearModel, "rows" | "grams"> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = view.getUint32(0, true);
  const rows = new Int32Array(buckets).fill(-1);
  for (let n = 0; n < count; n += 1) rows[view.getUint32(4 + 4 * n, true)] = n;
  return { rows, grams: new Int8Array(bytes.subarray(4 + 4 * count)) };
}

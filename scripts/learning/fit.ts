/** Multinomial logistic regression by stochastic gradient descent, a step per weight (Adagrad, Duchi et al. 2011). */
import { buckets } from "@/lib/judgement/linear/buckets";
import { type Features, type LinearModel, softmax } from "@/lib/judgement/linear/linear-model";

export interface Example {
  features: Features;
  /** How likely readers find each class; together 1. */
  target: readonly number[];
  /** How much it counts. */
  weight: number;
}

/** Passes over all examples; more changed nothing (cross-validation on our own texts). */
const epochs = 10;
const rate = 0.2;
/** Pulls weights to 0 at each step. */
const decay = 1e-4;
/** How much a mark counts beside all n-grams of a text. */
const markScale = 0.5;

/** An n-gram that fewer texts have says nothing of the next one. */
const leastTexts = 3;

/** Weights as numbers. */
export interface Weights {
  /** The number of classes. */
  width: number;
  /** Which row of `grams` a bucket has; -1 for none. */
  rows: Int32Array;
  grams: Float64Array;
  marks: Float64Array;
}

/** Fits the weights. The same examples in the same order with the same seed give the same weights on every machine. */
export function fitWeights(examples: readonly Example[], seed = 42): Weights {
  const { rows, count } = rowsOf(examples);
  const width = examples[0]?.target.length ?? 0;
  const empty = () => ({
    ...{ width, rows },
    grams: new Float64Array(count * width),
    marks: new Float64Array((examples[0]?.features.marks.length ?? 0) * width),
  });
  const [weights, squares] = [empty(), empty()];
  const order = examples.map((_, n) => n);
  const random = generator(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const n of order) {
      const example = examples[n];
      if (example) learn(weights, squares, example);
    }
  }
  return weights;
}

/** The mean of the weights that so many orders of the examples give: with few examples, one order says too little. */
export function fitMeanWeights(examples: readonly Example[], orders: number): Weights {
  const fits = Array.from({ length: orders }, (_, n) => fitWeights(examples, 42 + n));
  const [first] = fits;
  if (!first) throw new Error("No order was asked for.");
  const mean = (of: (weights: Weights) => Float64Array) =>
    of(first).map((_, at) => fits.reduce((sum, weights) => sum + (of(weights)[at] ?? 0), 0) / orders);
  return { ...first, grams: mean(({ grams }) => grams), marks: mean(({ marks }) => marks) };
}

/** A row for each bucket that enough texts have, in the order of buckets. */
function rowsOf(examples: readonly Example[]): { rows: Int32Array; count: number } {
  const texts = new Uint16Array(buckets);
  for (const { features } of examples) {
    for (const group of features.groups) {
      for (const bucket of group) texts[bucket] = Math.min(leastTexts, (texts[bucket] ?? 0) + 1);
    }
  }
  let count = 0;
  const rows = new Int32Array(buckets).fill(-1);
  for (const [bucket, seen] of texts.entries()) if (seen >= leastTexts) rows[bucket] = count++;
  return { rows, count };
}

function learn(weights: Weights, squares: Weights, { features, target, weight }: Example): void {
  const errors = softmax(sumsOf(weights, features), 1).map((share, n) => weight * (share - (target[n] ?? 0)));
  for (const group of features.groups) {
    const value = 1 / Math.sqrt(Math.max(1, group.length));
    for (const bucket of group) {
      const row = weights.rows[bucket] ?? -1;
      if (row >= 0) step(weights.grams, squares.grams, { row, value, errors });
    }
  }
  for (const [row, value] of features.marks.entries()) {
    if (value !== 0) step(weights.marks, squares.marks, { row, value: value * markScale, errors });
  }
}

function step(
  of: Float64Array,
  squared: Float64Array,
  { row, value, errors }: { row: number; value: number; errors: readonly number[] },
): void {
  const width = errors.length;
  for (let n = 0, at = row * width; n < width; n += 1, at += 1) {
    const gradient = (errors[n] ?? 0) * value + decay * (of[at] ?? 0);
    const sum = (squared[at] ?? 0) + gradient * gradient;
    squared[at] = sum;
    of[at] = (of[at] ?? 0) - (rate * gradient) / Math.sqrt(sum + 1e-8);
  }
}

/** The sums of a text's weights, one per class. */
export function sumsOf({ width, rows, grams, marks }: Weights, features: Features): Float64Array {
  const sums = new Float64Array(width);
  const add = (of: Float64Array, row: number, value: number) => {
    for (let n = 0; n < width; n += 1) sums[n] = (sums[n] ?? 0) + (of[row * width + n] ?? 0) * value;
  };
  for (const group of features.groups) {
    const value = 1 / Math.sqrt(Math.max(1, group.length));
    for (const bucket of group) {
      const row = rows[bucket] ?? -1;
      if (row >= 0) add(grams, row, value);
    }
  }
  for (const [mark, value] of features.marks.entries()) add(marks, mark, value * markScale);
  return sums;
}

/** Rounds the weights to what is stored. Rare outliers are cut, so that one whole number stays small. */
export function pack({ width, rows, grams, marks }: Weights, temperature: number): LinearModel {
  const sizes = Float64Array.from(grams, Math.abs).sort();
  const largest = sizes[Math.floor(sizes.length * 0.9999)] || 1;
  const unit = Number((largest / 127).toPrecision(6));
  const whole = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / unit)));
  const ofMarks = Array.from({ length: marks.length / width }, (_, mark) =>
    Array.from(marks.subarray(mark * width, (mark + 1) * width), (weight) =>
      Number((weight * markScale).toFixed(4)),
    ),
  );
  return { width, rows, grams: Int8Array.from(grams, whole), unit, marks: ofMarks, temperature };
}

function shuffle(order: number[], random: () => number): void {
  for (let n = order.length - 1; n > 0; n -= 1) {
    const other = Math.floor(random() * (n + 1));
    [order[n], order[other]] = [order[other] ?? 0, order[n] ?? 0];
  }
}

/** Numbers from 0 to 1 in an order that the seed decides (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

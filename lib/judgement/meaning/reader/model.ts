/** The stored weights of the learned reader, written by `npm run reader -- train`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { UnwantedMeaning } from "@/db/vocabulary";
import type { ReaderModel } from "./classify";
import { buckets, toCommonWords } from "./features";

// From the folder that the product runs in: in a page's bundle, a URL beside this file would be one for browsers.
export const weightsFile = join(process.cwd(), "lib/judgement/meaning/reader/weights.bin");
export const modelFile = join(process.cwd(), "lib/judgement/meaning/reader/model.json");

export interface Thresholds {
  /** From which probability, of `asks`, `evaluates` and `states_problem` together, a text is read as one of them. */
  need: number;
  /** From which probability a text is read as each meaning that a gate refuses. */
  gates: Record<UnwantedMeaning, number>;
}

export interface StoredReader {
  model: ReaderModel;
  thresholds: Thresholds;
  /** Ten hexadecimal digits of a hash over the stored weights. */
  version: string;
}

let loaded: StoredReader | undefined;

/** The stored reader, loaded once. */
export function loadReader(): StoredReader {
  loaded ??= load();
  return loaded;
}

function load(): StoredReader {
  const stored = readFileSync(modelFile, "utf8");
  const weights = readFileSync(weightsFile);
  const { unit, temperature, marks, thresholds, common } = JSON.parse(stored);
  return {
    model: { ...unpack(weights), unit, temperature, marks, common: toCommonWords(common) },
    thresholds,
    version: createHash("sha256").update(stored).update(weights).digest("hex").slice(0, 10),
  };
}

/** The stored form: the number of rows, their buckets in ascending order, and the rows; numbers in 32 bits, the least first. */
export function toBytes({ rows, grams }: Pick<ReaderModel, "rows" | "grams">): Uint8Array {
  const present = [...rows.keys()].filter((bucket) => (rows[bucket] ?? -1) >= 0);
  const bytes = new Uint8Array(4 + 4 * present.length + grams.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, present.length, true);
  for (const [n, bucket] of present.entries()) view.setUint32(4 + 4 * n, bucket, true);
  bytes.set(new Uint8Array(grams.buffer, grams.byteOffset, grams.length), 4 + 4 * present.length);
  return bytes;
}

function unpack(bytes: Uint8Array): Pick<ReaderModel, "rows" | "grams"> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = view.getUint32(0, true);
  const rows = new Int32Array(buckets).fill(-1);
  for (let n = 0; n < count; n += 1) rows[view.getUint32(4 + 4 * n, true)] = n;
  return { rows, grams: new Int8Array(bytes.subarray(4 + 4 * count)) };
}

/** The stored weights of the learned reader, written by `npm run reader -- train`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textMeanings, type UnwantedMeaning } from "@/db/vocabulary";
import { fromBytes } from "../../linear/linear-model";
import type { ReaderModel } from "./classify";
import { toCommonWords } from "./features";

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
    model: {
      ...fromBytes(weights),
      ...{ width: textMeanings.length, unit, temperature, marks, common: toCommonWords(common) },
    },
    thresholds,
    version: createHash("sha256").update(stored).update(weights).digest("hex").slice(0, 10),
  };
}

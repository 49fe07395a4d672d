/** The stored weights of the learned reader, written by `npm run reader -- train`. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { textMeanings, type UnwantedMeaning } from "@/db/vocabulary";
import { modelFilesIn, readStoredModel } from "../../linear/stored-model";
import type { ReaderModel } from "./classify";
import { toCommonWords } from "./features";

export const readerFiles = modelFilesIn("lib/judgement/meaning/reader");

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
  const { model, rest } = readStoredModel<{ thresholds: Thresholds; common: string[] }>(
    readerFiles,
    textMeanings.length,
  );
  const version = createHash("sha256");
  for (const file of [readerFiles.model, readerFiles.weights]) version.update(readFileSync(file));
  return {
    model: { ...model, common: toCommonWords(rest.common) },
    thresholds: rest.thresholds,
    version: version.digest("hex").slice(0, 10),
  };
}

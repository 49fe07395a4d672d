import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { buckets } from "@/lib/judgement/linear/buckets";
import { toCommonWords } from "@/lib/judgement/meaning/reader/features";
import type { StoredReader } from "@/lib/judgement/meaning/reader/model";

/** A reader of single words: each adds its whole number to the sum of one meaning, and any text adds 1 to `agrees`. */
export function toyReader(
  words: Record<string, [TextMeaning, number]>,
): Pick<StoredReader, "model" | "thresholds"> {
  const rows = new Int32Array(buckets).fill(-1);
  const grams = new Int8Array(Object.keys(words).length * textMeanings.length);
  for (const [row, [word, [meaning, points]]] of Object.entries(words).entries()) {
    rows[toCommonWords([word]).indexOf(1)] = row;
    grams[row * textMeanings.length + textMeanings.indexOf(meaning)] = points;
  }
  const marks = [textMeanings.map((meaning) => (meaning === "agrees" ? 1 : 0))];
  return {
    model: {
      ...{ width: textMeanings.length, rows, grams, unit: 1, marks, temperature: 1 },
      common: toCommonWords([]),
    },
    thresholds: { need: 0.6, gates: { sells: 0.7, seeks_job: 0.5, refuses: 0.4 } },
  };
}

/** Labelled texts as examples to learn from. */

import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { type CommonWords, commonWords, readFeatures } from "@/lib/judgement/meaning/reader/features";
import type { Example } from "../learning/fit";
import { kindOf, type LabelledText } from "./texts";

/** Of two acceptable meanings, the better one is this likely. */
const firstShare = 0.7;
/** Rare, and missing one harms most: what a gate reads counts more. */
const gateWeight = 2;

/** A word is kept in frames if at least so many texts have it. */
const leastTexts = 30;

/** The words that are kept in frames. */
export const commonIn = (texts: readonly LabelledText[]): string[] =>
  commonWords(
    texts.map(({ text }) => text),
    leastTexts,
  );

export function toExample(labelled: LabelledText, common: CommonWords): Example {
  const readings = [labelled.want, ...(labelled.second ? [labelled.second.want] : [])];
  const target = textMeanings.map(
    (meaning) => readings.reduce((sum, want) => sum + shareOf(want, meaning), 0) / readings.length,
  );
  return {
    features: readFeatures(labelled.text, { kind: kindOf(labelled), common }),
    target,
    weight: isUnwanted(labelled.want[0] ?? "") ? gateWeight : 1,
  };
}

function shareOf(want: readonly TextMeaning[], meaning: TextMeaning): number {
  const place = want.indexOf(meaning);
  if (place < 0) return 0;
  if (want.length === 1) return 1;
  return place === 0 ? firstShare : (1 - firstShare) / (want.length - 1);
}

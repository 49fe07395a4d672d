/** Labelled texts as examples to learn from. */
import { type TextMeaning, textMeanings } from "@/lib/judgement/meaning/reader/classify";
import { readFeatures } from "@/lib/judgement/meaning/reader/features";
import { gateMeanings } from "@/lib/judgement/meaning/reader/model";
import type { Example } from "./fit";
import { kindOf, type LabelledText } from "./texts";

/** Of two acceptable meanings, the better one is this likely. */
const firstShare = 0.7;
/** Rare, and missing one harms most: what a gate reads counts more. */
const gateWeight = 2;

export function toExample(labelled: LabelledText): Example {
  const readings = [labelled.want, ...(labelled.second ? [labelled.second.want] : [])];
  const target = textMeanings.map(
    (meaning) => readings.reduce((sum, want) => sum + shareOf(want, meaning), 0) / readings.length,
  );
  return {
    features: readFeatures(labelled.text, kindOf(labelled)),
    target,
    weight: gateMeanings.some((gate) => gate === labelled.want[0]) ? gateWeight : 1,
  };
}

function shareOf(want: readonly TextMeaning[], meaning: TextMeaning): number {
  const place = want.indexOf(meaning);
  if (place < 0) return 0;
  if (want.length === 1) return 1;
  return place === 0 ? firstShare : (1 - firstShare) / (want.length - 1);
}

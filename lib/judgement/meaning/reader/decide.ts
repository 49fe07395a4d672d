/** From probabilities to a meaning: unsure means ordinary. */
import { needMeanings, type TextMeaning, unwantedMeanings } from "@/db/vocabulary";
import type { Probabilities } from "./classify";
import type { Thresholds } from "./model";

/** Meanings that never harm anyone. */
const ordinary = ["agrees", "filler", "shares_experience"] as const satisfies readonly TextMeaning[];

export interface Reading {
  meaning: TextMeaning;
  /** How likely the text has this meaning; for a need, how likely it shows any need. */
  probability: number;
}

export const needOf = (probabilities: Probabilities): number =>
  needMeanings.reduce((sum, meaning) => sum + probabilities[meaning], 0);

/** A need or a gate is read from its threshold on, the likelier of them; else the likeliest ordinary meaning. Pure. */
export function decide(probabilities: Probabilities, thresholds: Thresholds): Reading {
  const need = needOf(probabilities);
  const gate = likeliest(
    probabilities,
    unwantedMeanings.filter((one) => probabilities[one] >= thresholds.gates[one]),
  );
  const isNeed = need >= thresholds.need;
  if (gate && !(isNeed && need > probabilities[gate])) {
    return { meaning: gate, probability: probabilities[gate] };
  }
  if (isNeed) return { meaning: likeliest(probabilities, needMeanings) ?? "asks", probability: need };
  const meaning = likeliest(probabilities, ordinary) ?? "agrees";
  return { meaning, probability: probabilities[meaning] };
}

function likeliest<M extends TextMeaning>(probabilities: Probabilities, among: readonly M[]): M | undefined {
  return among.reduce<M | undefined>(
    (best, one) => (best === undefined || probabilities[one] > probabilities[best] ? one : best),
    undefined,
  );
}

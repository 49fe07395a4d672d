/** Cross-validation: how a model reads what it was not fitted to. */
import { type Example, fitWeights, sumsOf } from "./fit";

const parts = 5;

/**
 * The sums of each example, in their order, by weights that were fitted to the other four of five parts. Examples with
 * the same group, such as those of one context, belong to the same part.
 */
export function sumsOfUnseen(
  examples: readonly Example[],
  groupOf: (place: number) => number = (place) => place,
): Float64Array[] {
  const partOf = (place: number) => groupOf(place) % parts;
  const unseen = new Array<Float64Array>(examples.length);
  for (let part = 0; part < parts; part += 1) {
    const weights = fitWeights(examples.filter((_, place) => partOf(place) !== part));
    for (const [place, { features }] of examples.entries())
      if (partOf(place) === part) unseen[place] = sumsOf(weights, features);
  }
  return unseen;
}

/** What weights were made from, so that a check need not make them again. */
import { createHash } from "node:crypto";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { type Example, fitWeights, pack } from "./fit";

/** So many examples show how a fit goes. */
const few = 2_000;

/** A hash of all examples and of the weights that the first of them give: of the texts, the features and the fit. */
export function fingerprintOf(examples: readonly Example[]): string {
  const hash = createHash("sha256");
  for (const { features, target, weight } of examples) {
    hash.update(
      JSON.stringify([features.groups.map((group) => [...group]), [...features.marks], target, weight]),
    );
  }
  return hash.update(toBytes(pack(fitWeights(examples.slice(0, few)), 1))).digest("hex");
}

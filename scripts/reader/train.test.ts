import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toBytes, weightsFile } from "@/lib/judgement/meaning/reader/model";
import { toExample } from "./examples";
import { fitWeights, pack } from "./fit";
import { readTexts } from "./texts";

it("the stored weights are those that the texts give, to the byte", () => {
  const bytes = toBytes(pack(fitWeights(readTexts().map(toExample)), 1));
  // Whole, they would be printed on a difference.
  expect(readFileSync(weightsFile).equals(bytes)).toBe(true);
}, 300_000);

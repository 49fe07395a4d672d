import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { supportWeightsFile } from "@/lib/words/model/support/support-model";
import { readSentences } from "./sentences";
import { commonIn, fitSupport, toExamples } from "./train";

it("the stored weights are those that the sentences give, to the byte", () => {
  const sentences = readSentences();
  const model = fitSupport(toExamples(sentences, new Set(commonIn(sentences))));
  // Whole, they would be printed on a difference.
  expect(readFileSync(supportWeightsFile).equals(toBytes(model))).toBe(true);
}, 300_000);

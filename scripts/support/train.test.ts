import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { supportModelFile, supportWeightsFile } from "@/lib/words/model/support/support-model";
import { readSentences } from "./sentences";
import { commonIn, fitSupport, toExamples, toModelFile } from "./train";

it("the stored weights are those that the sentences give, to the byte", () => {
  const sentences = readSentences();
  const words = commonIn(sentences);
  const model = fitSupport(toExamples(sentences, new Set(words)));
  // Whole, they would be printed on a difference.
  expect(readFileSync(supportWeightsFile).equals(toBytes(model))).toBe(true);
  expect(readFileSync(supportModelFile, "utf8")).toBe(toModelFile(model, words));
}, 300_000);

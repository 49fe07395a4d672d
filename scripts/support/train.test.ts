import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { supportFiles } from "@/lib/words/model/support/support-model";
import { toModelFile } from "../learning/store-model";
import { readSentences } from "./sentences";
import { commonIn, extrasOf, fitSupport, toExamples } from "./train";

it("the stored weights are those that the sentences give, to the byte", () => {
  const sentences = readSentences();
  const words = commonIn(sentences);
  const model = fitSupport(toExamples(sentences, new Set(words)));
  // Whole, they would be printed on a difference.
  expect(readFileSync(supportFiles.weights).equals(toBytes(model))).toBe(true);
  expect(readFileSync(supportFiles.model, "utf8")).toBe(toModelFile(model, extrasOf(words)));
}, 300_000);

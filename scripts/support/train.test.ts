import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { toBytes } from "@/lib/judgement/linear/linear-model";
import { supportFiles } from "@/lib/words/model/support/support-model";
import { isNightly } from "@/tests/setup/nightly";
import { isStoredFrom } from "../learning/store-model";
import { readSentences } from "./sentences";
import { commonIn, extrasOf, fitSupport, toExamples } from "./train";

const sentences = readSentences();
const words = commonIn(sentences);
const examples = toExamples(sentences, new Set(words));

it("the stored model was made from these sentences by this fit", () => {
  expect(isStoredFrom(supportFiles, extrasOf(words, examples))).toBe(true);
}, 300_000);

// A minute: every night.
if (isNightly) {
  it("the stored weights are those that the sentences give, to the byte", () => {
    // Whole, they would be printed on a difference.
    expect(readFileSync(supportFiles.weights).equals(toBytes(fitSupport(examples)))).toBe(true);
  }, 600_000);
}

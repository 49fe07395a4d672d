/**
 * `npm run support -- train`: fits the check of claims to data/answers/sentences.jsonl and writes its weights. Prints
 * how it judges sentences of contexts that it was not fitted to. `--check` writes nothing and fails if the weights
 * would differ.
 */
import { frequentWords } from "@/lib/judgement/linear/frequent-words";
import { type LinearModel, softmax } from "@/lib/judgement/linear/linear-model";
import { claimsIn } from "@/lib/words/model/check-claims";
import { readSupportFeatures, wordsOfSentence } from "@/lib/words/model/support/support-features";
import { supportFiles } from "@/lib/words/model/support/support-model";
import { fingerprintOf } from "../learning/fingerprint";
import { type Example, fitMeanWeights, pack } from "../learning/fit";
import { checkWeights, type Extras, storeModel } from "../learning/store-model";
import { sumsOfUnseen } from "../learning/unseen";
import { type LabelledSentence, readSentences } from "./sentences";

/** A word is kept in frames if at least so many sentences have it. */
const leastSentences = 8;
/**
 * From which probability on a sentence is refused; see `SupportModel`. Honest answers have seven sentences: these let
 * about four in five whole honest ones pass, and refuse nearly nine in ten hostile ones.
 */
const thresholds = { neverTrue: 0.3, other: 0.9 };

/** The weights are the mean of as many fits: with a single one, three answers in a hundred pass or not by chance. */
const orders = 4;

/** The model that these sentences give. */
export const fitSupport = (examples: readonly Example[]): LinearModel =>
  pack(fitMeanWeights(examples, orders), 1);

/** What is stored beside the weights. */
export const extrasOf = (common: readonly string[], examples: readonly Example[]): Extras => ({
  madeFrom: fingerprintOf(examples),
  thresholds,
  common,
});

/** The words that are kept in frames, in alphabetical order. */
export const commonIn = (sentences: readonly LabelledSentence[]): string[] =>
  frequentWords(
    sentences.map(({ text, ground }) =>
      wordsOfSentence(text, ground).words.filter((word) => !word.startsWith("<")),
    ),
    leastSentences,
  );

/** Sentences as examples to learn from. */
export const toExamples = (sentences: readonly LabelledSentence[], common: ReadonlySet<string>): Example[] =>
  sentences.map(({ text, reader, ground, invention }) => ({
    features: readSupportFeatures(
      text,
      { reader, ground, claims: [...claimsIn(text, reader, ground)].map(({ kind }) => kind) },
      common,
    ),
    target: invention === null ? [1, 0] : [0, 1],
    weight: 1,
  }));

export function train({ isCheck }: { isCheck: boolean }): void {
  const sentences = readSentences();
  const words = commonIn(sentences);
  const examples = toExamples(sentences, new Set(words));
  const model = fitSupport(examples);
  if (isCheck) {
    checkWeights(supportFiles, model, "npm run support -- train");
    return;
  }
  const judged = judgeUnseen(sentences, examples);
  storeModel(supportFiles, model, extrasOf(words, examples));
  console.log(tableOf(judged));
}

interface Judged {
  sentence: LabelledSentence;
  /** How likely it is unsupported, by a model that knows no sentence of its context. */
  probability: number;
}

function judgeUnseen(sentences: readonly LabelledSentence[], examples: readonly Example[]): Judged[] {
  const contexts = [...new Set(sentences.map(({ context }) => context))];
  const places = new Map(contexts.map((context, n) => [context, n]));
  const unseen = sumsOfUnseen(examples, (n) => places.get(sentences[n]?.context ?? "") ?? 0);
  return sentences.map((sentence, n) => ({
    sentence,
    probability: softmax(unseen[n] ?? new Float64Array(), 1)[1] ?? 1,
  }));
}

/** Which inventions are found at which price, as lines of text. */
function tableOf(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ sentence }) => sentence.invention))].sort();
  return [
    `sentences: ${judged.length}`,
    ...kinds.map((kind) => {
      const own = judged.filter(({ sentence }) => sentence.invention === kind);
      const refused = own.filter(({ probability }) => probability >= thresholds.other).length;
      return `${kind ?? "supported"}: ${((100 * refused) / own.length).toFixed(1)} % of ${own.length} refused`;
    }),
  ].join("\n");
}

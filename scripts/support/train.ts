/**
 * `npm run support -- train`: fits the check of claims to data/answers/sentences.jsonl and writes its weights. Prints how it
 * judges sentences of contexts that it was not fitted to. `--check` writes nothing and fails if the weights would differ.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type LinearModel, softmax, toBytes } from "@/lib/judgement/linear/linear-model";
import { readSupportFeatures, wordsOfSentence } from "@/lib/words/model/support/support-features";
import { supportModelFile, supportWeightsFile } from "@/lib/words/model/support/support-model";
import { type Example, fitMeanWeights, fitWeights, pack, sumsOf } from "../learning/fit";
import { type LabelledSentence, readSentences } from "./sentences";

/** Each context's sentences are judged once by a model that was fitted to the other parts. */
const parts = 5;
/** A word is kept in frames if at least so many sentences have it. */
const leastSentences = 8;
/**
 * From which probability on a sentence is refused. Honest answers have seven sentences; chosen so that of whole answers, about
 * four in five honest ones pass and nine in ten hostile ones don't.
 */
const thresholds = { neverTrue: 0.4, other: 0.85 };

/** The weights are the mean of as many fits: a single one lets three in a hundred answers more or less pass by chance. */
const orders = 4;

/** The model that these sentences give. */
export const fitSupport = (examples: readonly Example[]): LinearModel =>
  pack(fitMeanWeights(examples, orders), 1);

/** The words that are kept in frames, in alphabetical order. */
export function commonIn(sentences: readonly LabelledSentence[]): string[] {
  const counts = new Map<string, number>();
  for (const { text, ground } of sentences) {
    for (const word of new Set(wordsOfSentence(text, ground).words)) {
      if (!word.startsWith("<")) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([word, count]) => (count >= leastSentences ? [word] : [])).sort();
}

/** Sentences as examples to learn from. */
export const toExamples = (sentences: readonly LabelledSentence[], common: ReadonlySet<string>): Example[] =>
  sentences.map(({ text, reader, ground, invention }) => ({
    features: readSupportFeatures(text, { reader, ground, common }),
    target: invention === null ? [1, 0] : [0, 1],
    weight: 1,
  }));

export function train({ isCheck }: { isCheck: boolean }): void {
  const sentences = readSentences();
  const words = commonIn(sentences);
  const examples = toExamples(sentences, new Set(words));
  const model = fitSupport(examples);
  if (isCheck) {
    const isSame = existsSync(supportWeightsFile) && readFileSync(supportWeightsFile).equals(toBytes(model));
    console.log(
      isSame
        ? "The weights are those of data/answers/sentences.jsonl."
        : "The weights differ: run `npm run support -- train`.",
    );
    if (!isSame) process.exitCode = 1;
    return;
  }
  const judged = judgeUnseen(sentences, examples);
  const { unit, marks, temperature } = model;
  writeFileSync(supportWeightsFile, toBytes(model));
  writeFileSync(
    supportModelFile,
    `${JSON.stringify({ unit, temperature, thresholds, marks, common: words }, null, 1)}\n`,
  );
  console.log(tableOf(judged));
}

interface Judged {
  sentence: LabelledSentence;
  /** How likely it is unsupported, by a model that knows no sentence of its context. */
  probability: number;
}

function judgeUnseen(sentences: readonly LabelledSentence[], examples: readonly Example[]): Judged[] {
  const contexts = [...new Set(sentences.map(({ context }) => context))];
  const partOf = new Map(contexts.map((context, n) => [context, n % parts]));
  return Array.from({ length: parts }, (_, part) => part).flatMap((part) => {
    const isOther = (sentence: LabelledSentence | undefined) => partOf.get(sentence?.context ?? "") !== part;
    const weights = fitWeights(examples.filter((_, n) => isOther(sentences[n])));
    return sentences.flatMap((sentence, n) => {
      const example = examples[n];
      if (!example || isOther(sentence)) return [];
      return [{ sentence, probability: softmax(sumsOf(weights, example.features), 1)[1] ?? 1 }];
    });
  });
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

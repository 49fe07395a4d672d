/** Fits the reader of what is about work, from the comments that say whether they are. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { languages } from "@/db/vocabulary";
import { type LinearModel, softmax } from "@/lib/judgement/linear/linear-model";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { type CommonWords, readFeatures } from "@/lib/judgement/meaning/reader/features";
import { wordsProbabilities } from "@/lib/judgement/weights";
import { listComments } from "@/packages/sandbox-network/comments/books";
import { type Example, fitMeanWeights, pack } from "../learning/fit";
import { sumsOfUnseen } from "../learning/unseen";
import { root } from "../root";
import { readTexts } from "./texts";

const Comment = z.strictObject({ lang: z.enum(languages), text: z.string().min(1), work: z.boolean() });
export type AboutWork = z.infer<typeof Comment>;

/** The weights are the mean of as many fits, so that the order of comments decides less. */
const orders = 3;

const folder = join(root, "data", "about-work");

/**
 * All comments that say whether they are about work, and what people say of theirs in the sandbox. Throws with the file
 * and line of a mistake.
 */
export function aboutWorkTexts(): AboutWork[] {
  const labelled = readTexts().flatMap(({ lang, text, work }) =>
    work === undefined ? [] : [{ lang, text, work }],
  );
  const inSandbox = listComments()
    .filter(({ meaning }) => isNeed(meaning) || meaning === "shares_experience")
    .map(({ language, text }) => ({ lang: language, text, work: true }));
  return [
    ...inSandbox,
    ...labelled,
    ...readdirSync(folder)
      .filter((name) => name.endsWith(".jsonl"))
      .sort()
      .flatMap(readFile),
  ];
}

function readFile(name: string): AboutWork[] {
  const lines = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
  return lines.map((line, n) => {
    const { data, error } = Comment.safeParse(JSON.parse(line));
    if (!data) throw new Error(`data/about-work/${name}:${n + 1}: ${error}`);
    return data;
  });
}

const toExample = ({ text, work }: AboutWork, common: CommonWords): Example => ({
  features: readFeatures(text, { kind: "comment", common }),
  target: work ? [1, 0] : [0, 1],
  weight: 1,
});

/** Comments as examples to learn from. */
export const aboutWorkExamples = (texts: readonly AboutWork[], common: CommonWords): Example[] =>
  texts.map((one) => toExample(one, common));

/** The model that these comments give. */
export const fitAboutWork = (examples: readonly Example[]): LinearModel =>
  pack(fitMeanWeights(examples, orders), 1);

/** How comments are read by a model that was not fitted to them, as lines of text. */
export function measureAboutWork(texts: readonly AboutWork[], examples: readonly Example[]): string {
  const kept = new Map([true, false].map((work) => [work, { all: 0, kept: 0 }]));
  for (const [n, sums] of sumsOfUnseen(examples).entries()) {
    const count = kept.get(texts[n]?.work ?? false);
    if (!count) continue;
    count.all += 1;
    if ((softmax(sums, 1)[0] ?? 0) >= wordsProbabilities.aboutWork.agrees) count.kept += 1;
  }
  const share = (work: boolean) => {
    const { all = 0, kept: found = 0 } = kept.get(work) ?? {};
    return `${((100 * found) / all).toFixed(1)} % of ${all}`;
  };
  return `quoted as about work: ${share(true)} that are, ${share(false)} that are not`;
}

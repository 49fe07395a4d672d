/** The labelled sentences in data/answers that the check of claims is trained on. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "@/db/vocabulary";
import type { Reader } from "@/lib/words/model/check-claims";
import { splitSentences } from "@/lib/words/model/check-quotes";
import { type Ground, readGround } from "@/lib/words/model/claim-ground";
import type { PromptData } from "@/lib/words/model/prompt";
import { root } from "../root";

const Sentence = z.strictObject({
  /** The context that it was written from: an `id` of contexts.jsonl. */
  context: z.string().min(1),
  field: z.enum(["why", "opener", "point"]),
  /** What is invented; null if the context supports all of it. */
  invention: z.string().min(1).nullable(),
  text: z.string().min(1),
});

export interface LabelledSentence extends z.infer<typeof Sentence> {
  reader: Reader;
  ground: Ground;
}

/** The data that the model was given. */
interface Context {
  id: string;
  lang: Language;
  data: PromptData;
}

/**
 * All labelled sentences with their contexts; supported texts of several sentences are split. Throws with the line of a
 * sentence that is not valid or whose context is missing.
 */
export function readSentences(): LabelledSentence[] {
  const grounds = new Map(
    linesOf<Context>("contexts.jsonl").map(({ id, lang, data }) => [id, readGround(data, lang)]),
  );
  return linesOf("sentences.jsonl").flatMap((line, n) => {
    const { data, error } = Sentence.safeParse(line);
    const ground = data && grounds.get(data.context);
    if (!ground)
      throw new Error(`data/answers/sentences.jsonl:${n + 1}: ${error ?? "The context is missing."}`);
    const reader = data.field === "opener" ? "person" : "salesperson";
    // Of several sentences of which one is invented, nothing tells which.
    const texts = data.invention === null ? splitSentences(data.text) : [data.text];
    return texts.map((text) => ({ ...data, text, ground, reader }) as const);
  });
}

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(join(root, "data", "answers", name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

/** The labelled sentences in data/answers that the check of claims is trained on. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Language } from "@/db/vocabulary";
import type { Reader } from "@/lib/words/model/check-claims";
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

/** What the model was told. */
interface Context {
  id: string;
  lang: Language;
  data: PromptData;
}

/** All labelled sentences with their contexts. Throws with the file and line of a mistake. */
export function readSentences(): LabelledSentence[] {
  const grounds = new Map(
    linesOf<Context>("contexts.jsonl").map(({ id, lang, data }) => [id, readGround(data, lang)]),
  );
  return linesOf("sentences.jsonl").map((line, n) => {
    const { data, error } = Sentence.safeParse(line);
    const ground = data && grounds.get(data.context);
    if (!ground)
      throw new Error(`data/answers/sentences.jsonl:${n + 1}: ${error ?? "The context is missing."}`);
    return { ...data, ground, reader: data.field === "opener" ? "person" : "salesperson" };
  });
}

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(join(root, "data", "answers", name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

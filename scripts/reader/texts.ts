/** The labelled texts in data/comments that the reader of meanings is trained on. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { languages, textMeanings } from "@/db/vocabulary";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { listComments } from "@/packages/sandbox-network/comments/books";
import { root } from "../root";

const meaning = z.enum(textMeanings);

export const LabelledText = z.strictObject({
  lang: z.enum(languages),
  /** Where such a text stands, such as "network comment". */
  kind: z.string().min(1),
  text: z.string().min(1),
  /** The acceptable meanings by the one who wrote it, best first. */
  want: z.array(meaning).min(1).max(3),
  /** Whether the writer shows a need of their own. */
  buying: z.enum(["no", "maybe", "yes"]),
  /** Whether it says something about work that can be understood without its thread; absent where nobody judged it. */
  work: z.boolean().optional(),
  /** The same by someone who saw the text alone. */
  second: z
    .strictObject({ want: z.array(meaning).min(1).max(3), buying: z.enum(["no", "maybe", "yes"]) })
    .optional(),
});
export type LabelledText = z.infer<typeof LabelledText>;

const folder = join(root, "data", "comments");

/** All labelled texts, in the order of files and lines. Throws with the file and line of a mistake. */
export function readTexts(): LabelledText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .trimEnd()
        .split("\n")
        .map((line, n) => parseLine(line, `${name}:${n + 1}`)),
    );
}

/** The texts that the reader learns from: those in data/comments, and what people write in the sandbox. */
export const trainingTexts = (): LabelledText[] => [...readTexts(), ...sandboxTexts()];

function sandboxTexts(): LabelledText[] {
  return listComments().map(({ language, text, meaning }) => ({
    lang: language,
    kind: "network comment",
    text,
    want: [meaning],
    buying: isNeed(meaning) ? "yes" : "no",
  }));
}

function parseLine(line: string, place: string): LabelledText {
  try {
    return LabelledText.parse(JSON.parse(line));
  } catch (error) {
    throw new Error(`data/comments/${place}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Posts are read as such; all else is a comment. */
export const kindOf = ({ kind }: Pick<LabelledText, "kind">): "comment" | "post" =>
  kind.endsWith("post") ? "post" : "comment";

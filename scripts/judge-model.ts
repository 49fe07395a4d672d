/**
 * `npm run judge -- --model`: how the configured language model reads 200 of our labelled texts, and what that costs.
 */
import { createHash } from "node:crypto";
import { type TextMeaning, textMeanings } from "@/db/vocabulary";
import { systemClock } from "@/lib/clock";
import { parseModelEnv } from "@/lib/env";
import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { readWritten } from "@/lib/judgement/meaning/read-meaning";
import { modelFromEnvironment } from "@/lib/words/registry";
import { kindOf, type LabelledText, readTexts } from "./reader/texts";

const asked = 200;

/** A labelled text, with the one meaning that both its labels put first. */
interface Agreed {
  id: string;
  kind: "comment" | "post";
  text: string;
  meaning: TextMeaning;
}

/**
 * The same texts every time: those that both labellers read alike, as many of each meaning, in no telling order. Pure.
 */
export function drawAgreed(texts: readonly LabelledText[], count = asked): Agreed[] {
  const ranked = texts
    .filter(({ want, second }) => want.length === 1 && second?.want[0] === want[0])
    .map((one) => ({ one, rank: createHash("sha256").update(one.text).digest("hex") }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const byMeaning = textMeanings.map((meaning) => ranked.filter(({ one }) => one.want[0] === meaning));
  const share = Math.ceil(count / textMeanings.length);
  return byMeaning
    .flatMap((of) => of.slice(0, share))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ one, rank }) => ({
      id: rank,
      kind: kindOf(one),
      text: one.text,
      meaning: one.want[0] ?? "agrees",
    }));
}

/** The table. Throws if no model is configured, or if it reads none of the texts. */
export async function judgeModel(env: NodeJS.ProcessEnv, texts = drawAgreed(readTexts())): Promise<string> {
  const { meanings: model } = modelFromEnvironment(parseModelEnv(env), systemClock);
  if (!model)
    throw new Error("No model is configured: set OPENAI_API_KEY, ANTHROPIC_API_KEY or MODEL_BASE_URL.");
  const begun = performance.now();
  const { meanings, costCents, calls } = await model.readMeanings(texts);
  if (meanings.size === 0) throw new Error("The model read none of the texts.");
  const rows = texts.map((one) => ({
    ...one,
    byModel: meanings.get(one.id) ?? null,
    byReader: readWritten(one).reading.meaning,
  }));
  const line = (name: string, of: typeof rows) => {
    const read = of.filter(({ byModel }) => byModel !== null);
    const equal = read.filter(({ byModel, meaning }) => byModel === meaning).length;
    const own = of.filter(({ byReader, meaning }) => byReader === meaning).length;
    const others = counted(
      read.flatMap(({ byModel, meaning }) => (byModel && byModel !== meaning ? [byModel] : [])),
    );
    return `${name.padEnd(18)}${cell(of.length)}${cell(read.length)}${cell(equal)}${cell(own)}  ${others}`;
  };
  const read = rows.flatMap(({ byModel, meaning }) => (byModel ? [{ byModel, meaning }] : []));
  const alike = read.filter(({ byModel, meaning }) => isNeed(byModel) === isNeed(meaning)).length;
  return [
    `${"".padEnd(18)}${["texts", "read", "equal", "reader"].map((name) => name.padStart(8)).join("")}  read instead`,
    ...textMeanings.map((meaning) =>
      line(
        meaning,
        rows.filter((row) => row.meaning === meaning),
      ),
    ),
    line("all", rows).trimEnd(),
    `A need or none: ${alike} of ${read.length} alike. The reader was trained on these texts, so its column shows how well it fits them.`,
    `${calls} calls, ${costCents.toFixed(2)} cents, ${((performance.now() - begun) / 1_000).toFixed(1)} s.`,
  ].join("\n");
}

const cell = (count: number) => String(count).padStart(8);

function counted(meanings: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const meaning of meanings) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([meaning, count]) => `${meaning} ${count}`)
    .join(", ");
}

/**
 * Prints the texts of sandbox signals and how much they repeat each other, for `npm run words`.
 * `npm run words -- 30` prints 30 of 200 signals; `npm run words -- 30 it` writes all of them in Italian.
 */
import { languages } from "@/db/vocabulary";
import { rulesWriter } from "@/lib/words/rules";
import { drawSignals } from "./draw";
import { measureRepetition } from "./repetition";

const measured = 200;
const [shown = "10", wanted] = process.argv.slice(2);
const language = languages.find((known) => known === wanted);

const inputs = (await drawSignals(measured)).map((input) => (language ? { ...input, language } : input));
const signals = await Promise.all(
  inputs.map(async (input) => ({ input, words: await rulesWriter.write(input) })),
);

const step = Math.max(1, Math.floor(signals.length / Number(shown)));
for (const { input, words } of signals.filter((_, place) => place % step === 0).slice(0, Number(shown))) {
  console.log(
    `\n[${input.language}, ${input.engagement.meaning}, ${input.source.type}, fit ${input.score.fit}]`,
  );
  console.log(words.whyItMatters);
  console.log(`> ${words.suggestedOpener}`);
  for (const point of words.talkingPoints) console.log(`- ${point}`);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
const { whyItMatters, suggestedOpener, talkingPoints } = measureRepetition(signals);
console.log(
  `\n${signals.length} signals; the same once masked: ${percent(whyItMatters)} of why it matters (at most 35 %), ` +
    `${percent(suggestedOpener)} of openers (35 %), ${percent(talkingPoints)} of talking points (50 %)`,
);

/** How well texts are read: calibration, thresholds and a table. */

import { needMeanings, type TextMeaning, textMeanings, unwantedMeanings } from "@/db/vocabulary";
import { isNeed, isUnwanted } from "@/lib/judgement/meaning/meaning-kinds";
import { type Probabilities, toProbabilities } from "@/lib/judgement/meaning/reader/classify";
import { decide, needOf } from "@/lib/judgement/meaning/reader/decide";
import type { Thresholds } from "@/lib/judgement/meaning/reader/model";
import type { LabelledText } from "./texts";

export interface ReadText {
  text: LabelledText;
  probabilities: Probabilities;
}

/**
 * Of our texts without a need, at most this share may be read as one, and of those that no gate refuses, at most these
 * be read as what it does. Our texts are harder than what people write: half of them are there to mislead. To write to
 * who wants no contact is worse than to leave an ordinary person alone, so that gate may err more often.
 */
const mostFalse = { need: 0.061, sells: 0.0006, seeks_job: 0.001, refuses: 0.008 } as const;

const means = ({ text }: ReadText, meanings: readonly TextMeaning[]) =>
  [...text.want, ...(text.second?.want ?? [])].some((meaning) => meanings.includes(meaning));

/** The temperature, from 0.3 to 3, with which the labels are likeliest (Guo et al. 2017, "On calibration"). */
export function chooseTemperature(read: readonly (ReadText & { sums: Float64Array })[]): number {
  const surprise = (temperature: number) =>
    read.reduce((sum, { text, sums }) => {
      const first = text.want[0] ?? "agrees";
      return sum - Math.log(Math.max(1e-9, toProbabilities(sums, temperature)[first]));
    }, 0);
  const choices = Array.from({ length: 55 }, (_, n) => Number((0.3 + n * 0.05).toFixed(2)));
  return choices.reduce((best, one) => (surprise(one) < surprise(best) ? one : best));
}

export function chooseThresholds(read: readonly ReadText[]): Thresholds {
  const quiet = read
    .filter((one) => !means(one, needMeanings))
    .map(({ probabilities }) => needOf(probabilities));
  const gate = (meaning: (typeof unwantedMeanings)[number]) =>
    thresholdFor(
      read.filter((one) => !means(one, unwantedMeanings)).map(({ probabilities }) => probabilities[meaning]),
      mostFalse[meaning],
    );
  return {
    need: thresholdFor(quiet, mostFalse.need),
    gates: { sells: gate("sells"), seeks_job: gate("seeks_job"), refuses: gate("refuses") },
  };
}

/** The lowest threshold, in hundredths, that at most a share of these probabilities reach. */
function thresholdFor(probabilities: readonly number[], share: number): number {
  for (let threshold = 20; threshold < 99; threshold += 1) {
    const reached = probabilities.filter((one) => one >= threshold / 100).length;
    if (reached <= share * probabilities.length) return threshold / 100;
  }
  return 0.99;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;

/** What is read right and wrong, as lines of text. */
export function tableOf(read: readonly ReadText[], thresholds: Thresholds): string {
  const readings = read.map((one) => ({ one, meaning: decide(one.probabilities, thresholds).meaning }));
  const share = (
    among: (one: ReadText) => boolean,
    counts: (reading: (typeof readings)[number]) => boolean,
  ) => {
    const asked = readings.filter(({ one }) => among(one));
    return `${percent(asked.filter(counts).length, asked.length)} of ${asked.length}`;
  };
  const readsNeed = ({ meaning }: { meaning: TextMeaning }) => isNeed(meaning);
  const readsGate = ({ meaning }: { meaning: TextMeaning }) => isUnwanted(meaning);
  return [
    `texts: ${read.length}; need from ${thresholds.need}, ${JSON.stringify(thresholds.gates)}`,
    `read as one of the acceptable meanings: ${share(
      () => true,
      ({ one, meaning }) => means(one, [meaning]),
    )}`,
    `without a need, read as one: ${share((one) => !means(one, needMeanings), readsNeed)}`,
    `a need (buying yes) read as one: ${share(({ text }) => text.buying === "yes", readsNeed)}`,
    `a need (buying yes or maybe) read as one: ${share(({ text }) => text.buying !== "no", readsNeed)}`,
    `ordinary people refused by a gate: ${share((one) => !means(one, unwantedMeanings), readsGate)}`,
    ...textMeanings.map(
      (meaning) =>
        `${meaning} read as such: ${share(
          ({ text }) => text.want[0] === meaning,
          (reading) => reading.meaning === meaning,
        )}`,
    ),
  ].join("\n");
}

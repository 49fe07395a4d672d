/** Derives the values that follow from the figures of a text, as a native writer would restate them. */
import type { Language } from "@/db/vocabulary";
import { fold } from "./check-names";
import { readFigures, readNumberWords } from "./read-figures";

/** The units of time in minutes, with their words in the seven languages, folded. */
const units: readonly (readonly [minutes: number, words: string])[] = [
  [1, "min|minut\\p{L}*"],
  [60, "h|hours?|stunden?|heures?|horas?|or[ae]|uur|uren"],
  [1_440, "days?|tage?n?|jours?|dias?|giorn[io]|dag|dagen"],
  [10_080, "weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken"],
  [43_800, "months?|monate?n?|mois|mes|meses|mes[ei]|maand|maanden"],
  [525_600, "years?|jahre?n?|ans?|annees?|anos?|ann[io]|jaar|jaren"],
  [5_256_000, "decades?|jahrzehnte?n?|decennies?|decadas?|decenn[io]|decennia"],
];
const one =
  /(?<!\p{L})(?:a|an|one|ein|eine|einer|einem|einen|un|une|una|un'|l'|uno|een|uma|um|1|the)$|^(?:un|l)'/u;
const two = /^(?:two|zwei|deux|dos|due|twee|dois|duas)$/u;
const durations = units.map(
  ([minutes, words]) =>
    [minutes, new RegExp(`([\\p{L}\\p{N}.,']+)[\\s-]*(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu")] as const,
);
const fixed: readonly (readonly [words: RegExp, minutes: number])[] = [
  [/viertelstunde|quart d'heure|kwartier|cuarto de hora|quarto d'ora|quarto de hora|quarter of an hour/u, 15],
  [/halbe stunde|demi-heure|half uur|media hora|mezz'ora|meia hora|half an hour/u, 30],
];
/** Parts in words, and their percentages. */
const parts: readonly (readonly [words: RegExp, percent: number])[] = [
  [/(?<!\p{L})(?:half|halved|halbiert|halfte|moitie|mitad|meta|helft|metade)(?!\p{L})/u, 50],
  [/(?<!\p{L})(?:third|drittel|jeder dritte|tiers|tercio|terzo|derde|terco)(?!\p{L})/u, 33],
  [/(?<!\p{L})(?:quarter|viertel|quart|cuarta parte|un quarto|kwart)(?!\p{L})/u, 25],
  [/(?<!\p{L})(?:fifth|funftel|cinquieme|quinta parte|un quinto|vijfde)(?!\p{L})/u, 20],
];

/**
 * Values that follow from the figures of a text: durations in the other units, parts in percent, and the difference and
 * the rounded ratio of two neighbouring figures. Pure.
 */
export function readDerived(text: string, language: Language): number[] {
  const folded = fold(text).replaceAll("’", "'");
  const shares = parts.flatMap(([words, percent]) =>
    words.test(folded) ? [percent, percent / 100, Math.round(100 / percent)] : [],
  );
  return [...durationsIn(folded, language), ...shares, ...relationsIn(text)];
}

function durationsIn(folded: string, language: Language): number[] {
  const minutes = fixed.flatMap(([words, length]) => (words.test(folded) ? [length] : []));
  for (const [length, pattern] of durations) {
    for (const [, before = ""] of folded.matchAll(pattern)) {
      const values = readFigures(before).flatMap((figure) => figure.values);
      const small = one.test(before) ? [1] : two.test(before) ? [2] : [];
      for (const value of [...values, ...readNumberWords(before, language), ...small])
        minutes.push(value * length);
    }
  }
  return minutes.flatMap((length) =>
    units
      .map(([unit]) => length / unit)
      .filter((value) => value >= 1 && value < 500)
      // "Fifteen days" is a fortnight in the Romance languages.
      .flatMap((value) => [Math.floor(value), Math.round(value), ...(value === 14 ? [15] : [])]),
  );
}

/** Differences and ratios of neighbours: 27 and 31 clicks are four more; 118 for 26 are more than four each. */
function relationsIn(text: string): number[] {
  const figures = readFigures(text).flatMap(({ values }) => values.slice(0, 1));
  return figures.flatMap((one, index) => {
    const next = figures[index + 1];
    if (next === undefined || one === 0 || next === 0) return [];
    const difference = Math.abs(one - next);
    const ratio = Math.max(one, next) / Math.min(one, next);
    const half = ratio > 1.7 && ratio < 2.2 ? [0.5, 2.5] : [];
    return [difference, Math.round(difference / 7), ...half, ...(ratio < 12 ? [Math.floor(ratio)] : [])];
  });
}

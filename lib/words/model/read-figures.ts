/** Reads the numbers of a text, whatever their separators, so that the same figure compares equal. */
import type { Language } from "@/db/vocabulary";
import { numberWords } from "./number-words";

export interface Figure {
  /** Every value the digits can mean: `1.200` is 1200 and 1.2. */
  values: number[];
  unit: "percent" | Currency | null;
}
type Currency = "EUR" | "USD" | "GBP" | "CHF" | "JPY";

const pattern = /\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+[.,]\d+|\d+/g;
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:k|tsd|tausend|thousand|mille|mil|mila|duizend)(?!\p{L})\.?/iu, 1e3],
  [
    /^\s?(?:m|mn|mm|mio|million(?:en|s)?|millones|millón|milioni|milione|miljoen|milhões|milhão)(?!\p{L})\.?/iu,
    1e6,
  ],
  [
    /^\s?(?:b|bn|mrd|billions?|milliarden?|milliards?|miliardi|miliardo|miljard|bilhões|bilhão)(?!\p{L})\.?/iu,
    1e9,
  ],
];
const percent =
  /^\s?(?:%|percent|per ?cent|pct|prozent|pour ?cent|por ?cento?|por ?ciento|per ?cento|procent)/iu;
const currencies: readonly (readonly [Currency, RegExp, RegExp])[] = [
  ["EUR", /(?:€|\beur)\s?$/iu, /^\s?(?:€|eur\b|euros?\b)/iu],
  ["USD", /(?:\$|\busd)\s?$/iu, /^\s?(?:\$|usd\b|d[oó]l[l]?ar(?:s|es|i|os)?\b)/iu],
  ["GBP", /(?:£|\bgbp)\s?$/iu, /^\s?(?:£|gbp\b|pounds?\b|pfund\b)/iu],
  ["CHF", /\bchf\s?$/iu, /^\s?(?:chf\b|franken\b|francs?\b)/iu],
  ["JPY", /(?:¥|\bjpy)\s?$/iu, /^\s?(?:¥|jpy\b|yen\b)/iu],
];

/** All figures of a text in digits, with their unit. */
export function readFigures(text: string): Figure[] {
  return [...text.matchAll(pattern)].map((match) => {
    const before = text.slice(Math.max(0, match.index - 5), match.index);
    let after = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
    let values = valuesOf(match[0]);
    const multiplier = multipliers.find(([word]) => word.test(after));
    if (multiplier) {
      const [word, times] = multiplier;
      values = values.map((value) => value * times);
      after = after.replace(word, "");
    }
    const currency = currencies.find(([, ahead, behind]) => ahead.test(before) || behind.test(after));
    return { values, unit: percent.test(after) ? "percent" : (currency?.[0] ?? null) };
  });
}

function valuesOf(digits: string): number[] {
  const groups = /^\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+/.exec(digits)?.[0];
  if (!groups) return [Number(digits.replace(",", "."))];
  const rest = digits.slice(groups.length).replace(",", ".");
  const whole = Number(groups.replace(/\D/g, "") + rest);
  return rest === "" && /^\d+[.,]\d{3}$/.test(groups) ? [whole, Number(groups.replace(",", "."))] : [whole];
}

/** The values of spelled-out numbers from three up in a language: `twelve`, `dozens`. */
export function readNumberWords(text: string, language: Language): number[] {
  const words = numberWords[language];
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => words.get(word) ?? []);
}

/** What a text claims in figures that the sources do not hold; null if they hold all of it. */
export function findForeignFigure(
  text: string,
  sources: { figures: readonly Figure[]; words: ReadonlySet<number> },
  language: Language,
): string | null {
  const { figures, words } = sources;
  const holds = ({ values, unit }: Figure) =>
    figures.some(
      (one) => (unit === null || one.unit === unit) && one.values.some((v) => values.includes(v)),
    ) ||
    (unit === null && values.some((value) => words.has(value)));
  const foreign = readFigures(withoutIdioms(text)).find((figure) => !holds(figure));
  if (foreign) return String(foreign.values[0]);
  const spelled = readNumberWords(text, language).find(
    (value) => !words.has(value) && !figures.some((figure) => figure.values.includes(value)),
  );
  return spelled === undefined ? null : String(spelled);
}

/** Words that merely look like figures. */
const withoutIdioms = (text: string): string => text.replace(/\bB2[BC]\b|\b24\/7\b|\b1:1\b/g, " ");

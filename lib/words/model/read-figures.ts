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

/** The values of spelled-out numbers from three up in a language: `twelve`, `dozens`, `six hundred`. */
export function readNumberWords(text: string, language: Language): number[] {
  const words = numberWords[language];
  const found: number[] = [];
  let last: number | null = null;
  for (const word of withoutIdioms(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const value = words.get(word) ?? compoundValue(word, words);
    if (value === undefined) last = joiners.has(word) ? last : null;
    else if (last !== null && isTens(last) && value < 10) {
      found[found.length - 1] = last = last + value;
    } else if (last !== null && last < 100 && isMultiplier(value))
      found[found.length - 1] = last = last * value;
    else {
      found.push(value);
      last = value;
    }
  }
  return found;
}

/** `treinta y cuatro`, `vinte e cinco`. */
const joiners: ReadonlySet<string> = new Set(["y", "e", "et"]);

const isMultiplier = (value: number): boolean => value >= 100 && Number.isInteger(Math.log10(value));

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** `neunhundert`, `driehonderd`, `vierunddreißig`, `vierendertig`, `trentaquattro`. */
function compoundValue(word: string, words: ReadonlyMap<string, number>): number | undefined {
  for (let at = 3; at < word.length - 2; at += 1) {
    const times = words.get(word.slice(0, at));
    const unit = words.get(word.slice(at));
    if (times !== undefined && unit !== undefined && times < 100 && isMultiplier(unit)) return times * unit;
    if (times !== undefined && unit !== undefined && isTens(times) && unit < 10) return times + unit;
    const joined = words.get(word.slice(at).replace(/^(?:und|en|ën)/u, ""));
    if (times !== undefined && joined !== undefined && times < 10 && isTens(joined)) return times + joined;
  }
  return undefined;
}

/** What a text claims in figures that the sources do not hold; null if they hold all of it. */
export function findForeignFigure(
  text: string,
  sources: { figures: readonly Figure[]; words: ReadonlySet<number> },
  language: Language,
): string | null {
  const { figures, words } = sources;
  const holds = ({ values, unit }: Figure) =>
    figures.some((one) => (unit === null || one.unit === unit) && isNear(one.values, values)) ||
    (unit === null && values.some((value) => words.has(value)));
  const foreign = readFigures(withoutIdioms(text)).find((figure) => !holds(figure));
  if (foreign) return String(foreign.values[0]);
  const spelled = readNumberWords(text, language).find(
    (value) =>
      !words.has(value) &&
      ![...words].some((word) => isNear([word], [value])) &&
      !figures.some((figure) => isNear(figure.values, [value]) || isShare(figure, value)),
  );
  return spelled === undefined ? null : String(spelled);
}

/** The same value, or a round one close to it: `about eleven hundred` for 1,140. */
const isNear = (held: readonly number[], claimed: readonly number[]): boolean =>
  held.some((value) =>
    claimed.some(
      (claim) =>
        claim === value || (claim >= 10 && claim % 10 === 0 && Math.abs(claim - value) <= value / 20),
    ),
  );

/** `nine in ten` and `half` for a percentage. */
const isShare = ({ values, unit }: Figure, claim: number): boolean =>
  unit === "percent" &&
  values.some((value) => claim === 10 || (claim < 10 && Math.abs(claim - value / 10) < 0.5));

/** Words that merely look like figures. */
const withoutIdioms = (text: string): string =>
  text
    .replace(/\bB2[BC]\b|\b24\/7\b|\b1:1\b|\b(?:cien por cien|cento per cento|cem por cento)\b/g, " ")
    .replace(/\b(?:pour|per|por) (?:cento?|ciento)\b/gi, "%")
    .replace(/\b(?:in|of|sur|von|auf|de|su|op|cada) (?:100|cent|hundert|cien|cento|honderd|cem)\b/gi, "%")
    .replace(/\bneuf cents?\b/gi, "900")
    .replace(/\bhalf a dozen\b/gi, "six");

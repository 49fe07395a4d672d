/** Reads the numbers of a text, whatever their separators, so that the same figure compares equal. */
import type { Language } from "@/db/vocabulary";
import { numberWordsOf } from "./number-words";

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
  const words = numberWordsOf(language);
  const found: number[] = [];
  let last: number | null = null;
  for (const word of withoutIdioms(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    const value = words.get(word) ?? compoundValue(word, words);
    if (value === undefined) last = joiners.has(word) ? last : null;
    else if (last !== null && isBeforeUnits(last, value)) {
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
const joiners: ReadonlySet<string> = new Set(["y", "e", "et", "and", "und", "en"]);

const isMultiplier = (value: number): boolean => value >= 100 && Number.isInteger(Math.log10(value));

/** `twenty-four`, `six hundred and forty`, `soixante-dix`. */
const isBeforeUnits = (last: number, value: number): boolean =>
  value >= 3 &&
  ((isTens(last) && value < 10) ||
    (last === 60 && value >= 10 && value < 20) ||
    (last >= 100 && last < 1e6 && last % 100 === 0 && value < 100));

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** `neunhundert`, `driehonderd`, `vierunddreißig`, `vierendertig`, `trentaquattro`. */
function compoundValue(word: string, words: ReadonlyMap<string, number>): number | undefined {
  const numberOf = (part: string) => words.get(part) ?? Number.NaN;
  for (let at = 1; at < word.length; at += 1) {
    const [first, second] = [numberOf(word.slice(0, at)), numberOf(word.slice(at))];
    if (first < 100 && isMultiplier(second)) return first * second;
    if (isTens(first) && second < 10) return first + second;
    const tens = numberOf(word.slice(at).replace(/^(?:und|en|ën)/u, ""));
    if (first < 10 && isTens(tens)) return first + tens;
  }
  return undefined;
}

/** What a text claims in figures that the sources do not hold; null if they hold all of it. */
export function findForeignFigure(
  text: string,
  sources: { figures: readonly Figure[]; numbers: ReadonlySet<number>; derived: ReadonlySet<number> },
  language: Language,
): string | null {
  const { figures, numbers, derived } = sources;
  const words = new Set([...numbers, ...derived]);
  const holds = ({ values, unit }: Figure) =>
    figures.some((one) => (unit === null || one.unit === unit) && isNear(one.values, values)) ||
    (unit === null &&
      values.some((value) => numbers.has(value) || (value >= leastDerived && derived.has(value))));
  // A percentage may be derived from "a quarter".
  const isPart = ({ values, unit }: Figure) =>
    unit === "percent" && values.some((value) => [20, 25, 33, 50].includes(value) && words.has(value / 100));
  const foreign = readFigures(withoutIdioms(text)).find((figure) => !holds(figure) && !isPart(figure));
  if (foreign) return String(foreign.values[0]);
  const spelled = readNumberWords(withoutSupposed(text), language).find(
    (value) =>
      !words.has(value) &&
      ![...words].some((word) => isNear([word], [value])) &&
      !figures.some(
        (figure) =>
          isNear(figure.values, [value]) ||
          isShare(figure, value) ||
          (isVague(value, text) && isInOrder(figure, value)),
      ),
  );
  return spelled === undefined ? null : String(spelled);
}

/** Smaller derived values must be spelled out: digits are mostly names of things (`Q3`). */
const leastDerived = 10;

/** How far a round figure may be from the exact one. */
const closeness = 0.08;

/** The same value, or a round one close to it: `about eleven hundred` for 1,140. */
const isNear = (held: readonly number[], claimed: readonly number[]): boolean =>
  held.some((value) =>
    claimed.some(
      (claim) =>
        claim === value || (claim >= 10 && claim % 10 === 0 && Math.abs(claim - value) <= value * closeness),
    ),
  );

/** `nine in ten` and `half` for a percentage. */
const isShare = ({ values, unit }: Figure, claim: number): boolean =>
  unit === "percent" &&
  claim <= 10 &&
  values.some(
    (value) =>
      claim === 10 ||
      (claim === 0.5 && Math.abs(50 - value) < 5) ||
      Math.abs(claim - value / 10) < 0.5 ||
      Math.abs(100 / claim - value) <= 3 ||
      (claim === 4 && value === 80) ||
      (claim === 3 && value === 75),
  );

const vagueWords = [
  "several|some|many|plusieurs|quelques|mehrere|einige|varios|varias|diversi|diverse|enkele",
  "v[aá]ri[ao]s|algumas|algunos|hundreds|hunderte|centaines|cientos|centinaia|honderden|centenas",
  "thousands|tausende|milliers|miles|migliaia|duizenden|milhares",
].join("|");
/** `several hundred`, `thousands`. */
const vague = new RegExp(`(?<!\\p{L})(?:${vagueWords})(?!\\p{L})`, "iu");

const isVague = (claim: number, text: string): boolean =>
  (claim === 100 || claim === 1000) && vague.test(text);

const isInOrder = ({ values }: Figure, claim: number): boolean =>
  values.some((value) => value >= claim * 2 && value < claim * 10);

/** A number that a question only supposes, and "the first ten": `if you could keep five, which …?` */
const withoutSupposed = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})(?:first|erste[nr]?|premi[eè]re?s|primer[oa]s|prim[ie]|eerste|primeir[oa]s)\s+\p{L}+/giu,
      " ",
    )
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => (supposes.test(sentence) ? " " : sentence))
    .join(" ");
const hypothetical = [
  "could|had to|k[oö]nnten|m[uü]ssten|d[uü]rften|pouviez|deviez|pudiera|pudiese|tuviera|potesse",
  "dovesse|kon|mocht|moest|pudesse|tivesse",
].join("|");
const supposes = new RegExp(
  `(?<!\\p{L})(?:if|wenn|falls|si|se|als)\\s.*(?<!\\p{L})(?:${hypothetical})(?!\\p{L}).*\\?`,
  "iu",
);

/** Words that merely look like figures. */
const teens: Record<string, string> = { sept: "17", huit: "18", neuf: "19" };

const withoutIdioms = (text: string): string =>
  text
    .replace(/\bB2[BC]\b|\b24\/7\b|\b1:1\b|\b(?:cien por cien|cento per cento|cem por cento)\b/g, " ")
    .replace(/\b(?:pour|per|por) (?:cento?|ciento)\b/gi, "%")
    .replace(/\b(?:in|of|sur|von|auf|de|su|op|cada) (?:100|cent|hundert|cien|cento|honderd|cem)\b/gi, "%")
    .replace(/\bneuf cents?\b/gi, "900")
    .replace(/\bdix-(sept|huit|neuf)\b/gi, (_, unit: string) => teens[unit.toLowerCase()] ?? "")
    .replace(/\bquatre-vingts?\b(?!-)/gi, "80")
    .replace(/\bquatre-vingt-dix\b/gi, "90")
    .replace(/\bhalf a dozen\b/gi, "six");

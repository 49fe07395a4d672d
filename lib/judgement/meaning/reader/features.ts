/** What the learned reader sees of a text: hashed word and character n-grams, and the cues that the word lists find. */
import { type Language, languages } from "@/db/vocabulary";
import { type Scores, scoreSentences } from "../cue-scores";
import { readLanguage } from "../read-language";
import { readSentences } from "../read-sentences";

/** Each n-gram falls into one of so many buckets. */
export const buckets = 2 ** 20;

export interface Features {
  /** The buckets of the text's word n-grams and of its character n-grams, each once. */
  words: Int32Array;
  characters: Int32Array;
  /** Numbers from 0 to about 1; the order is that of `cueNames`. */
  cues: number[];
  language: Language | null;
}

/** At most this many characters are read: what a text wants is said by then. */
const maxLength = 2_000;
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+|www\.\S+/g, " <url> "],
  [/\S+@\S+\.\S+/g, " <mail> "],
  [/@[\p{L}\d_.-]+/gu, " <at> "],
  [/\d+/g, "0"],
];
const tokens = /<\w+>|[\p{L}\p{M}']+|0|[?!.,:;…]|\p{Extended_Pictographic}/gu;
const isWord = /\p{L}/u;

/** Reads a text's features. Pure. */
export function readFeatures(text: string, kind: "comment" | "post"): Features {
  const start = text.slice(0, maxLength);
  let plain = start.normalize("NFKC").toLowerCase();
  for (const [pattern, name] of placeholders) plain = plain.replace(pattern, name);
  const found = plain.match(tokens) ?? [];
  const language = readLanguage(start);
  return {
    words: bucketsOf(wordGrams(found)),
    characters: bucketsOf(characterGrams(found)),
    cues: cuesOf(start, kind, { language, length: found.length }),
    language,
  };
}

/** One to three words in a row, and two with any third one between them; the text's ends count as words. */
function* wordGrams(found: readonly string[]): Generator<number> {
  const all = ["<s>", ...found, "</s>"];
  for (let n = 0; n < all.length; n += 1) {
    const [first, second, third] = [all[n] ?? "", all[n + 1], all[n + 2]];
    yield hash(first, 1);
    if (second === undefined) continue;
    yield hash(`${first} ${second}`, 2);
    if (third === undefined) continue;
    yield hash(`${first} ${second} ${third}`, 3);
    yield hash(`${first} * ${third}`, 4);
  }
}

/** Three to five characters in a row within a word, whose ends count. */
function* characterGrams(found: readonly string[]): Generator<number> {
  for (const word of found) {
    if (!isWord.test(word)) continue;
    const marked = `^${word}$`;
    for (let size = 3; size <= 5; size += 1) {
      for (let from = 0; from + size <= marked.length; from += 1) {
        yield hash(marked.slice(from, from + size), 5 + size);
      }
    }
  }
}

const bucketsOf = (grams: Iterable<number>): Int32Array => Int32Array.from(new Set(grams));

/** FNV-1a over the UTF-16 units with a seed per kind of n-gram, mixed so that all bits take part. */
function hash(text: string, seed: number): number {
  let value = 2_166_136_261 ^ seed;
  for (let n = 0; n < text.length; n += 1) value = Math.imul(value ^ text.charCodeAt(n), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0) % buckets;
}

const scored = [
  "asks",
  "evaluates",
  "problem",
  "shares",
  "sells",
  "seeksJob",
  "agrees",
  "grievances",
] as const;
const flagged = ["hasSelf", "hasOurs", "hasQuestion", "isSameWithUs", "hasToolQuestion"] as const;
/** Up to how many tokens a text counts as short, in steps. */
const lengths = [3, 8, 20, 60] as const;
const marks: Record<string, RegExp> = {
  question: /\?/,
  link: /https?:/,
  mention: /@\w/,
  mail: /[\w.]+@[\w.]+\.\w/,
  hashtag: /#\w/,
  emoji: /\p{Extended_Pictographic}/u,
  lines: /\n/,
  digit: /\d/,
  exclamation: /!/,
};

/** The names of the cues, in their order. */
export const cueNames: readonly string[] = [
  "bias",
  ...scored,
  ...flagged,
  "filler share",
  "length",
  ...lengths.map((most) => `at most ${most}`),
  ...Object.keys(marks),
  "post",
  ...languages,
];

function cuesOf(
  text: string,
  kind: "comment" | "post",
  { language, length }: { language: Language | null; length: number },
): number[] {
  const scores: Scores = scoreSentences(readSentences(text), language);
  const is = (value: boolean) => (value ? 1 : 0);
  return [
    1,
    ...scored.map((name) => Math.min(2, scores[name]) / 2),
    ...flagged.map((name) => is(scores[name])),
    scores.words > 0 ? scores.fillerWords / scores.words : 0,
    Math.min(1, length / 100),
    ...lengths.map((most) => is(length <= most)),
    ...Object.values(marks).map((mark) => is(mark.test(text))),
    is(kind === "post"),
    ...languages.map((one) => is(one === language)),
  ];
}

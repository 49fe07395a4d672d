/**
 * What the learned reader sees of a text: hashed n-grams of its words, their frames and characters, and a few marks.
 */
import {
  addCharacters,
  addRuns,
  bucketOf,
  buckets,
  type Found,
  gather,
  hash,
  join,
} from "../../linear/buckets";
import { frequentWords } from "../../linear/frequent-words";
import type { Features } from "../../linear/linear-model";

/** Words that are kept in a frame, by the bucket of the word; see `commonWords`. */
export type CommonWords = Uint8Array;

/** At most this many characters are read: what a text wants is said by then. */
const maxLength = 2_000;
const placeholders: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+|www\.\S+/gi, " <url> "],
  [/\S+@\S+\.\S+/g, " <mail> "],
  [/@[\p{L}\d_.-]+/gu, " <at> "],
  [/\d+/g, "0"],
];
const tokenPattern = /<\w+>|[\p{L}\p{M}']+|0|[?!.,:;…]|\p{Extended_Pictographic}/gu;
const isWord = /\p{L}/u;
const isCapital = /^\p{Lu}/u;

/** A text's words, numbers, marks and emoji in order, as they are written. */
export function tokensOf(text: string): string[] {
  let plain = text.slice(0, maxLength).normalize("NFKC");
  for (const [pattern, name] of placeholders) plain = plain.replace(pattern, name);
  return plain.match(tokenPattern) ?? [];
}

/** A text's word n-grams and frames, its character n-grams, and its marks in the order of `markNames`. Pure. */
export function readFeatures(
  text: string,
  { kind, common }: { kind: "comment" | "post"; common: CommonWords },
): Features {
  const tokens = tokensOf(text);
  const words = tokens.map((token) => token.toLowerCase());
  const hashes = Uint32Array.from([textStart, ...words.map(hash), textEnd]);
  const found = gather();
  addWordGrams(found, hashes);
  addRuns(found, framesOf(tokens, hashes, common), { seed: seeds.frame, shortest: 2, longest: 5 });
  const ofWords = found.all();
  for (const word of words) if (isWord.test(word)) addCharacters(found, word, characters);
  return { groups: [ofWords, found.all()], marks: marksOf(text, kind, tokens.length) };
}

const [textStart, textEnd, aName, aWord] = ["<s>", "</s>", "<name>", "<word>"].map(hash) as [
  number,
  number,
  number,
  number,
];

/** Each kind of n-gram starts from a number of its own. */
const seeds = { one: 1, two: 2, three: 3, skip: 4, frame: 50, characters: 5 } as const;

/** Three to five characters in a row within a word. */
const characters = { seed: seeds.characters, shortest: 3, longest: 5 } as const;

/** One to three words in a row, and two with any third one between them; the text's ends count as words. */
function addWordGrams(found: Found, hashes: Uint32Array): void {
  for (let n = 0; n < hashes.length; n += 1) {
    const first = hashes[n] ?? 0;
    found.add(wordValue(first));
    if (n + 1 >= hashes.length) continue;
    const second = hashes[n + 1] ?? 0;
    found.add(join(join(seeds.two, first), second));
    if (n + 2 >= hashes.length) continue;
    const third = hashes[n + 2] ?? 0;
    found.add(join(join(join(seeds.three, first), second), third));
    found.add(join(join(seeds.skip, first), third));
  }
}

const wordValue = (hashed: number): number => join(seeds.one, hashed);

/** The text with every rare word as just a word or a name: "does <name> work with our <word>". */
function framesOf(tokens: readonly string[], hashes: Uint32Array, common: CommonWords): Uint32Array {
  return hashes.map((value, n) => {
    const token = tokens[n - 1];
    if (token === undefined || !isWord.test(token) || common[bucketOf(wordValue(value))]) return value;
    return n > 1 && isCapital.test(token) ? aName : aWord;
  });
}

/** Up to how many tokens a text counts as short, in steps. */
const lengths = [3, 8, 20, 60] as const;
const patterns: Record<string, RegExp> = {
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

/** The names of the marks, in their order. */
export const markNames: readonly string[] = [
  "any text",
  "length",
  ...lengths.map((most) => `at most ${most}`),
  ...Object.keys(patterns),
  "post",
];

function marksOf(text: string, kind: "comment" | "post", length: number): number[] {
  const is = (value: boolean) => (value ? 1 : 0);
  const start = text.slice(0, maxLength);
  return [
    1,
    Math.min(1, length / 100),
    ...lengths.map((most) => is(length <= most)),
    ...Object.values(patterns).map((pattern) => is(pattern.test(start))),
    is(kind === "post"),
  ];
}

/** The words that at least `least` of these texts have. */
export const commonWords = (texts: readonly string[], least: number): string[] =>
  frequentWords(
    texts.map((text) =>
      tokensOf(text)
        .map((token) => token.toLowerCase())
        .filter((word) => isWord.test(word)),
    ),
    least,
  );

/** Words as `readFeatures` takes them. */
export function toCommonWords(words: readonly string[]): CommonWords {
  const common = new Uint8Array(buckets);
  for (const word of words) common[bucketOf(wordValue(hash(word)))] = 1;
  return common;
}

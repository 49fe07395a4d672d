/** Finding a phrase in a text as whole words, in any script and with the symbols that are part of names ("C++"). */

import { accents } from "./normalize-text";

/** Separates words. Symbols that belong to names stay: "C++", "C#", "AT&T", ".NET". */
const separators = /(?<![\s\p{P}]|^)\.|\.(?!\p{L})|(?![.#&@*%])(?:(?!(?<=[\s\p{Ps}/,:])\.\p{L})[\p{P}\s])+/gu;
const inWord = /[\p{L}\p{M}\p{N}]/u;
/** Ends a name like "C++": "C" alone is another one. */
const suffix = /[+#]/;
/** Scripts that write no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Whether the phrase stands in the text as whole words, without case and Latin or Greek accents. Blank ones never do.
 */
export function hasWholeWords(text: string | null, phrase: string): boolean {
  const wanted = fold(phrase);
  if (wanted === "" || text === null) return false;
  const given = fold(text);
  let starts: Set<number> | undefined;
  for (let at = given.indexOf(wanted); at >= 0; at = given.indexOf(wanted, at + 1)) {
    starts ??= wordStarts(given);
    if (isEdge(given, at, starts) && isEdge(given, at + wanted.length, starts)) return true;
  }
  return false;
}

export const isUnspaced = (text: string): boolean => unspaced.test(text);

function fold(text: string): string {
  const plain = text.normalize("NFKD").replace(accents, "").toLowerCase().normalize("NFC");
  // A phrase of punctuation alone is compared as it is.
  return plain.replace(separators, " ").trim() || plain.trim();
}

/** Where words begin, also in scripts without spaces, and the end of the text. */
const wordStarts = (text: string): Set<number> =>
  new Set([...[...segmenter.segment(text)].map(({ index }) => index), text.length]);

/** Whether a word can begin or end between the characters before and after this index. */
function isEdge(text: string, at: number, starts: Set<number>): boolean {
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? " ";
  const after = [...text.slice(at, at + 2)][0] ?? " ";
  if (suffix.test(after) && before !== " ") return false;
  if (!inWord.test(before) || !inWord.test(after)) return true;
  return unspaced.test(before) && unspaced.test(after)
    ? starts.has(at)
    : unspaced.test(before) !== unspaced.test(after);
}

import type { Search } from "@/db/signal-index/filter-values";
import { findSpelling, findUnknown, foldTexts, type Term } from "@/db/signal-index/spelling";
import type { Context } from "@/lib/context";
import { oneLetterOff } from "./one-letter-off";

/** From this length on, a letter of a word that no signal has may be wrong. */
const forgivenFrom = 5;

/** A search with more such words is taken at its word, as each may have to be looked for in unsealed signals. */
const maxForgiven = 5;

/** What a search finds. */
export interface ReadSearch extends Search {
  /** What is searched for instead of words that no signal has; null if nothing had to be changed. */
  instead: string | null;
}

/** A part of a search: the text in quotes, or what is between two spaces. */
interface Part {
  text: string;
  isQuoted: boolean;
}

/**
 * Reads a search as typed: all of its words in any order, the last one as the beginning of a word, what is in quotes
 * as a phrase. A word of five letters or more that no signal of the workspace has is replaced by the one that differs
 * in one letter, if there is one for each such word.
 */
export async function readSearch({ db, customerId }: Context, text: string): Promise<ReadSearch> {
  const parts = partsOf(text);
  const folded = await foldTexts(
    db,
    parts.map((part) => part.text),
  );
  const read = parts.flatMap(({ isQuoted }, n) => {
    const words = folded[n] ?? [];
    return words.length > 0 ? { words, isQuoted } : [];
  });
  const isOpen = !(read.at(-1)?.isQuoted ?? true);
  const phrases = read.map(({ words }) => words);
  const spelled = read.some(({ isQuoted }) => isQuoted)
    ? null
    : await respell({ db, customerId }, phrases, isOpen);
  return { ...searchOf(spelled ?? phrases, isOpen), instead: spelled?.flat().join(" ") ?? null };
}

/** The parts of a search. A quote that does not end goes on to the end, and may end within a word. */
function partsOf(text: string): Part[] {
  const found = text.matchAll(/["“”„«»]([^"“”„«»]*)(["“”„«»]|$)|[^\s"“”„«»]+/gu);
  return [...found].map(([all, quoted, end]) => ({ text: quoted ?? all, isQuoted: Boolean(end) }));
}

/** Parts of several words are phrases. If it is open, the last word is only the beginning of one. */
function searchOf(phrases: readonly string[][], isOpen: boolean): Search {
  const words = phrases.flat();
  const prefix = (isOpen && words.pop()) || null;
  return {
    words: [...new Set(words)],
    prefix,
    phrases: phrases
      .map((phrase, n) => ({ phrase, end: isOpen && n === phrases.length - 1 ? "" : " " }))
      .filter(({ phrase }) => phrase.length > 1)
      .map(({ phrase, end }) => ` ${phrase.join(" ")}${end}`),
  };
}

/** The same words with one letter changed in each that is unknown; null if all are known, or one has no such word. */
async function respell(
  { db, customerId }: Pick<Context, "db" | "customerId">,
  phrases: readonly string[][],
  isOpen: boolean,
): Promise<string[][] | null> {
  const words = phrases.flat();
  const terms = words
    .map((word, n): Term => ({ word, isPrefix: isOpen && n === words.length - 1 }))
    .filter(({ word }) => [...word].length >= forgivenFrom);
  if (terms.length > maxForgiven) return null;
  const unknown = await findUnknown(db, customerId, terms);
  if (unknown.length === 0) return null;
  const spellings = new Map<string, string>();
  for (const { word, isPrefix } of unknown) {
    const spelling = await findSpelling(db, customerId, { ...oneLetterOff(word), isPrefix });
    if (spelling === null) return null;
    spellings.set(word, spelling);
  }
  return phrases.map((phrase) => phrase.map((word) => spellings.get(word) ?? word));
}

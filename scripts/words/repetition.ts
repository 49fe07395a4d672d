/** How many texts of a set of signals are the same once names, companies, numbers and quotes are masked. */
import type { Words, WordsInput } from "@/lib/words/writer";

export interface Repetition {
  whyItMatters: number;
  suggestedOpener: number;
  talkingPoints: number;
}

export interface WrittenSignal {
  input: WordsInput;
  words: Words;
}

/** The share (0 to 1) of texts of each kind that share their masked text with another one. */
export function measureRepetition(signals: readonly WrittenSignal[]): Repetition {
  const texts = (read: (words: Words) => string[]) =>
    shareOf(signals.flatMap(({ input, words }) => read(words).map((text) => mask(text, input))));
  return {
    whyItMatters: texts(({ whyItMatters }) => [whyItMatters]),
    suggestedOpener: texts(({ suggestedOpener }) => [suggestedOpener]),
    talkingPoints: texts(({ talkingPoints }) => talkingPoints),
  };
}

/** The text with names, companies, numbers and quotes replaced by signs. */
export function mask(text: string, { person, company, source, post }: WordsInput): string {
  const names = [person.name, ...person.name.split(" "), company?.name, source.displayName, post.author]
    .flatMap((name) => (name && name.length > 1 ? [name] : []))
    .sort((a, b) => b.length - a.length);
  let masked = text.replace(/“[^”]*”|„[^“]*“|«[^»]*»/gu, "Q");
  for (const name of names) masked = masked.replaceAll(name, "N");
  return masked.replace(/\d+(?:[.,\s\u00a0\u202f]\d+)*/gu, "0");
}

function shareOf(texts: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const repeated = texts.filter((text) => (counts.get(text) ?? 0) > 1).length;
  return texts.length === 0 ? 0 : repeated / texts.length;
}

import { isNeed } from "@/lib/judgement/meaning/meaning-kinds";
import { type EvidenceToRead, readWritten, writtenIn } from "./read-meaning";
import type { Probabilities } from "./reader/classify";
import { needOf } from "./reader/decide";
import { loadReader, type StoredReader } from "./reader/model";

/** At most this many words of a text are weighed, and this many named. */
const [weighed, named] = [80, 3];

/**
 * Why a text was read as it was, in sentences: the meaning with its probability and threshold, the runner-up, and the
 * words without which it would be less likely. Empty for a reaction. Pure.
 */
export function explainMeaning(
  evidence: EvidenceToRead,
  reader: Pick<StoredReader, "model" | "thresholds"> = loadReader(),
): string[] {
  const written = writtenIn(evidence);
  if (!written) return [];
  const { text } = written;
  const { probabilities, reading } = readWritten(written, reader);
  const { meaning, probability } = reading;
  const likely = (input: Probabilities) => (isNeed(meaning) ? needOf(input) : input[meaning]);
  const rivals = Object.entries(probabilities)
    .filter(([name]) => name !== meaning)
    .sort(([, a], [, b]) => b - a);
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].slice(0, weighed);
  const telling = words
    .map(({ 0: word, index }) => {
      const without = text.slice(0, index) + text.slice(index + word.length);
      const rest = readWritten({ ...written, text: without }, reader);
      return { word, gain: likely(probabilities) - likely(rest.probabilities) };
    })
    .filter(({ gain }) => gain >= 0.01)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, named)
    .map(({ word, gain }) => `“${word}” (${percent(gain)})`);
  return [
    `Reads as ${meaning}, ${percent(probability)}${isNeed(meaning) ? " as any need" : ""}.`,
    `A need counts from ${percent(reader.thresholds.need)}; this text shows one with ${percent(needOf(probabilities))}.`,
    ...rivals.slice(0, 1).map(([name, share]) => `Next: ${name}, ${percent(share)}.`),
    ...(telling.length > 0 ? [`Less likely without ${telling.join(", ")}.`] : []),
  ];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

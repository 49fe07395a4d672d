import { normalizeText } from "@/lib/judgement/text/normalize-text";
import { compileWords, rulesFrom } from "@/lib/judgement/text/word-matcher";
import { cueWords, type LimitCue, turnWords } from "./context-words";

/** What one limiting word of a sentence limits: the words after it, or those before it. */
export interface Clause {
  cue: LimitCue;
  /** Up to the next limiting word or the next thought; "," and "&" stand for punctuation. */
  after: string[];
  /** From the limiting word before. */
  before: string[];
}

const findCues = compileWords(
  Object.entries(cueWords).flatMap(([cue, patterns]) => rulesFrom(patterns, cue as LimitCue)),
);
const maxSentences = 60;
const maxSentenceLength = 400;

/** The sentences of a text, without list marks; at most 60 of 400 characters. */
export function splitSentences(text: string): string[] {
  return text
    .slice(0, 10_000)
    .split(/(?<=[.!?;])\s+|[\n\r•·]+|\s[-–—]\s/)
    .map((sentence) => sentence.replace(/^[\s\-–—*>\d.)]+(?=\D)/, "").trim())
    .filter(Boolean)
    .slice(0, maxSentences)
    .map((sentence) => sentence.slice(0, maxSentenceLength));
}

/** The limiting words of a sentence in order, with what each may limit. Empty if there are none. */
export function readClauses(sentence: string): Clause[] {
  const words = tokensOf(sentence);
  const cues = findCues(words).filter(({ tag }) => tag !== "plain");
  return cues.map(({ tag, start, length }, index) => {
    const previous = cues[index - 1];
    return {
      cue: tag,
      after: upToTurn(words.slice(start + length, cues[index + 1]?.start)),
      before: words.slice(previous ? previous.start + previous.length : 0, start),
    };
  });
}

/**
 * Words and punctuation: "," ends a chunk, "&" joins two. Portuguese "só" differs from "so" only by its accent, and
 * English "solo founders" are not Spanish "solo".
 */
function tokensOf(sentence: string): string[] {
  const plain = normalizeText(
    sentence
      .replace(/(?<!\p{L})só(?!\p{L})/giu, "somente")
      .replace(
        /(?<!\p{L})solo(?=[\s-]*(?:founder|preneur|entrepreneur|consult|practi|selbst))/giu,
        "freelance",
      ),
  );
  const tokens = plain.match(/[\p{L}\p{N}]+|[,;:()]|[/&+]/gu) ?? [];
  return tokens.map((token) => (/[/&+]/.test(token) ? "&" : /[,;:()]/.test(token) ? "," : token));
}

function upToTurn(words: readonly string[]): string[] {
  const turn = words.findIndex((word, index) => index > 0 && turnWords.has(word));
  return turn === -1 ? [...words] : words.slice(0, turn);
}

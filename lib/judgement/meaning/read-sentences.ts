import { normalizeText } from "@/lib/judgement/text/normalize-text";
import type { Sentence } from "@/lib/judgement/text/phrase-matcher";

export interface ReadSentence extends Sentence {
  /** For each word, the number of its clause: negations reach no further than their clause. */
  clauses: readonly number[];
}

/** At most this many characters of a text are read; what a post wants is said by then. */
const maxLength = 6_000;

const links = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;
const mentions = /@[\p{L}\d_.-]+(?: \p{Lu}[\p{L}-]+)?/gu;
const sentenceEnds = /(?<=[.!?…])[\s"'”»)]+|[\n;¿¡]+|(?<=\p{L}[?!])(?=\p{L})/u;
const clauseEnds = /[,:()–—"“”«»]+|\s-\s/;

/** The sentences of a text in the form of `normalizeText`, English contractions spelled out, without links and mentions. */
export function readSentences(text: string): ReadSentence[] {
  const plain = text
    .slice(0, maxLength)
    .replace(links, " http ")
    .replace(mentions, " ")
    .replace(/[’‘´`]/g, "'");
  return plain.split(sentenceEnds).flatMap((part) => {
    const isQuestion = part.includes("?");
    const words: string[] = [];
    const clauses: number[] = [];
    part.split(clauseEnds).forEach((clause, index) => {
      for (const word of wordsOfClause(clause)) {
        words.push(word);
        clauses.push(index);
      }
    });
    return words.length > 0 ? [{ words, clauses, isQuestion }] : [];
  });
}

function wordsOfClause(clause: string): string[] {
  return (
    expandContractions(normalizeText(clause))
      .match(/[\p{L}\p{N}#]+/gu)
      ?.map(withoutHash) ?? []
  );
}

/** `don't` becomes `dont`, `we're` becomes `we are`; the apostrophes of other languages only separate words. */
function expandContractions(text: string): string {
  if (!text.includes("'")) return text;
  return text
    .replace(/n't\b/g, "nt")
    .replace(/\b(i)'m\b/g, "$1 am")
    .replace(/\b(we|you|they)'re\b/g, "$1 are")
    .replace(/\b(i|we|you|they)'ve\b/g, "$1 have")
    .replace(/\b(\w+)'ll\b/g, "$1 will")
    .replace(/\b(i|we|you|they)'d\b/g, "$1 would")
    .replace(/\b(it|what|that|who|how|there|here)'s\b/g, "$1 is")
    .replace(/\blet's\b/g, "let us");
}

function withoutHash(word: string): string {
  return word.replace(/#/g, "");
}

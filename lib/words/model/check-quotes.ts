/** Finds quotations that nobody wrote. */
import { fold } from "./check-names";

const quotations =
  /“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|»([^«»]*)«|"([^"]*)"|(?<![\p{L}\p{N}])[‘'‚]([^‘’'‚]{6,}?)[’'‘](?![\p{L}\p{N}])/gu;

/** The quoted passages of a text, and the text without them. Null if a quotation has no end. */
export function readQuotations(text: string): { quotes: string[]; rest: string } | null {
  const quotes = [...text.matchAll(quotations)].map(
    ([, ...parts]) => parts.find((part) => part !== undefined) ?? "",
  );
  // A quotation stays a word of its sentence, and ends it where it did.
  const rest = text.replace(quotations, (quotation) => ` x${/[.!?…](?=.$)/u.exec(quotation)?.[0] ?? ""} `);
  return /[“”„«»"]/u.test(rest) ? null : { quotes, rest };
}

/** A text with each quotation replaced. */
export const replaceQuotations = (text: string, by: (quote: string) => string): string =>
  text.replace(quotations, (quotation) => by(readQuotations(quotation)?.quotes[0] ?? ""));

/** Abbreviations before a name or an example, in the seven languages: the full stop ends no sentence. */
const abbreviations =
  /(?<![\p{L}\p{N}])(?:dr|dra|prof|ing|mr|mrs|ms|m|mme|sr|sra|srta|sig|dott|dhr|mevr|hr|fr|st|nr|no|ca|bzw|bijv|usw|z\.\s?b|u\.a|d\.h|p\.\s?ex|e\.g|i\.e|vs)\.$/iu;

const longestAbbreviation = 8;

/** The sentences of a text; neither a quotation nor an abbreviation is split. */
export function splitSentences(text: string): string[] {
  const quoted = [...text.matchAll(quotations)].map(
    ({ 0: all, index }) => [index, index + all.length] as const,
  );
  const ends = [...text.matchAll(/(?<=[.!?;])\s+/gu)]
    .map(({ index }) => index)
    .filter((at) => !quoted.some(([from, to]) => at > from && at < to))
    .filter((at) => !abbreviations.test(text.slice(Math.max(0, at - longestAbbreviation), at)));
  return [0, ...ends]
    .map((from, n) => text.slice(from, ends[n]).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Whether the passage is in the text word for word; `…` stands for what was left out. */
export function isQuoted(passage: string, text: string): boolean {
  const source = toWords(text);
  let from = 0;
  const pieces = passage
    .split(/…|\.{3}|\[|\]/)
    .map(toWords)
    .filter((piece) => piece.trim() !== "");
  if (pieces.length === 0) return false;
  return pieces.every((piece) => {
    const at = source.indexOf(piece, from);
    from = at + piece.length - 1;
    return at >= 0;
  });
}

/** Only the words, each between spaces. */
const toWords = (text: string): string =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ") ?? ""
  } `;

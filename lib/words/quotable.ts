/** Makes what people wrote safe to quote. */
import { oneLine } from "@/lib/judgement/text/excerpt";

/** What scraped texts hold of markup. */
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'", "#039": "'" };

/**
 * Makes text safe to quote: without links, leading handles, hashtags at both ends, mention signs, markup and quotes.
 */
export function quotable(text: string): string {
  const plain = text
    .slice(0, 4_000)
    // From here on, the sign stands for a link.
    .replaceAll("…", "...")
    .replace(/&(amp|lt|gt|quot|nbsp|#0?39);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, " … ")
    // What data sets leave of them; "HTTP" is a word.
    .replace(/(?<!\S)https?(?!\S)/g, " … ")
    // A heading: a few words on a first line without a sign.
    .replace(/^\s*\p{Lu}\p{L}*(?: \p{L}+){0,2}[^\S\n]*\n+(?=\s*\p{Lu}\S* \S)/u, "")
    // What forums put where an image stands: its name, width and height.
    .replace(/^.*\d[x×]\d+(?:\s[\d.,]+\s?[KM]B)?\s*$/gmu, "")
    // A sentence ends where its line ends, whatever the next one begins with.
    .replace(/(?<=[.!?]["”')]*[^\S\n]*\n\s*)\p{Ll}/gu, (letter) => letter.toUpperCase())
    // Of a list behind a sentence, and at the beginning, the marks are left out.
    .replace(/(?<=^|[.:!?]["”')]*[^\S\n]*\n)\s*(?:[*•·–-]|\d{1,2}[.)])\s+(?=\p{L})/gu, "\n")
    // A list on one line.
    .replace(/(?<=[^\s.,:;!?])[^\S\n]*\n\s*(?:[*•·–-]|\d{1,2}[.)])\s+/g, ", ")
    .replace(/^(?:\s*@[\p{L}\p{N}_.-]+)+(?=\s+\p{Lu}|\s+[^\p{L}])/u, " ")
    // With what is left of links beside them.
    .replace(/^(?:[\s…]*#[\p{L}\p{N}_]+){2,}|(?:^|\s)(?:#[\p{L}\p{N}_]+[\s…]*)+$/gu, " ")
    .replace(/[#@](?=[\p{L}\p{N}])/gu, "")
    // Texts that were stored as code.
    .replace(/\\+(?=["'])/g, "")
    .replace(/["“”„«»‹›]/g, "'")
    .replace(/[<>`*~|[\]{}]+|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, " ")
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F)+/gu, " ");
  return oneLine(plain).replace(/^[\s.,:;·•–—-]+(?=\S)/u, "");
}

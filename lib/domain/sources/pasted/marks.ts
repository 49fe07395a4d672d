/** What stands around the words of a pasted line and belongs to its list, not to them. */

const bullets =
  /^(?:[\s\p{Cf}]|[•·‣▪▫◦●○■□☐☑✓✔✅➤→*>|~]|[-–—+](?=\s)|\(?\d{1,3}[.):](?=\s)|\[[ xX]?\](?=\s))+/u;
const quotesBefore = /^["'`“”„«»‘’‚]+/u;
// These look behind, so that a run inside the text is tried once and not from each of its characters.
const quotesAfter = /(?<!["'`“”„«»‘’])["'`“”„«»‘’]+$/u;
const punctuationAfter = /(?<![\s\p{Cf},;:.!…])[\s\p{Cf},;:.!…]+$/u;

/** Whether a text has more than marks: a letter or a digit. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Without bullets, numbers and checkboxes before it. */
export const withoutBullets = (text: string): string => text.replace(bullets, "").trimEnd();

/** Words alone: also without the quotes around them, the hash of a tag and the punctuation after them. */
export function plainWords(text: string): string {
  const inner = withoutBullets(text)
    .replace(punctuationAfter, "")
    .replace(quotesBefore, "")
    .replace(quotesAfter, "")
    .replace(punctuationAfter, "");
  return inner
    .replace(/^#(?=\p{L})/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}

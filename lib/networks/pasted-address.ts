/** Addresses as people copy them: out of sentences, messages and documents, with what stood around them. */

/** Format characters that change no word, wherever they are. Joiners stay: they are part of some scripts. */
const weightless = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const leading = /^(?:[\s\p{Cf}\p{Ps}\p{Pi}<"'`*•·‣>|~„]|[-–—](?=\s)|\d{1,3}[.)](?=\s))+/u;
/** Looks behind, so that a run inside the text is tried once and not from each of its characters. */
const trailing =
  /(?<![\s\p{Cf}\p{Pe}\p{Pf}>"'`*|~.,;:!?…‚„。、，；：！？．])[\s\p{Cf}\p{Pe}\p{Pf}>"'`*|~.,;:!?…‚„。、，；：！？．]+$/u;
/** `[text](address)`, also with a title or in angle brackets. */
const markdownLink = /\]\(\s*<?([^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)/u;
/** `<address>` and `<address|text>`, also after a name. */
const inAngles = /<([^\s<>|]+)(?:\|[^<>]*)?>/u;
/** The value of `href` in pasted HTML. */
const href = /\bhref\s*=\s*["']([^"'\s]+)["']/iu;

/**
 * The address alone: no invisible characters, links of Markdown and chats, brackets, quotes or punctuation around it.
 */
export function tidyPasted(input: string): string {
  const text = input.replace(weightless, "");
  const linked = (href.exec(text) ?? markdownLink.exec(text) ?? inAngles.exec(text))?.[1];
  return trimTrailing((linked ?? text).replace(leading, ""));
}

/** Without the punctuation, brackets and quotes that follow a copied address or name in it. */
export const trimTrailing = (text: string): string => text.replace(trailing, "");

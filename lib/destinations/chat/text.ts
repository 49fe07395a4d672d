/** User-written text in a chat message: escaped, length-limited, never interpreted as markup. */

const entities: Partial<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Removes lone surrogates and control characters, which the chat tool rejects. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();

/** Collapses white space, so that the text fits on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, " ");

/**
 * Escapes `&`, `<` and `>`, so that the text cannot contain links or mentions, and cuts the result to at most
 * `limit` UTF-16 units, with an ellipsis: between words if possible, and never within a character or an entity.
 * `newline` replaces line breaks.
 */
export function escapeWithin(text: string, limit: number, newline = "\n"): string {
  let written = "";
  let withRoom = "";
  for (const character of clean(text)) {
    written += entities[character] ?? (character === "\n" ? newline : character);
    if (written.length > limit) return `${withoutPart(withRoom, written.charAt(withRoom.length))}…`;
    if (written.length < limit) withRoom = written;
  }
  return written;
}

/** Without the last word if only a part of it fits, unless hardly anything would be left. */
function withoutPart(text: string, next: string): string {
  const end = /\s/.test(next) ? text.length : Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"));
  return (end >= text.length / 3 ? text.slice(0, end) : text).trimEnd();
}

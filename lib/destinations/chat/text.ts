/** Text of other people in a chat message: escaped, within a limit, and never more than text. */

const entities: Partial<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Without halves of characters and control characters, which the chat refuses. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[^\P{Cc}\n]/gu, "")
    .trim();

/** The same on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, " ");

/**
 * Escapes `&`, `<` and `>`, so that nothing in it is a link or calls anybody, and cuts it so that what is written
 * has at most `limit` UTF-16 units: between whole characters and entities, with an ellipsis. `newline` is what
 * stands for a line's end.
 */
export function escapeWithin(text: string, limit: number, newline = "\n"): string {
  let written = "";
  let withRoom = "";
  for (const character of clean(text)) {
    written += entities[character] ?? (character === "\n" ? newline : character);
    if (written.length > limit) return `${withRoom.trimEnd()}…`;
    if (written.length < limit) withRoom = written;
  }
  return written;
}

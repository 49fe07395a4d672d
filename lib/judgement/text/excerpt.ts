import { cutAtGrapheme } from "./cut-at-grapheme";

/**
 * Characters that can't be shown: control, bidirectional and invisible characters. What joins letters (Persian, Indic
 * scripts) and emoji stays where it does so.
 */
const joiner =
  /(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200C|\u200D)(?=[\p{L}\p{Extended_Pictographic}])/u;
const unshowable = new RegExp(`(?:(?!${joiner.source})[\\p{Cc}\\p{Cf}\\u2028\\u2029])+`, "gu");

/** Text on one line: control and invisible characters, newlines and repeated spaces become one space. */
export function oneLine(text: string): string {
  return text.replace(unshowable, " ").replace(/\s+/g, " ").trim();
}

/**
 * The beginning of a text on one line, at most `max` UTF-16 units including the ellipsis. Cuts between words if
 * possible, and never within a character.
 */
export function excerpt(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  if (max < 1) return "";
  const room = line.slice(0, max - 1);
  // Cuts at a break after the first third; a text without spaces is cut at the limit.
  const space = line.charAt(max - 1) === " " ? room.length : room.lastIndexOf(" ");
  const cut = space >= room.length / 3 ? room.slice(0, space) : cutAtGrapheme(line, max - 1);
  return `${cut.replace(/[\s,;:.!?–—-]+$/u, "")}…`;
}

/** What cannot be shown: control characters, and marks that turn the direction of text or are invisible. */
const unshowable = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Text on one line: control and invisible characters, newlines and repeated spaces become one space. */
export function oneLine(text: string): string {
  return text.replace(unshowable, " ").replace(/\s+/g, " ").trim();
}

/**
 * The beginning of a text on one line, at most `max` characters with its ellipsis (UTF-16, as `length` counts),
 * cut between words where there is one to cut at, and never within a character.
 */
export function excerpt(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  if (max <= 1) return max === 1 ? "…" : "";
  const room = line.slice(0, max - 1);
  // A break in the last third is a good place; a text without spaces is cut where it must be.
  const space = line.charAt(max - 1) === " " ? room.length : room.lastIndexOf(" ");
  const cut = space >= room.length / 3 ? room.slice(0, space) : room.replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.replace(/[\s,;:.!?–—-]+$/u, "")}…`;
}

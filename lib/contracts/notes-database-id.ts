const idAtTheEnd =
  /(?:^|[-/])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\/?$/i;

/**
 * The id of a notes database, in lower case and with hyphens, from what people paste: the id itself, or the
 * database's address, whose path ends with it (`?v=` names a view). Null where there is none.
 */
export function readNotesDatabaseId(text: string): string | null {
  const [path = ""] = text.trim().split(/[?#]/, 1);
  const [, ...parts] = idAtTheEnd.exec(path) ?? [];
  return parts.length > 0 ? parts.join("-").toLowerCase() : null;
}

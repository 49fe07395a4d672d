const idAtTheEnd =
  /(?:^|[-/])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\/?$/i;

/**
 * Extracts the ID of a notes database, in lower case with hyphens, from pasted text: the ID itself, or the database's
 * URL, whose path ends with it (`?v=` is a view's ID). Null if there is none.
 */
export function readNotesDatabaseId(text: string): string | null {
  const [path = ""] = text.trim().split(/[?#]/, 1);
  const [, ...parts] = idAtTheEnd.exec(path) ?? [];
  return parts.length > 0 ? parts.join("-").toLowerCase() : null;
}

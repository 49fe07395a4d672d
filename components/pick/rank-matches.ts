/** How well a name matches, best first: all of it, its start, the start of a word, any part; null if not at all. */
function rankOf(name: string, typed: string): number | null {
  const at = name.indexOf(typed);
  if (at < 0) return null;
  if (name === typed) return 0;
  if (at === 0) return 1;
  return name.includes(` ${typed}`) ? 2 : 3;
}

/** The rows whose name contains what was typed, best matches first, otherwise in their order. */
export function rankMatches<Row extends { name: string; otherNames?: readonly string[] }>(
  rows: readonly Row[],
  typed: string,
): Row[] {
  const wanted = typed.trim().toLowerCase();
  const ranked = rows.flatMap((row) => {
    const ranks = [row.name, ...(row.otherNames ?? [])].map((name) => rankOf(name.toLowerCase(), wanted));
    const found = ranks.filter((rank) => rank !== null);
    return found.length > 0 ? [{ row, rank: Math.min(...found) }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ row }) => row);
}

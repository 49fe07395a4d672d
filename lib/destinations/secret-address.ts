/** A path segment longer than this counts as random, even without digits. */
const longestWord = 24;

/**
 * The parts to mask in an address that is itself the credential: the whole path, its last segment and each segment
 * that does not look like a word, the query string and its values.
 */
export function secretsInAddress({ pathname, search, searchParams }: URL): string[] {
  const parts = pathname.split("/").filter(Boolean);
  const keys = parts.filter(
    (part, n) => n === parts.length - 1 || /\d/.test(part) || part.length > longestWord,
  );
  return [pathname + search, pathname, pathname.slice(1), search, ...keys, ...searchParams.values()];
}

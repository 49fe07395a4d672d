/** Of this length or longer, a part of a path that holds no digit is taken for random letters all the same. */
const longestWord = 24;

/**
 * What must be hidden of an address that is itself the credential: the path, as a whole and each part of it that
 * does not read like a word, and the query with its values.
 */
export function secretsInAddress({ pathname, search, searchParams }: URL): string[] {
  const parts = pathname.split("/").filter(Boolean);
  const keys = parts.filter(
    (part, n) => n === parts.length - 1 || /\d/.test(part) || part.length > longestWord,
  );
  return [pathname + search, pathname, pathname.slice(1), search, ...keys, ...searchParams.values()];
}

/** Regular expressions of PostgreSQL that find a person's addresses and names in text, and what replaces them. */
import { type SQL, sql } from "drizzle-orm";
import * as vocabulary from "../vocabulary";

export interface Naming {
  /** By address, what stands in its place. */
  pseudonyms: ReadonlyMap<string, string>;
  names: string[];
  /** What their addresses end in: reports and answers name a person by that alone. */
  slugs: string[];
}

/** What stands where an erased person's name stood. */
export const erasedName = "Erased person";
/** What stands where their slug stood. */
const erasedSlug = "erased";

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** Text as it stands in JSON too. */
const spellings = (text: string) => [...new Set([text, JSON.stringify(text).slice(1, -1)])];

/** What JSON is written in, and what rows say of themselves. */
const words = new Set<string>(["true", "false", "null", ...Object.values(vocabulary).flat()]);
/** People may call themselves by such a word: replaced in a row, it would leave one that nothing can read. */
const isReplaceable = (name: string) => /\p{L}/u.test(name) && !words.has(name);
/** The same holds of keys, which look like this. */
const isLikeKey = (name: string) => /^[a-z][A-Za-z]*$/.test(name);

/** An address to its end: `/in/ada` is not part of `/in/ada-author`. */
const urlPattern = (url: string) => String.raw`${escapePattern(url)}(?=[.]?(?:[]\s"'<>,;)}/?#\\]|$))`;
/** A name as whole words: `Ann Li` is not part of `Joann Lind`. */
const namePattern = (name: string) =>
  `(?<![[:alnum:]])(?:${spellings(name).map(escapePattern).join("|")})(?![[:alnum:]])${isLikeKey(name) ? '(?!":)' : ""}`;

/**
 * A slug as a whole, in text and in paths. One that could be an ordinary word, as of somebody with one name, is
 * replaced only where JSON calls it a slug.
 */
function slugPattern(slug: string): string {
  const escaped = escapePattern(slug);
  return /[-_\d]/.test(slug)
    ? `(?<![[:alnum:]_-])${escaped}(?![[:alnum:]_-])`
    : `(?<="slug": ?")${escaped}(?=")`;
}

/** Patterns with what replaces them: addresses, then slugs, then names, the longest first. */
function replacements({ pseudonyms, names, slugs }: Naming): (readonly [string, string])[] {
  const longestFirst = names.filter(isReplaceable).toSorted((a, b) => b.length - a.length);
  return [
    ...[...pseudonyms].map(([url, pseudonym]) => [urlPattern(url), pseudonym] as const),
    ...slugs.map((slug) => [slugPattern(slug), erasedSlug] as const),
    ...longestFirst.map((name) => [namePattern(name), erasedName] as const),
  ];
}

/** True of text that holds one of the addresses or names. */
export function isNaming(text: SQL, naming: Naming): SQL {
  const pattern = replacements(naming)
    .map(([pattern]) => pattern)
    .join("|");
  return sql`${text} ~ ${pattern}::text`;
}

/** The text with its addresses replaced by pseudonyms, and its names by `erasedName`. */
export const withoutPerson = (text: SQL, naming: Naming): SQL =>
  replacements(naming).reduce(
    (done, [pattern, by]) => sql`regexp_replace(${done}, ${pattern}::text, ${by}::text, 'g')`,
    text,
  );

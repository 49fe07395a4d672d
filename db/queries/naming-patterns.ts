/** PostgreSQL regular expressions that find a person's addresses and names in text, with their replacements. */
import { type SQL, sql } from "drizzle-orm";
import * as vocabulary from "../vocabulary";

export interface Naming {
  /** The replacement of each address. */
  pseudonyms: ReadonlyMap<string, string>;
  names: string[];
  /** The last part of their addresses: reports and responses may use it alone. */
  slugs: string[];
}

/** Replaces an erased person's name. */
export const erasedName = "Erased person";
/** Replaces their slug. */
const erasedSlug = "erased";

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** A text and its form in JSON. */
const spellings = (text: string) => [...new Set([text, JSON.stringify(text).slice(1, -1)])];

/** Words with a meaning in JSON or in rows. */
const words = new Set<string>(["true", "false", "null", ...Object.values(vocabulary).flat()]);
/** People may use such a word as their name. Replacing it would make a row unreadable. */
const isReplaceable = (name: string) => /\p{L}/u.test(name) && !words.has(name);
/** The same applies to JSON keys, which look like this. */
const isLikeKey = (name: string) => /^[a-z][A-Za-z]*$/.test(name);

/** A complete address: `/in/ada` does not match within `/in/ada-author`. */
const urlPattern = (url: string) => String.raw`${escapePattern(url)}(?=[.]?(?:[]\s"'<>,;)}/?#\\]|$))`;
/** A name as whole words: `Ann Li` does not match within `Joann Lind`. */
const namePattern = (name: string) =>
  `(?<![[:alnum:]])(?:${spellings(name).map(escapePattern).join("|")})(?![[:alnum:]])${isLikeKey(name) ? '(?!":)' : ""}`;

/**
 * A whole slug, in text and paths. A slug that could be an ordinary word, such as a single name, is replaced only
 * where JSON labels it a slug.
 */
function slugPattern(slug: string): string {
  const escaped = escapePattern(slug);
  return /[-_\d]/.test(slug)
    ? `(?<![[:alnum:]_-])${escaped}(?![[:alnum:]_-])`
    : `(?<="slug": ?")${escaped}(?=")`;
}

/** Patterns with their replacements: addresses, then slugs, then names, longest first. */
function replacements({ pseudonyms, names, slugs }: Naming): (readonly [string, string])[] {
  const longestFirst = names.filter(isReplaceable).toSorted((a, b) => b.length - a.length);
  return [
    ...[...pseudonyms].map(([url, pseudonym]) => [urlPattern(url), pseudonym] as const),
    ...slugs.map((slug) => [slugPattern(slug), erasedSlug] as const),
    ...longestFirst.map((name) => [namePattern(name), erasedName] as const),
  ];
}

/** True for text that contains one of the addresses or names. */
export function isNaming(text: SQL, naming: Naming): SQL {
  const pattern = replacements(naming)
    .map(([pattern]) => pattern)
    .join("|");
  return sql`${text} ~ ${pattern}::text`;
}

/** The text with addresses replaced by pseudonyms, and names by `erasedName`. */
export const withoutPerson = (text: SQL, naming: Naming): SQL =>
  replacements(naming).reduce(
    (done, [pattern, by]) => sql`regexp_replace(${done}, ${pattern}::text, ${by}::text, 'g')`,
    text,
  );

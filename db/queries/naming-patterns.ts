/** PostgreSQL regular expressions that find a person's addresses and names in text, with their replacements. */
import { type SQL, sql } from "drizzle-orm";
import { contains } from "../text-patterns";
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

const inHtml: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Whether a name has several words. One word may be an ordinary word, or a part of somebody else's name. */
const isFullName = (name: string) => /\S\s+\S/.test(name.trim());

/** Without names of one word, for texts in which those are more likely ordinary words. */
export const withFullNames = (naming: Naming): Naming => ({
  ...naming,
  names: naming.names.filter(isFullName),
});

/** A name in text, JSON and HTML; a full name also in lower case, as searches store it, and in capitals. */
function spellings(name: string): string[] {
  const cases = isFullName(name) ? [name, name.toLowerCase(), name.toUpperCase()] : [name];
  const forms = cases.flatMap((text) => [
    text,
    JSON.stringify(text).slice(1, -1),
    text.replace(/[&<>"']/g, (letter) => inHtml[letter] ?? letter),
  ]);
  return [...new Set(forms)];
}

/** Words with a meaning in JSON or in rows. */
const words = new Set<string>(["true", "false", "null", ...Object.values(vocabulary).flat()]);
/** People may use such a word as their name. Replacing it would make a row unreadable. */
const isReplaceable = (name: string) => /\p{L}/u.test(name) && !words.has(name);
/** The same applies to JSON keys, which look like this. */
const isLikeKey = (name: string) => /^[a-z][A-Za-z]*$/.test(name);

/** The part of an address that people do not leave out when they write it. */
const withoutScheme = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, "");
/** A complete address, with or without its scheme: `/in/ada` does not match within `/in/ada-author`. */
const urlPattern = (url: string) =>
  String.raw`(?:https?://)?(?:www\.)?${escapePattern(withoutScheme(url))}(?=[.!:]?(?:[]\s"'<>,;)}/?#&|\\]|$))`;
/** A name as whole words: `Ann Li` does not match within `Joann Lind`. */
const namePattern = (name: string) =>
  `(?<![[:alnum:]])(?:${spellings(name).map(escapePattern).join("|")})(?![[:alnum:]])${isLikeKey(name) ? '(?!":)' : ""}`;

/**
 * A whole slug, in text and paths. A slug that could be an ordinary word, such as a single name, is replaced only
 * where JSON labels it a slug.
 */
function slugPattern(slug: string): string {
  const escaped = escapePattern(slug);
  return /[-_.\d]/.test(slug)
    ? `(?<![[:alnum:]_-])${escaped}(?![[:alnum:]_-])`
    : `(?<="slug": ?")${escaped}(?=")`;
}

interface Replacement {
  pattern: string;
  by: string;
  /** Every text that the pattern matches contains one of these. */
  parts: string[];
}

/** Addresses, then slugs, then names, longest first. */
function replacements({ pseudonyms, names, slugs }: Naming): Replacement[] {
  const longestFirst = names.filter(isReplaceable).toSorted((a, b) => b.length - a.length);
  return [
    ...[...pseudonyms].map(([url, by]) => ({ pattern: urlPattern(url), by, parts: [withoutScheme(url)] })),
    ...slugs.map((slug) => ({ pattern: slugPattern(slug), by: erasedSlug, parts: [slug] })),
    ...longestFirst.map((name) => ({ pattern: namePattern(name), by: erasedName, parts: spellings(name) })),
  ];
}

/** True for text that contains one of the addresses or names. Plain comparisons come first: they are much faster. */
export function isNaming(text: SQL, naming: Naming): SQL {
  const all = replacements(naming);
  const needed = all.flatMap(({ parts }) => parts);
  // An address contains its slug: whatever contains a longer part contains the shorter one.
  const shortest = new Set(
    needed.filter((part) => !needed.some((one) => one !== part && part.includes(one))),
  );
  const parts = [...shortest].map((part) => sql`${contains(part)}::text`);
  const pattern = all.map(({ pattern }) => pattern).join("|");
  return sql`(${text} like any (array[${sql.join(parts, sql`, `)}]) and ${text} ~ ${pattern}::text)`;
}

/** The 400 characters around the first place where the text names the person. */
export function excerpt(text: SQL, naming: Naming): SQL {
  const pattern = replacements(naming)
    .map(({ pattern }) => pattern)
    .join("|");
  return sql`substr(${text}, greatest(regexp_instr(${text}, ${pattern}::text) - 150, 1), 400)`;
}

/** The text with addresses replaced by pseudonyms, and names by `erasedName`. */
export const withoutPerson = (text: SQL, naming: Naming): SQL =>
  replacements(naming).reduce(
    (done, { pattern, by }) => sql`regexp_replace(${done}, ${pattern}::text, ${by}::text, 'g')`,
    text,
  );

/** The signal list's `tags` filter: `<categoryId>:<tok>|<tok>,<categoryId>:<tok>`. */
import { z } from "zod";
import { maxTagGroups, maxTagsLength } from "./request-limits";
import { text } from "./text";

export type TagToken = { kind: "has" | "lacks"; valueId: string } | { kind: "none" } | { kind: "any" };

/** A filter on one category's tags: at least one token must match. */
export interface TagGroup {
  categoryId: string;
  tokens: TagToken[];
}

const shape = "must be <categoryId>:<token>|<token>,… where a token is a value's ID, !ID, none or any";

const id = "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}";
const token = `(?:!?${id}|none|any)`;
const group = `${id}:${token}(?:\\|${token})*`;
/** What the API description says of the text; that each category is named once is said in words. */
export const tagsPattern = `^${group}(?:,${group}){0,${maxTagGroups - 1}}$`;

/** Parses packed text into groups, with IDs in lower case. All groups must match; within a group, any token. */
export const PackedTags = text()
  .max(maxTagsLength)
  .meta({ pattern: tagsPattern })
  .transform((packed, ctx): TagGroup[] => {
    const groups = packed.split(",").map(parseGroup);
    const parsed = groups.filter((group) => group !== null);
    const problem = parsed.length < groups.length ? shape : problemOf(parsed);
    if (problem === null) return parsed;
    ctx.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  });

function problemOf(groups: TagGroup[]): string | null {
  if (groups.length > maxTagGroups) return `must have at most ${maxTagGroups} groups`;
  const categories = new Set(groups.map(({ categoryId }) => categoryId));
  return categories.size < groups.length ? "must name each category once" : null;
}

function parseGroup(packed: string): TagGroup | null {
  const colon = packed.indexOf(":");
  const categoryId = parseId(packed.slice(0, Math.max(colon, 0)));
  const given = packed.slice(colon + 1).split("|");
  const tokens = given.map(parseToken).filter((token) => token !== null);
  return categoryId !== null && tokens.length === given.length ? { categoryId, tokens } : null;
}

function parseToken(packed: string): TagToken | null {
  if (packed === "none" || packed === "any") return { kind: packed };
  const isExcluded = packed.startsWith("!");
  const valueId = parseId(isExcluded ? packed.slice(1) : packed);
  return valueId === null ? null : { kind: isExcluded ? "lacks" : "has", valueId };
}

function parseId(text: string): string | null {
  return z.uuid().safeParse(text).success ? text.toLowerCase() : null;
}

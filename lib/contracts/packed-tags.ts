/** The signal list's `tags` filter: `<categoryId>:<tok>|<tok>,<categoryId>:<tok>`. */
import { z } from "zod";

export type TagToken = { kind: "has" | "lacks"; valueId: string } | { kind: "none" } | { kind: "any" };

/** What a signal's tags of one category must be: one of the tokens holds. */
export interface TagGroup {
  categoryId: string;
  tokens: TagToken[];
}

/** A hundred groups of a token each: far beyond what any plan's categories need, and what one query bears. */
const longest = 8_000;
const shape = "must be <categoryId>:<token>|<token>,… with tokens a value's id, !id, none or any";

/** Packed text as its groups, ids in lower case. All groups must hold; within a group, any token. */
export const PackedTags = z
  .string()
  .max(longest)
  .transform((packed, ctx): TagGroup[] => {
    const groups = packed.split(",").map(parseGroup);
    const parsed = groups.filter((group) => group !== null);
    if (parsed.length === groups.length) return parsed;
    ctx.addIssue({ code: "custom", message: shape });
    return z.NEVER;
  });

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

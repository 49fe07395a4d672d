import type { TagFacets } from "@/lib/contracts/signals";

/** The chosen tokens of each category: a value's id, `!id`, `any` or `none`. */
export type TagFilter = ReadonlyMap<string, readonly string[]>;

/** Reads the address's `tags`: `<categoryId>:<token>|<token>,…`. What it cannot be is left for the server to refuse. */
export function readTagFilter(packed: string | null): TagFilter {
  const groups = (packed ?? "").split(",").filter(Boolean);
  return new Map(
    groups.map((group) => {
      const [categoryId = "", tokens = ""] = group.split(":");
      return [categoryId, tokens.split("|").filter(Boolean)];
    }),
  );
}

/** The filter as the address and the API have it; null when nothing is chosen. */
export function packTagFilter(filter: TagFilter): string | null {
  const groups = [...filter].filter(([, tokens]) => tokens.length > 0);
  return groups.map(([categoryId, tokens]) => `${categoryId}:${tokens.join("|")}`).join(",") || null;
}

/** Chooses a token of a category, or lets it go; a value is never wanted and unwanted at once. */
export function toggleToken(filter: TagFilter, categoryId: string, token: string): TagFilter {
  const tokens = filter.get(categoryId) ?? [];
  const opposite = token.startsWith("!") ? token.slice(1) : `!${token}`;
  const next = tokens.includes(token)
    ? tokens.filter((one) => one !== token)
    : [...tokens.filter((one) => one !== opposite), token];
  return new Map([...filter, [categoryId, next]]);
}

/** The filter in words, a group each: "Stage: Hot or none". */
export function describeTagFilter(filter: TagFilter, facets: TagFacets | undefined): string {
  return [...filter]
    .filter(([, tokens]) => tokens.length > 0)
    .map(([categoryId, tokens]) => {
      const category = facets?.categories.find(({ id }) => id === categoryId);
      const nameOf = (id: string) => category?.values.find((value) => value.id === id)?.name ?? "a tag";
      const words = tokens.map((token) =>
        token.startsWith("!")
          ? `not ${nameOf(token.slice(1))}`
          : token === "any" || token === "none"
            ? token
            : nameOf(token),
      );
      return `${category?.name ?? "Category"}: ${words.join(" or ")}`;
    })
    .join("; ");
}

import type { TagFacets } from "@/lib/contracts/tags";

/** The selected tokens of each category: a value's id, `!id`, `any` or `none`. */
export type TagFilter = ReadonlyMap<string, readonly string[]>;

/**
 * Parses the `tags` URL parameter: `<categoryId>:<token>|<token>,…`. Invalid values are left for the server to
 * reject.
 */
export function readTagFilter(packed: string | null): TagFilter {
  const groups = (packed ?? "").split(",").filter(Boolean);
  return new Map(
    groups.map((group) => {
      const [categoryId = "", tokens = ""] = group.split(":");
      return [categoryId, tokens.split("|").filter(Boolean)];
    }),
  );
}

/** The filter in URL and API format; null if nothing is selected. */
export function packTagFilter(filter: TagFilter): string | null {
  const groups = [...filter].filter(([, tokens]) => tokens.length > 0);
  return groups.map(([categoryId, tokens]) => `${categoryId}:${tokens.join("|")}`).join(",") || null;
}

/** Toggles a token of a category; a value is never both included and excluded. */
export function toggleToken(filter: TagFilter, categoryId: string, token: string): TagFilter {
  const tokens = filter.get(categoryId) ?? [];
  const opposite = token.startsWith("!") ? token.slice(1) : `!${token}`;
  const next = tokens.includes(token)
    ? tokens.filter((one) => one !== token)
    : [...tokens.filter((one) => one !== opposite), token];
  return new Map([...filter, [categoryId, next]]);
}

/** The filter in words, one group per category: "Stage: Hot or none". */
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

import { findTagCategories, findTagValues } from "@/db/queries/tags";
import { countTags } from "@/db/signal-index/facets";
import type { Context } from "@/lib/context";
import type { SignalFilters } from "@/lib/contracts/signal-filters";
import type { TagFacets } from "@/lib/contracts/tags";
import { filtersOf } from "./filters";

/** How many matching signals carry each tag; each category is counted without its own group of `tags`. */
export async function countSignalTags(
  ctx: Context,
  userId: string,
  query: SignalFilters,
): Promise<TagFacets> {
  const { db, customerId } = ctx;
  const [categories, values] = await Promise.all([
    findTagCategories(db, { customerId }),
    findTagValues(db, { customerId }),
  ]);
  const counts = await countTags(db, {
    filters: await filtersOf(ctx, userId, query),
    categoryIds: categories.map(({ id }) => id),
  });
  return {
    categories: categories.map(({ id: categoryId, name, selectionMode }) => {
      const counted = counts.categories.get(categoryId);
      const anyCount = counted?.any ?? 0;
      return {
        id: categoryId,
        name,
        selectionMode,
        values: values
          .filter((value) => value.categoryId === categoryId)
          .map(({ id, name }) => ({ id, name, count: counted?.byValue.get(id) ?? 0 })),
        anyCount,
        noneCount: (counted?.total ?? 0) - anyCount,
      };
    }),
    noneCount: counts.untagged,
  };
}

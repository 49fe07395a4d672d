import {
  countTagUsage,
  findTagCategories,
  findTagValues,
  type TagCategoryRow,
  type TagValueRow,
} from "@/db/queries/tags";
import type { Context } from "@/lib/context";
import type { TagCategory, TagValue } from "@/lib/contracts/tags";
import { notFound } from "@/lib/errors";

/** All tag categories with their values, in their order, and how many signals carry each value. */
export async function listTagCategories(ctx: Context) {
  const { db, customerId } = ctx;
  const [categories, values] = await Promise.all([
    findTagCategories(db, { customerId }),
    findTagValues(db, { customerId }),
  ]);
  const counted = await countUsage(ctx, values);
  const data = categories.map((category) =>
    presentCategory(
      category,
      counted.filter(({ categoryId }) => categoryId === category.id),
    ),
  );
  return { data, total: data.length, limit: data.length, offset: 0 };
}

/** One category as shown in the list. Throws 404. */
export async function readTagCategory(ctx: Context, input: { categoryId: string }): Promise<TagCategory> {
  const { db, customerId } = ctx;
  const [category] = await findTagCategories(db, { customerId, ...input });
  if (!category) throw notFound("tag category");
  return presentCategory(category, await countUsage(ctx, await findTagValues(db, { customerId, ...input })));
}

/** One value of a category as shown in the list. Throws 404. */
export async function readTagValue(
  ctx: Context,
  input: { categoryId: string; valueId: string },
): Promise<TagValue> {
  const values = await findTagValues(ctx.db, { customerId: ctx.customerId, ...input });
  const [value] = await countUsage(ctx, values);
  if (!value) throw notFound("tag value");
  return presentValue(value);
}

type CountedValue = TagValueRow & { usageCount: number };

async function countUsage({ db, customerId }: Context, values: TagValueRow[]): Promise<CountedValue[]> {
  const usage = await countTagUsage(db, { customerId, valueIds: values.map(({ id }) => id) });
  return values.map((value) => ({ ...value, usageCount: usage.get(value.id) ?? 0 }));
}

function presentCategory(row: TagCategoryRow, values: CountedValue[]): TagCategory {
  const { id, name, selectionMode, createdAt } = row;
  return { id, name, selectionMode, values: values.map(presentValue), createdAt: createdAt.toISOString() };
}

function presentValue({ id, name, usageCount, createdAt }: CountedValue): TagValue {
  return { id, name, usageCount, createdAt: createdAt.toISOString() };
}

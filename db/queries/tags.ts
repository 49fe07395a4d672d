import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client";
import { signalTags, tagCategories, tagValues } from "../schema";
import { findBlockSize } from "../signal-index/blocks";
import { countTags } from "../signal-index/facets";
import type { SignalListFilters } from "../signal-index/filter-values";
import { noteSignalWork } from "./signal-work-revisions";

export type TagCategoryRow = typeof tagCategories.$inferSelect;
export type TagValueRow = typeof tagValues.$inferSelect;

/** The order that people gave them. Those without one are sorted by name. */
export const inOrder = (table: typeof tagCategories | typeof tagValues) => [
  asc(table.position),
  asc(sql`lower(${table.name})`),
  asc(table.id),
];

/** The workspace's categories in their order, or only the given one. The plan limits their number. */
export async function findTagCategories(
  db: Db,
  input: { customerId: string; categoryId?: string },
): Promise<TagCategoryRow[]> {
  return db
    .select()
    .from(tagCategories)
    .where(
      and(
        eq(tagCategories.customerId, input.customerId),
        input.categoryId ? eq(tagCategories.id, input.categoryId) : undefined,
      ),
    )
    .orderBy(...inOrder(tagCategories));
}

/** The values of these categories in their order, or only the given one. The plan limits their number. */
export async function findTagValues(
  db: Db,
  input: { customerId: string; categoryId?: string; valueId?: string },
): Promise<TagValueRow[]> {
  return db
    .select()
    .from(tagValues)
    .where(
      and(
        eq(tagValues.customerId, input.customerId),
        input.categoryId ? eq(tagValues.categoryId, input.categoryId) : undefined,
        input.valueId ? eq(tagValues.id, input.valueId) : undefined,
      ),
    )
    .orderBy(...inOrder(tagValues));
}

/** The number of signals with each of these values; unused values are left out. */
export async function countTagUsage(
  db: Db,
  input: { customerId: string; valueIds: string[] },
): Promise<Map<string, number>> {
  const { customerId, valueIds } = input;
  if (valueIds.length === 0) return new Map();
  const filters = { customerId, userId: nobody, view: "all" } as const;
  if ((await findBlockSize(db, filters)) !== null) return countByBlocks(db, { filters, valueIds });
  const rows = await db
    .select({ valueId: signalTags.valueId, n: count() })
    .from(signalTags)
    .where(and(eq(signalTags.customerId, customerId), inArray(signalTags.valueId, valueIds)))
    .groupBy(signalTags.valueId);
  return new Map(rows.map(({ valueId, n }) => [valueId, n]));
}

/** Counts all signals, regardless of who archived them. */
const nobody = "00000000-0000-0000-0000-000000000000";

async function countByBlocks(
  db: Db,
  { filters, valueIds }: { filters: SignalListFilters; valueIds: string[] },
): Promise<Map<string, number>> {
  const categories = await db
    .selectDistinct({ id: tagValues.categoryId })
    .from(tagValues)
    .where(and(eq(tagValues.customerId, filters.customerId), inArray(tagValues.id, valueIds)));
  const counted = await countTags(db, { filters, categoryIds: categories.map(({ id }) => id) });
  const byValue = [...counted.categories.values()].flatMap(({ byValue }) => [...byValue]);
  return new Map(byValue.filter(([valueId, n]) => n > 0 && valueIds.includes(valueId)));
}

export async function insertTagCategory(db: Db, row: typeof tagCategories.$inferInsert): Promise<void> {
  await db.insert(tagCategories).values(row);
  await noteSignalWork(db, { customerId: row.customerId });
}

/** Adds values, except those whose name another value of the category has; returns how many were added. */
export async function insertTagValues(db: Db, rows: (typeof tagValues.$inferInsert)[]): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const added = await db.insert(tagValues).values(rows).onConflictDoNothing().returning({ id: tagValues.id });
  await noteSignalWork(db, { customerId: first.customerId });
  return added.length;
}

/** Gives these categories, or values, the places of their IDs in the list, from 0. */
export async function storeTagOrder(
  db: Db,
  input: { customerId: string; of: "categories" | "values"; ids: string[] },
): Promise<void> {
  const table = input.of === "categories" ? tagCategories : tagValues;
  const places = sql.join(
    input.ids.map((id, n) => sql`(${id}::uuid, ${n}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${table} set position = given.n from (values ${places}) as given (id, n)
    where ${table.customerId} = ${input.customerId} and ${table.id} = given.id`);
  await noteSignalWork(db, { customerId: input.customerId });
}

/** Whether another category, or another value of the given category, has this name, ignoring case. */
export async function isTagNameTaken(
  db: Db,
  input: { customerId: string; categoryId?: string; name: string; except?: string },
): Promise<boolean> {
  const { customerId, categoryId, name } = input;
  const table = categoryId ? tagValues : tagCategories;
  const rows = await db.execute<{ id: string }>(sql`
    select id from ${table} where customer_id = ${customerId} and lower(name) = lower(${name})
      ${categoryId ? sql`and category_id = ${categoryId}` : sql``}`);
  return rows.some(({ id }) => id !== input.except);
}

export async function updateTagCategoryRow(
  db: Db,
  input: {
    customerId: string;
    categoryId: string;
    set: Partial<Pick<TagCategoryRow, "name" | "selectionMode">>;
  },
): Promise<void> {
  await db
    .update(tagCategories)
    .set(input.set)
    .where(and(eq(tagCategories.customerId, input.customerId), eq(tagCategories.id, input.categoryId)));
  await noteSignalWork(db, { customerId: input.customerId });
}

export async function updateTagValueRow(
  db: Db,
  input: { customerId: string; valueId: string; set: Pick<TagValueRow, "name"> },
): Promise<void> {
  await db
    .update(tagValues)
    .set(input.set)
    .where(and(eq(tagValues.customerId, input.customerId), eq(tagValues.id, input.valueId)));
  await noteSignalWork(db, { customerId: input.customerId });
}

/** Deletes a category with its values and their uses; false if there is none. */
export async function deleteTagCategoryRow(
  db: Db,
  input: { customerId: string; categoryId: string },
): Promise<boolean> {
  const rows = await db
    .delete(tagCategories)
    .where(and(eq(tagCategories.customerId, input.customerId), eq(tagCategories.id, input.categoryId)))
    .returning({ id: tagCategories.id });
  await noteSignalWork(db, { customerId: input.customerId });
  return rows.length > 0;
}

/** Deletes a value of a category and removes it from all signals; false if there is none. */
export async function deleteTagValueRow(
  db: Db,
  input: { customerId: string; categoryId: string; valueId: string },
): Promise<boolean> {
  const rows = await db
    .delete(tagValues)
    .where(
      and(
        eq(tagValues.customerId, input.customerId),
        eq(tagValues.categoryId, input.categoryId),
        eq(tagValues.id, input.valueId),
      ),
    )
    .returning({ id: tagValues.id });
  await noteSignalWork(db, { customerId: input.customerId });
  return rows.length > 0;
}

/** Tags for tests, beyond a plan's limits. */
import { signalTags, tagCategories, tagValues } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { one } from "./one";

/** A category, single choice by default. */
export async function insertTagCategory(
  ctx: Context,
  change: Partial<typeof tagCategories.$inferInsert> = {},
): Promise<typeof tagCategories.$inferSelect> {
  const id = newId();
  const { customerId, clock } = ctx;
  const row = { id, customerId, name: `Category ${id}`, createdAt: clock.now(), ...change };
  return one(await ctx.db.insert(tagCategories).values(row).returning());
}

/** A value of a category. */
export async function insertTagValue(
  ctx: Context,
  change: Partial<typeof tagValues.$inferInsert> & { categoryId: string },
): Promise<typeof tagValues.$inferSelect> {
  const id = newId();
  const { customerId, clock } = ctx;
  const row = { id, customerId, name: `Value ${id}`, createdAt: clock.now(), ...change };
  return one(await ctx.db.insert(tagValues).values(row).returning());
}

/** Puts values on signals, regardless of what their categories allow. */
export async function insertSignalTags(
  { db, customerId }: Context,
  tags: { signalId: string; valueId: string }[],
): Promise<void> {
  await db.insert(signalTags).values(tags.map((tag) => ({ customerId, ...tag })));
}

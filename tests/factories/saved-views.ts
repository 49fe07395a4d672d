import { savedViews } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { one } from "./one";

/** A shared view of strong signals, without an owner. */
export async function insertSavedView(
  ctx: Context,
  change: Partial<typeof savedViews.$inferInsert> = {},
): Promise<typeof savedViews.$inferSelect> {
  const id = newId();
  const { customerId, clock } = ctx;
  const now = clock.now();
  const filters = { minScore: "7" };
  const row = {
    id,
    customerId,
    name: `View ${id}`,
    isShared: true,
    filters,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  return one(await ctx.db.insert(savedViews).values(row).returning());
}

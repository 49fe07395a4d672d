import { findSavedViews, type SavedViewRow } from "@/db/queries/saved-views";
import type { SessionIdentity } from "@/db/queries/sessions";
import { countListed } from "@/db/signal-index/list";
import type { Context } from "@/lib/context";
import { builtInViews } from "@/lib/contracts/built-in-views";
import { managers } from "@/lib/contracts/operation";
import { readSavedFilters, type SavedView, ViewQuery } from "@/lib/contracts/saved-views";
import { filtersOf } from "@/lib/domain/signals/filters";
import { versionOf } from "@/lib/domain/version";
import { notFound } from "@/lib/errors";

/** The member who asks: what they see and may change depends on them and their role. */
export interface ViewerContext extends Context {
  userId: string;
  identity: SessionIdentity;
}

/** The caller's own views and the workspace's shared ones, by name. */
export async function listSavedViews(ctx: ViewerContext) {
  const { db, customerId, userId } = ctx;
  const rows = await findSavedViews(db, { customerId, userId });
  const data = rows.map((row) => presentSavedView(ctx, row));
  return { data, total: data.length, limit: data.length, offset: 0 };
}

/** One view as shown in the list. Throws 404 if it does not exist or is another member's private view. */
export async function readSavedView(ctx: ViewerContext, input: { viewId: string }): Promise<SavedView> {
  const { db, customerId, userId } = ctx;
  const [row] = await findSavedViews(db, { customerId, userId, ...input });
  if (!row) throw notFound("saved view");
  return presentSavedView(ctx, row);
}

/** The number of signals in each view that the caller sees; views with equal filters are counted once. */
export async function countSavedViews(ctx: ViewerContext) {
  const { db, customerId, userId } = ctx;
  const totals = new Map<string, number>();
  async function count({ sort: _sort, ...narrowing }: ViewQuery): Promise<number> {
    const key = JSON.stringify(Object.entries(narrowing).sort());
    const total = totals.get(key) ?? (await countListed(db, await filtersOf(ctx, userId, narrowing)));
    totals.set(key, total);
    return total;
  }
  const data: { id: string; total: number | null }[] = [];
  for (const { id, filters } of await findSavedViews(db, { customerId, userId })) {
    const query = readSavedFilters(filters);
    data.push({ id, total: query && (await count(query)) });
  }
  const builtIn = {
    mine: await count(ViewQuery.parse(builtInViews.mine)),
    unassigned: await count(ViewQuery.parse(builtInViews.unassigned)),
    new: await count(ViewQuery.parse(builtInViews.new)),
  };
  return { data, builtIn };
}

/** Owners change their views; admins and managers change every shared one. A read-only seat changes none. */
function mayChange({ userId, identity }: ViewerContext, { ownerId, isShared }: SavedViewRow): boolean {
  const { customer } = identity;
  if (customer === null || customer.isReadOnly) return false;
  return ownerId === userId || (isShared && managers.includes(customer.role));
}

/** What people change: the contents that a version identifies. */
export const versionedView = ({
  name,
  isShared,
  filters,
}: Pick<SavedView, "name" | "isShared" | "filters">) => ({
  name,
  isShared,
  filters,
});

function presentSavedView(ctx: ViewerContext, row: SavedViewRow): SavedView {
  const { id, name, isShared, filters, ownerId, ownerName, ownerEmail } = row;
  return {
    id,
    name,
    isShared,
    filters,
    isMine: ownerId === ctx.userId,
    ownerName: ownerName ?? ownerEmail,
    mayChange: mayChange(ctx, row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: versionOf(versionedView(row)),
  };
}

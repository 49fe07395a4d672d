import { policy } from "@/db/policy";
import { lockCustomer } from "@/db/queries/customers";
import * as rows from "@/db/queries/saved-views";
import { transaction } from "@/lib/context";
import type { NewSavedView, SavedView, SavedViewChange } from "@/lib/contracts/saved-views";
import { requireVersion } from "@/lib/domain/version";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { listSavedViews, readSavedView, type ViewerContext, versionedView } from "./read";

/**
 * Saves filters under a name. Throws 409 `duplicate_name` if the caller sees a view with this name, ignoring case, and
 * 409 `view_cap_reached`.
 */
export async function createSavedView(ctx: ViewerContext, input: NewSavedView): Promise<SavedView> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId, userId } = ctx;
    await lockCustomer(db, { customerId });
    const { data: visible } = await listSavedViews(ctx);
    requireFreeName(visible, input.name);
    requireRoom(visible, input.isShared);
    const viewId = newId();
    const now = ctx.clock.now();
    await rows.insertSavedView(db, {
      id: viewId,
      customerId,
      ownerId: userId,
      ...input,
      createdAt: now,
      updatedAt: now,
    });
    return readSavedView(ctx, { viewId });
  });
}

/**
 * Changes a view's name, filters or audience. Throws 404, 403 `insufficient_role` for members who may not change it,
 * and the same 409s as `createSavedView`, and 409 `version_conflict` if someone else has changed it since the given
 * version.
 */
export async function changeSavedView(
  ctx: ViewerContext,
  input: { viewId: string; change: SavedViewChange },
): Promise<SavedView> {
  const {
    viewId,
    change: { version, ...change },
  } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const view = await readSavedView(ctx, { viewId });
    requireChangeable(view);
    requireVersion(version, versionedView(view), "this view");
    const { data: visible } = await listSavedViews(ctx);
    const others = visible.filter(({ id }) => id !== viewId);
    requireFreeName(others, change.name ?? view.name);
    if (change.isShared !== undefined && change.isShared !== view.isShared) {
      if (!view.isMine) throw new AppError("insufficient_role", "Only the owner can make this view private.");
      requireRoom(others, change.isShared);
    }
    await rows.updateSavedView(db, { customerId, viewId, set: { ...change, updatedAt: ctx.clock.now() } });
    return readSavedView(ctx, { viewId });
  });
}

/** Deletes a view. Throws 404, and 403 `insufficient_role` for members who may not change it. */
export async function removeSavedView(ctx: ViewerContext, input: { viewId: string }): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await lockCustomer(ctx.db, { customerId: ctx.customerId });
    requireChangeable(await readSavedView(ctx, input));
    await rows.deleteSavedView(ctx.db, { customerId: ctx.customerId, ...input });
  });
}

function requireChangeable({ mayChange }: SavedView): void {
  if (mayChange) return;
  throw new AppError("insufficient_role", "Only its owner, an admin or a manager can change a shared view.");
}

function requireFreeName(visible: SavedView[], name: string): void {
  const isTaken = visible.some((view) => view.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new AppError("duplicate_name", `A saved view named "${name}" already exists.`);
}

function requireRoom(visible: SavedView[], isShared: boolean): void {
  const used = visible.filter((view) => view.isShared === isShared).length;
  const { shared, own } = policy.savedViews;
  if (used < (isShared ? shared : own)) return;
  const message = isShared
    ? `The workspace already shares ${shared} views. Delete one to share another.`
    : `You already have ${own} private views. Delete one to save another.`;
  throw new AppError("view_cap_reached", message);
}

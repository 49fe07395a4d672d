import { lockCustomer } from "@/db/queries/customers";
import {
  deleteTagCategoryRow,
  findTagCategories,
  insertTagCategory,
  isTagNameTaken,
  updateTagCategoryRow,
} from "@/db/queries/tags";
import { type Context, transaction } from "@/lib/context";
import type { NewTagCategory, TagCategory, TagCategoryChange } from "@/lib/contracts/tags";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit, recordChange } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { moveTag, nextPosition } from "./order";
import { readTagCategory } from "./read";
import { addFirstValues } from "./values";

/**
 * Adds a category at the end, with its first values. Throws 409 if its name is taken, ignoring case, or one of the
 * plan's caps is reached; then nothing is added.
 */
export async function createTagCategory(ctx: Context, input: NewTagCategory): Promise<TagCategory> {
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    if (await isTagNameTaken(db, { customerId, name: input.name })) throw duplicate(input.name);
    await requireCap(ctx, "tagCategories");
    const categoryId = newId();
    const { values, ...category } = input;
    const position = nextPosition(await findTagCategories(db, { customerId }));
    const createdAt = ctx.clock.now();
    await insertTagCategory(db, { id: categoryId, customerId, ...category, position, createdAt });
    await addFirstValues(ctx, { categoryId, names: values });
    const detail = { ...category, ...(values.length > 0 && { values }) };
    await recordAudit(ctx, { action: "tag_category.created", subjectId: categoryId, detail });
    return readTagCategory(ctx, { categoryId });
  });
}

/**
 * Renames a category, moves it or changes it to multi-value. Throws 404, 409 `duplicate_name`, and 409
 * `multi_to_single`: signals may already have several of its values.
 */
export async function changeTagCategory(
  ctx: Context,
  input: { categoryId: string; change: TagCategoryChange },
): Promise<TagCategory> {
  const { categoryId, change } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const [category] = await findTagCategories(db, { customerId, categoryId });
    if (!category) throw notFound("tag category");
    if (category.selectionMode === "multi" && change.selectionMode === "single") {
      throw new AppError(
        "multi_to_single",
        "A multi-value category can't become single-value: signals may already have several of its values.",
      );
    }
    const { name } = change;
    if (name !== undefined && (await isTagNameTaken(db, { customerId, name, except: categoryId }))) {
      throw duplicate(name);
    }
    const { position, ...set } = change;
    if (Object.keys(set).length > 0) await updateTagCategoryRow(db, { customerId, categoryId, set });
    const ids = (await findTagCategories(db, { customerId })).map(({ id }) => id);
    const moved = await moveTag(ctx, { of: "categories", ids, id: categoryId, position });
    const changes = { ...differences(category, set), ...moved };
    const detail = { name: name ?? category.name };
    await recordChange(ctx, { action: "tag_category.updated", subjectId: categoryId, changes, detail });
    return readTagCategory(ctx, { categoryId });
  });
}

/** Deletes a category and its values, and removes them from all signals. Throws 404. */
export async function removeTagCategory(ctx: Context, input: { categoryId: string }): Promise<void> {
  const { categoryId } = input;
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const [category] = await findTagCategories(db, { customerId, categoryId });
    if (!category || !(await deleteTagCategoryRow(db, { customerId, categoryId }))) {
      throw notFound("tag category");
    }
    const detail = { name: category.name };
    await recordAudit(ctx, { action: "tag_category.deleted", subjectId: categoryId, detail });
  });
}

const duplicate = (name: string) =>
  new AppError("duplicate_name", `A tag category named "${name}" already exists.`);

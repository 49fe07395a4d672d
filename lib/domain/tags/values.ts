import { lockCustomer } from "@/db/queries/customers";
import {
  deleteTagValueRow,
  findTagCategories,
  insertTagValue,
  isValueNameTaken,
  updateTagValueRow,
} from "@/db/queries/tags";
import { type Context, transaction } from "@/lib/context";
import type { TagValue } from "@/lib/contracts/tags";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit, recordChange } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { readTagValue } from "./read";

/** Adds a value to a category. Throws 404, and 409 if its name is taken or the plan's cap is reached. */
export async function createTagValue(
  ctx: Context,
  input: { categoryId: string; name: string },
): Promise<TagValue> {
  const { categoryId, name } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const [category] = await findTagCategories(db, { customerId, categoryId });
    if (!category) throw notFound("tag category");
    if (await isValueNameTaken(db, { customerId, categoryId, name })) throw duplicate(name);
    await requireCap(ctx, "tagValues", { categoryId });
    const valueId = newId();
    await insertTagValue(db, { id: valueId, customerId, categoryId, name, createdAt: ctx.clock.now() });
    const detail = { name, category: category.name };
    await recordAudit(ctx, { action: "tag_value.created", subjectId: valueId, detail });
    return readTagValue(ctx, { categoryId, valueId });
  });
}

/** Renames a value of a category. Throws 404 and 409 `duplicate_name`. */
export async function renameTagValue(
  ctx: Context,
  input: { categoryId: string; valueId: string; name: string },
): Promise<TagValue> {
  const { name, ...ids } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const value = await readTagValue(ctx, ids);
    const { categoryId } = ids;
    if (await isValueNameTaken(db, { customerId, categoryId, name, except: value.id })) throw duplicate(name);
    await updateTagValueRow(db, { customerId, valueId: value.id, set: { name } });
    const changes = differences(value, { name });
    await recordChange(ctx, { action: "tag_value.updated", subjectId: value.id, changes, detail: { name } });
    return { ...value, name };
  });
}

/** Deletes a value of a category, also from all signals. Throws 404. */
export async function removeTagValue(
  ctx: Context,
  input: { categoryId: string; valueId: string },
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const { id, name } = await readTagValue(ctx, input);
    if (!(await deleteTagValueRow(db, { customerId, ...input }))) throw notFound("tag value");
    await recordAudit(ctx, { action: "tag_value.deleted", subjectId: id, detail: { name } });
  });
}

const duplicate = (name: string) =>
  new AppError("duplicate_name", `The category already has a value named "${name}".`);

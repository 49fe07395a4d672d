import { lockCustomer } from "@/db/queries/customers";
import {
  deleteTagValueRow,
  findTagCategories,
  findTagValues,
  insertTagValues,
  isTagNameTaken,
  updateTagValueRow,
} from "@/db/queries/tags";
import { type Context, transaction } from "@/lib/context";
import type { TagValue, TagValueChange } from "@/lib/contracts/tags";
import { differences } from "@/lib/domain/audit/differences";
import { recordAudit, recordChange } from "@/lib/domain/audit/record";
import { requireCap } from "@/lib/domain/plans/require-cap";
import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { moveTag, nextPosition } from "./order";
import { readTagValue } from "./read";

/** Adds a value to a category, at the end. Throws 404, and 409 if its name is taken or the plan's cap is reached. */
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
    if (await isTagNameTaken(db, { customerId, categoryId, name })) throw duplicate(name);
    await requireCap(ctx, "tagValuesPerCategory", { categoryId });
    const valueId = newId();
    const position = nextPosition(await findTagValues(db, { customerId, categoryId }));
    const createdAt = ctx.clock.now();
    await insertTagValues(db, [{ id: valueId, customerId, categoryId, name, position, createdAt }]);
    const detail = { name, category: category.name };
    await recordAudit(ctx, { action: "tag_value.created", subjectId: valueId, detail });
    return readTagValue(ctx, { categoryId, valueId });
  });
}

/** Adds the values of a category that was just created. Throws 409 if the plan's cap is lower. */
export async function addFirstValues(
  ctx: Context,
  { categoryId, names }: { categoryId: string; names: string[] },
): Promise<void> {
  const { db, customerId } = ctx;
  const createdAt = ctx.clock.now();
  const rows = names.map((name, position) => ({
    ...{ id: newId(), customerId, categoryId, name, position, createdAt },
  }));
  let added = await insertTagValues(db, rows.slice(0, -1));
  // The cap is checked for one more, and so for the last one.
  if (rows.length > 0) await requireCap(ctx, "tagValuesPerCategory", { categoryId });
  added += await insertTagValues(db, rows.slice(-1));
  // The database may find two names equal that the contract found different.
  if (added < rows.length) throw new AppError("duplicate_name", "Two of the values have the same name.");
}

/** Renames a value of a category or moves it in the category. Throws 404 and 409 `duplicate_name`. */
export async function changeTagValue(
  ctx: Context,
  input: { categoryId: string; valueId: string; change: TagValueChange },
): Promise<TagValue> {
  const { categoryId, valueId, change } = input;
  return transaction(ctx, async (ctx) => {
    const { db, customerId } = ctx;
    await lockCustomer(db, { customerId });
    const value = await readTagValue(ctx, { categoryId, valueId });
    const { name = value.name, position } = change;
    if (name !== value.name) {
      if (await isTagNameTaken(db, { customerId, categoryId, name, except: valueId })) throw duplicate(name);
      await updateTagValueRow(db, { customerId, valueId, set: { name } });
    }
    const ids = (await findTagValues(db, { customerId, categoryId })).map(({ id }) => id);
    const moved = await moveTag(ctx, { of: "values", ids, id: valueId, position });
    const changes = { ...differences(value, { name }), ...moved };
    await recordChange(ctx, { action: "tag_value.updated", subjectId: valueId, changes, detail: { name } });
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

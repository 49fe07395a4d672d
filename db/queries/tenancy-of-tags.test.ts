/** Tag and archive queries run by one workspace for rows of another. */
import { describe, expect, it } from "vitest";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { signalArchives, signalTags, tagCategories, tagValues } from "../schema";
import { deleteArchive, writeArchive } from "./signal-archives";
import { deleteOtherTags, deleteSignalTag, findAppliedTags, lockSignal, lockTagValue } from "./signal-tags";
import {
  countTagUsage,
  deleteTagCategoryRow,
  deleteTagValueRow,
  findTagCategories,
  findTagValues,
  isTagNameTaken,
  storeTagOrder,
  updateTagCategoryRow,
  updateTagValueRow,
} from "./tags";

describe("another workspace's tags and archives", () => {
  it("are neither read nor changed by any query", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx);
      const stranger = { ...ctx, customerId: newId() };
      await insertCustomer(stranger);
      const { id: signalId } = await insertSignal(ctx);
      const { id: userId } = await insertUser(ctx);
      const { id: categoryId } = await insertTagCategory(ctx, { name: "Stage" });
      const { id: valueId } = await insertTagValue(ctx, { categoryId, name: "Warm" });
      await insertSignalTags(ctx, [{ signalId, valueId }]);
      await writeArchive(db, {
        ...{ customerId: ctx.customerId, userId, signalId, until: null, now: clock.now() },
      });
      const state = () =>
        Promise.all([
          db.select().from(tagCategories),
          db.select().from(tagValues),
          db.select().from(signalTags),
          db.select().from(signalArchives),
        ]);
      const before = await state();

      const { customerId } = stranger;
      const reads = [
        await findTagCategories(db, { customerId, categoryId }),
        await findTagValues(db, { customerId, categoryId, valueId }),
        await countTagUsage(db, { customerId, valueIds: [valueId] }),
        await isTagNameTaken(db, { customerId, name: "stage" }),
        await isTagNameTaken(db, { customerId, categoryId, name: "warm" }),
        await findAppliedTags(db, { customerId, signalIds: [signalId] }),
        await lockSignal(db, { customerId, signalId }),
        await lockTagValue(db, { customerId, valueId }),
      ];
      expect(reads).toEqual([[], [], new Map(), false, false, new Map(), false, null]);

      await updateTagCategoryRow(db, { customerId, categoryId, set: { name: "Theirs" } });
      await updateTagValueRow(db, { customerId, valueId, set: { name: "Theirs" } });
      await storeTagOrder(db, { customerId, of: "categories", ids: [newId(), categoryId] });
      await storeTagOrder(db, { customerId, of: "values", ids: [newId(), valueId] });
      await deleteSignalTag(db, { customerId, signalId, valueId });
      await deleteOtherTags(db, { customerId, signalId, categoryId, valueId: newId() });
      await deleteArchive(db, { customerId, userId, signalId });
      expect(await deleteTagValueRow(db, { customerId, categoryId, valueId })).toBe(false);
      expect(await deleteTagCategoryRow(db, { customerId, categoryId })).toBe(false);
      expect(await state()).toEqual(before);
    }));
});

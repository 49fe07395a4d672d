import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signalTags, tagCategories, tagValues } from "@/db/schema";
import type { Context } from "@/lib/context";
import { applySignalTag, removeSignalTag } from "@/lib/domain/signals/tag";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertSignalTags, insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer } from "@/tests/factories/workspace";
import { changeTagCategory, createTagCategory, removeTagCategory } from "./categories";
import { listTagCategories } from "./read";
import { changeTagValue, createTagValue, removeTagValue } from "./values";

const add = (ctx: Context, name: string, selectionMode: "single" | "multi" = "single") =>
  createTagCategory(ctx, { name, selectionMode, values: [] });

async function openOther(ctx: Context): Promise<Context> {
  const other = { ...ctx, customerId: newId() };
  await insertCustomer(other);
  return other;
}

/** The codes of the rejected promises. */
const refusals = (settled: PromiseSettledResult<unknown>[]) =>
  settled.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));

describe("tag categories", () => {
  it("are listed in their order with their values and how many signals carry each", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = await openOther(ctx);
      const theirs = await insertTagCategory(other, { name: "Theirs" });
      await insertTagValue(other, { categoryId: theirs.id });
      const stage = await add(ctx, "Stage");
      const area = await add(ctx, "area", "multi");
      const warm = await createTagValue(ctx, { categoryId: stage.id, name: "warm" });
      const cold = await createTagValue(ctx, { categoryId: stage.id, name: "Cold" });
      for (let n = 0; n < 3; n++) {
        const { id: signalId } = await insertSignal(ctx);
        await applySignalTag(ctx, { signalId, valueId: n === 0 ? cold.id : warm.id });
      }
      expect(await listTagCategories(ctx)).toEqual({
        data: [
          {
            ...stage,
            values: [
              { ...warm, usageCount: 2 },
              { ...cold, usageCount: 1 },
            ],
          },
          { ...area, values: [] },
        ],
        total: 2,
        limit: 2,
        offset: 0,
      });
    }));

  it("have unique names, ignoring case; another workspace's do not count", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      await add(await openOther(ctx), "Stage");
      const stage = await add(ctx, "Stage");
      const area = await add(ctx, "Área");
      const change = (name: string) => changeTagCategory(ctx, { categoryId: area.id, change: { name } });
      await expect(add(ctx, "sTAGE")).rejects.toMatchObject({ code: "duplicate_name" });
      await expect(add(ctx, "áREA")).rejects.toMatchObject({ code: "duplicate_name" });
      await expect(change("STAGE")).rejects.toMatchObject({ code: "duplicate_name" });
      expect(await change("ÁREA")).toEqual({ ...area, name: "ÁREA" });
      expect((await listTagCategories(ctx)).data.map(({ name }) => name)).toEqual([stage.name, "ÁREA"]);
    }));

  it("change from single-value to multi-value, and not back", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: categoryId } = await add(ctx, "Stage");
      const change = (selectionMode: "single" | "multi") =>
        changeTagCategory(ctx, { categoryId, change: { selectionMode } });
      expect(await change("single")).toMatchObject({ name: "Stage", selectionMode: "single" });
      expect(await change("multi")).toMatchObject({ name: "Stage", selectionMode: "multi" });
      expect(await change("multi")).toMatchObject({ selectionMode: "multi" });
      await expect(change("single")).rejects.toMatchObject({ code: "multi_to_single" });
      await expect(
        changeTagCategory(ctx, { categoryId, change: { name: "Kept", selectionMode: "single" } }),
      ).rejects.toMatchObject({ code: "multi_to_single" });
      expect((await listTagCategories(ctx)).data).toMatchObject([{ name: "Stage", selectionMode: "multi" }]);
    }));

  it("are deleted with their values, also from all signals; others stay", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const [gone, kept] = [await insertTagCategory(ctx), await insertTagCategory(ctx)];
      const goneValue = await insertTagValue(ctx, { categoryId: gone.id });
      const [removed, keptValue] = [
        await insertTagValue(ctx, { categoryId: kept.id }),
        await insertTagValue(ctx, { categoryId: kept.id }),
      ];
      const { id: signalId } = await insertSignal(ctx);
      const tags = [goneValue, removed, keptValue].map(({ id: valueId }) => ({ signalId, valueId }));
      await insertSignalTags(ctx, tags);
      await removeTagCategory(ctx, { categoryId: gone.id });
      await removeTagValue(ctx, { categoryId: kept.id, valueId: removed.id });
      const ofMine = eq(signalTags.customerId, ctx.customerId);
      expect(await db.select().from(signalTags).where(ofMine)).toMatchObject([{ valueId: keptValue.id }]);
      expect((await listTagCategories(ctx)).data).toMatchObject([
        { id: kept.id, values: [{ id: keptValue.id, usageCount: 1 }] },
      ]);
      await expect(removeTagCategory(ctx, { categoryId: gone.id })).rejects.toMatchObject({
        code: "not_found",
      });
    }));

  it("of another workspace are not found, nor are their values, and nothing about them changes", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const other = await openOther(ctx);
      const [mine, theirs] = [await insertTagCategory(ctx), await insertTagCategory(other)];
      const [value, foreign] = [
        await insertTagValue(ctx, { categoryId: mine.id }),
        await insertTagValue(other, { categoryId: theirs.id }),
      ];
      const { id: signalId } = await insertSignal(ctx);
      const { id: foreignSignal } = await insertSignal(other);
      const another = await insertTagCategory(ctx);
      const calls = [
        () => changeTagCategory(ctx, { categoryId: theirs.id, change: { name: "Mine" } }),
        () => removeTagCategory(ctx, { categoryId: theirs.id }),
        () => createTagValue(ctx, { categoryId: theirs.id, name: "Mine" }),
        () => changeTagValue(ctx, { categoryId: theirs.id, valueId: foreign.id, change: { name: "Mine" } }),
        () => changeTagValue(ctx, { categoryId: mine.id, valueId: foreign.id, change: { name: "Mine" } }),
        () => changeTagValue(ctx, { categoryId: another.id, valueId: value.id, change: { name: "Moved" } }),
        () => removeTagValue(ctx, { categoryId: theirs.id, valueId: foreign.id }),
        () => removeTagValue(ctx, { categoryId: mine.id, valueId: foreign.id }),
        () => removeTagValue(ctx, { categoryId: another.id, valueId: value.id }),
        () => applySignalTag(ctx, { signalId, valueId: foreign.id }),
        () => applySignalTag(ctx, { signalId: foreignSignal, valueId: value.id }),
        () => removeSignalTag(ctx, { signalId: foreignSignal, valueId: foreign.id }),
      ];
      await insertSignalTags(other, [{ signalId: foreignSignal, valueId: foreign.id }]);
      const state = () =>
        Promise.all([
          db.select().from(tagCategories).orderBy(tagCategories.id),
          db.select().from(tagValues).orderBy(tagValues.id),
          db.select().from(signalTags).orderBy(signalTags.signalId),
        ]);
      const before = await state();
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "not_found" });
      expect(await state()).toEqual(before);
    }));
});

describe("tag values", () => {
  it("have unique names in their category, ignoring case", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [stage, area] = [await add(ctx, "Stage"), await add(ctx, "Area")];
      const ids = { categoryId: stage.id };
      const warm = await createTagValue(ctx, { ...ids, name: "Warm" });
      const cold = await createTagValue(ctx, { ...ids, name: "Cold" });
      const duplicate = { code: "duplicate_name" };
      await expect(createTagValue(ctx, { ...ids, name: "wARM" })).rejects.toMatchObject(duplicate);
      const rename = (name: string) => changeTagValue(ctx, { ...ids, valueId: cold.id, change: { name } });
      await expect(rename("WARM")).rejects.toMatchObject(duplicate);
      expect(await rename("COLD")).toEqual({ ...cold, name: "COLD" });
      expect(await createTagValue(ctx, { categoryId: area.id, name: "Warm" })).toMatchObject({
        name: warm.name,
        usageCount: 0,
      });
    }));
});

describe("a plan's caps", () => {
  it("hold for concurrent requests", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const many = Array.from({ length: 12 }, (_, n) => `Name ${n}`);
      const made = await Promise.allSettled(many.map((name) => add(ctx, name)));
      expect(refusals(made)).toEqual(Array(7).fill("category_cap_reached"));
      const { data } = await listTagCategories(ctx);
      expect(data).toHaveLength(5);

      const categoryId = data[0]?.id ?? "";
      for (let n = 0; n < 16; n++) await insertTagValue(ctx, { categoryId });
      const values = await Promise.allSettled(many.map((name) => createTagValue(ctx, { categoryId, name })));
      expect(refusals(values)).toEqual(Array(8).fill("value_cap_reached"));
      expect((await listTagCategories(ctx)).data[0]?.values).toHaveLength(20);
      expect(
        await createTagValue(ctx, { categoryId: data[1]?.id ?? "", name: "Another category's" }),
      ).toMatchObject({ usageCount: 0 });
    }));

  it("allow only one of many concurrent requests with the same name", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const names = ["Stage", "STAGE", "stage", "sTage"];
      const made = await Promise.allSettled(names.map((name) => add(ctx, name)));
      expect(refusals(made)).toEqual(Array(3).fill("duplicate_name"));
    }));

  it("of a workspace without a plan are unknown", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: null });
      await expect(add(ctx, "Stage")).rejects.toMatchObject({ code: "no_plan" });
    }));
});

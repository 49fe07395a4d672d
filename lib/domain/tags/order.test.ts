/** The order that people give their tags, and sets of tags that are added at once. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, tagCategories, tagValues } from "@/db/schema";
import type { Context } from "@/lib/context";
import { SignalFilters } from "@/lib/contracts/signal-filters";
import { createTagCategory as operation } from "@/lib/contracts/tags";
import { buildPayloads } from "@/lib/domain/deliveries/payload";
import { countSignalTags } from "@/lib/domain/signals/facets";
import { applySignalTag } from "@/lib/domain/signals/tag";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer } from "@/tests/factories/workspace";
import { changeTagCategory, createTagCategory } from "./categories";
import { listTagCategories } from "./read";
import { changeTagValue, createTagValue } from "./values";

const add = (
  ctx: Context,
  name: string,
  values: string[] = [],
  selectionMode: "single" | "multi" = "multi",
) => createTagCategory(ctx, { name, selectionMode, values });
const namesOf = async (ctx: Context) => (await listTagCategories(ctx)).data.map(({ name }) => name);
const valuesOf = async (ctx: Context, categoryId: string) =>
  (await listTagCategories(ctx)).data.find(({ id }) => id === categoryId)?.values.map(({ name }) => name);

describe("the order of tags", () => {
  it("is that of adding, until someone moves one; new ones are last", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [stage, area] = [await add(ctx, "Stage"), await add(ctx, "Area")];
      await add(ctx, "Team");
      const move = (categoryId: string, position: number) =>
        changeTagCategory(ctx, { categoryId, change: { position } });
      await move(stage.id, 1);
      expect(await namesOf(ctx)).toEqual(["Area", "Stage", "Team"]);
      await move(area.id, 1_000);
      expect(await namesOf(ctx)).toEqual(["Stage", "Team", "Area"]);
      await add(ctx, "Aardvarks");
      expect(await namesOf(ctx)).toEqual(["Stage", "Team", "Area", "Aardvarks"]);
      expect(await move(area.id, 0)).toMatchObject({ id: area.id, name: "Area" });
      expect(await namesOf(ctx)).toEqual(["Area", "Stage", "Team", "Aardvarks"]);
    }));

  it("is by name for tags from before there was one, with new ones after them", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: categoryId } = await insertTagCategory(ctx, { name: "Stage" });
      await insertTagCategory(ctx, { name: "area" });
      for (const name of ["won", "Lost"]) await insertTagValue(ctx, { categoryId, name });
      await add(ctx, "Aardvarks");
      const added = await createTagValue(ctx, { categoryId, name: "Chosen" });
      expect(await namesOf(ctx)).toEqual(["area", "Stage", "Aardvarks"]);
      expect(await valuesOf(ctx, categoryId)).toEqual(["Lost", "won", "Chosen"]);
      await changeTagValue(ctx, { categoryId, valueId: added.id, change: { position: 1 } });
      expect(await valuesOf(ctx, categoryId)).toEqual(["Lost", "Chosen", "won"]);
    }));

  it("holds on signals, in facets and in payloads", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const stage = await add(ctx, "Stage", ["New", "Contacted", "Won"]);
      const area = await add(ctx, "Area", ["West", "East"]);
      const { id: signalId } = await insertSignal(ctx);
      const all = [...area.values, ...stage.values.toReversed()];
      for (const { id: valueId } of all) await applySignalTag(ctx, { signalId, valueId });
      const [, , won] = stage.values;
      const change = { categoryId: stage.id, valueId: won?.id ?? "", change: { position: 0 } };
      await changeTagValue(ctx, change);
      const [first] = area.values;
      const { data } = await applySignalTag(ctx, { signalId, valueId: first?.id ?? "" });
      expect(data.map(({ name }) => name)).toEqual(["Won", "New", "Contacted", "West", "East"]);
      const { categories } = await countSignalTags(ctx, newId(), SignalFilters.parse({}));
      expect(categories.map(({ name, values }) => [name, values.map((value) => value.name)])).toEqual([
        ["Stage", ["Won", "New", "Contacted"]],
        ["Area", ["West", "East"]],
      ]);
      const payload = (await buildPayloads(ctx, [signalId])).get(signalId);
      expect(Object.entries(payload?.tags ?? {})).toEqual([
        ["Stage", ["Won", "New", "Contacted"]],
        ["Area", ["West", "East"]],
      ]);
    }));

  it("loses and repeats nothing when several people move at the same time", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const names = Array.from({ length: 8 }, (_, n) => `Value ${n}`);
      const { id: categoryId, values } = await add(ctx, "Stage", names);
      const moves = values.flatMap(({ id: valueId }, n) =>
        [7 - n, (n * 3) % 8].map((position) =>
          changeTagValue(ctx, { categoryId, valueId, change: { position } }),
        ),
      );
      const added = createTagValue(ctx, { categoryId, name: "Added meanwhile" });
      await Promise.all([...moves, added]);
      const rows = await db.select().from(tagValues).where(eq(tagValues.categoryId, categoryId));
      expect(new Set(rows.map(({ position }) => position)).size).toBe(9);
      expect((await valuesOf(ctx, categoryId))?.toSorted()).toEqual(["Added meanwhile", ...names]);
    }));

  it("is recorded when it changes, and only then", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      const { id: categoryId, values } = await add(ctx, "Stage", ["New", "Won"]);
      const valueId = values[1]?.id ?? "";
      for (const position of [1, 9, 0, 0]) {
        await changeTagValue(ctx, { categoryId, valueId, change: { position } });
        await changeTagCategory(ctx, { categoryId, change: { position } });
      }
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events.map(({ action, changes }) => [action, changes])).toEqual([
        ["tag_category.created", null],
        ["tag_value.updated", { position: { before: 1, after: 0 } }],
      ]);
    }));

  it("of another workspace can't be changed", () =>
    withRollback(async ({ ctx, db }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(ctx);
      await insertCustomer(other);
      await add(ctx, "Mine");
      const theirs = await add(other, "Theirs", ["New", "Won"]);
      await add(other, "Also theirs");
      const state = () => Promise.all([db.select().from(tagCategories), db.select().from(tagValues)]);
      const before = await state();
      const valueId = theirs.values[1]?.id ?? "";
      const change = { position: 0 };
      for (const call of [
        () => changeTagCategory(ctx, { categoryId: theirs.id, change: { position: 1 } }),
        () => changeTagValue(ctx, { categoryId: theirs.id, valueId, change }),
      ]) {
        await expect(call()).rejects.toMatchObject({ code: "not_found" });
      }
      expect(await state()).toEqual(before);
    }));
});

describe("a category with its first values", () => {
  it("is added whole, in the order given", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const stage = await add(ctx, "Stage", ["New", "Contacted", "Won"], "single");
      expect(stage).toMatchObject({ name: "Stage", selectionMode: "single" });
      expect(stage.values.map(({ name, usageCount }) => [name, usageCount])).toEqual([
        ["New", 0],
        ["Contacted", 0],
        ["Won", 0],
      ]);
      expect(operation.response.parse(stage)).toEqual(stage);
    }));

  it("is not added at all if its name is taken, a cap is reached, or values are the same", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial" });
      const many = Array.from({ length: 21 }, (_, n) => `Value ${n}`);
      await expect(add(ctx, "Full", many)).rejects.toMatchObject({ code: "value_cap_reached" });
      // Unicode's lower case of a final sigma differs between the two.
      await expect(add(ctx, "Same", ["One", "ΟΔΟΣ", "ΟΔΟσ"])).rejects.toMatchObject({
        code: "duplicate_name",
      });
      expect(await namesOf(ctx)).toEqual([]);
      expect((await add(ctx, "One", many.slice(1))).values).toHaveLength(20);
      await expect(add(ctx, "ONE", ["New"])).rejects.toMatchObject({ code: "duplicate_name" });
      for (const name of ["Two", "Three", "Four", "Five"]) await add(ctx, name, ["New"]);
      await expect(add(ctx, "Six", ["New"])).rejects.toMatchObject({ code: "category_cap_reached" });
      expect(await namesOf(ctx)).toEqual(["One", "Two", "Three", "Four", "Five"]);
    }));

  it("has values with different names, whatever their case", () => {
    const parse = (values: string[]) => operation.body.safeParse({ name: "Stage", values }).success;
    expect(parse(["New", "Won"])).toBe(true);
    expect(parse(["New", "nEW"])).toBe(false);
    expect(parse(["New", " "])).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertTagCategory, insertTagValue } from "@/tests/factories/tags";
import { insertCustomer, insertUser } from "@/tests/factories/workspace";
import { archiveSignal } from "./archive";
import { listRelatedSignals } from "./related";
import { applySignalTag, removeSignalTag } from "./tag";

/** A signal, and a category with values of these names. */
async function makeTags(ctx: Context, name: string, selectionMode: "single" | "multi", names: string[]) {
  const { id: categoryId } = await insertTagCategory(ctx, { name, selectionMode });
  const values = [];
  for (const name of names) values.push(await insertTagValue(ctx, { categoryId, name }));
  return values.map(({ id }) => id);
}

const namesOf = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);

describe("a signal's tags", () => {
  it("are replaced in a single category and added in a multi category; all are returned", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const { id: other } = await insertSignal(ctx);
      const [warm = "", cold = ""] = await makeTags(ctx, "Stage", "single", ["Warm", "Cold"]);
      const [east = "", north = ""] = await makeTags(ctx, "Area", "multi", ["East", "North"]);
      const apply = (valueId: string) => applySignalTag(ctx, { signalId, valueId });
      const remove = (valueId: string) => removeSignalTag(ctx, { signalId, valueId });
      await applySignalTag(ctx, { signalId: other, valueId: warm });
      expect(namesOf(await apply(warm))).toEqual(["Warm"]);
      expect(namesOf(await apply(north))).toEqual(["North", "Warm"]);
      expect(namesOf(await apply(north))).toEqual(["North", "Warm"]);
      expect(namesOf(await apply(cold))).toEqual(["North", "Cold"]);
      expect(await apply(east)).toMatchObject({
        data: [
          { categoryName: "Area", valueId: east },
          { categoryName: "Area", valueId: north },
          { categoryName: "Stage", valueId: cold },
        ],
        total: 3,
        limit: 3,
        offset: 0,
      });
      expect(namesOf(await remove(warm))).toEqual(["East", "North", "Cold"]);
      expect(namesOf(await remove(newId()))).toEqual(["East", "North", "Cold"]);
      expect(namesOf(await remove(cold))).toEqual(["East", "North"]);
      expect(namesOf(await removeSignalTag(ctx, { signalId: other, valueId: cold }))).toEqual(["Warm"]);
    }));

  it("are one per single category, however many are applied concurrently", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const stages = await makeTags(ctx, "Stage", "single", ["A", "B", "C", "D", "E", "F"]);
      const areas = await makeTags(ctx, "Area", "multi", ["G", "H"]);
      const answers = await Promise.all(
        [...stages, ...areas, ...stages].map((valueId) => applySignalTag(ctx, { signalId, valueId })),
      );
      for (const { data } of answers) {
        expect(data.filter(({ categoryName }) => categoryName === "Stage").length).toBeLessThanOrEqual(1);
      }
      const { data } = await removeSignalTag(ctx, { signalId, valueId: newId() });
      expect(data.map(({ categoryName }) => categoryName)).toEqual(["Area", "Area", "Stage"]);
    }));

  it("return 404 for an unknown signal or value", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: signalId } = await insertSignal(ctx);
      const [valueId = ""] = await makeTags(ctx, "Stage", "single", ["Warm"]);
      const gone = { code: "not_found" };
      await expect(applySignalTag(ctx, { signalId: newId(), valueId })).rejects.toMatchObject(gone);
      await expect(applySignalTag(ctx, { signalId, valueId: newId() })).rejects.toMatchObject(gone);
      await expect(removeSignalTag(ctx, { signalId: newId(), valueId })).rejects.toMatchObject(gone);
    }));
});

describe("related signals", () => {
  it("are the company's others in 30 days, including archived ones, page by page", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const user = await insertUser(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      const at = (ms: number) => new Date(clock.now().getTime() - ms);
      const acme = (ms: number) => ({ companyKey: "acme", createdAt: at(ms) });
      const { id: signalId } = await insertSignal(ctx, acme(days(40)));
      const { id: oldest } = await insertSignal(ctx, acme(days(30)));
      const { id: newest } = await insertSignal(ctx, acme(0));
      await insertSignal(ctx, acme(days(30) + 1));
      await insertSignal(ctx, { companyKey: "other" });
      await insertSignal(other, acme(0));
      await archiveSignal(ctx, user.id, { signalId: newest });
      const read = (limit: number, offset: number, id = signalId) =>
        listRelatedSignals(ctx, user.id, { signalId: id, limit, offset });
      expect(await read(25, 0)).toMatchObject({
        data: [{ id: newest, archived: true }, { id: oldest }],
        total: 2,
        limit: 25,
        offset: 0,
      });
      expect(await read(1, 1)).toMatchObject({ data: [{ id: oldest }], total: 2, limit: 1, offset: 1 });
      expect(await read(25, 0, newest)).toMatchObject({ data: [{ id: oldest }], total: 1 });

      const { id: alone } = await insertSignal(ctx, { companyKey: null });
      expect(await read(25, 0, alone)).toEqual({ data: [], total: 0, limit: 25, offset: 0 });
      await expect(
        listRelatedSignals(other, user.id, { signalId, limit: 25, offset: 0 }),
      ).rejects.toMatchObject({ code: "not_found" });
    }));
});

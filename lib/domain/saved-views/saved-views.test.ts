import { describe, expect, it } from "vitest";
import { policy } from "@/db/policy";
import { createSavedView as contract, type NewSavedView } from "@/lib/contracts/saved-views";
import { archiveSignal } from "@/lib/domain/signals/archive";
import { listSignals } from "@/lib/domain/signals/list";
import { removeMember } from "@/lib/domain/team/change";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertSavedView } from "@/tests/factories/saved-views";
import { insertSignal } from "@/tests/factories/signals";
import { asViewer } from "@/tests/factories/viewer";
import { insertCustomer } from "@/tests/factories/workspace";
import { changeSavedView, createSavedView, removeSavedView } from "./change";
import { countSavedViews, listSavedViews, type ViewerContext } from "./read";

const strong = { filters: { minScore: "7" }, isShared: false };
const save = (ctx: ViewerContext, name: string, change: Partial<NewSavedView> = {}) =>
  createSavedView(ctx, { ...strong, name, ...change });
const namesOf = async (ctx: ViewerContext) => (await listSavedViews(ctx)).data.map(({ name }) => name);

describe("saved views", () => {
  it("are seen by their owner, and by everyone once shared", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await asViewer(ctx), await asViewer(ctx)];
      const mine = await save(ada, "Mine");
      await save(ada, "apples", { isShared: true });
      expect(await namesOf(ada)).toEqual(["apples", "Mine"]);
      expect((await listSavedViews(ben)).data).toMatchObject([
        { name: "apples", isMine: false, mayChange: false, ownerName: ada.identity.user.name },
      ]);
      await expect(changeSavedView(ben, { viewId: mine.id, change: { name: "X" } })).rejects.toMatchObject({
        code: "not_found",
      });
      expect(await changeSavedView(ada, { viewId: mine.id, change: { isShared: true } })).toEqual({
        ...mine,
        isShared: true,
        version: expect.any(String),
      });
      expect(await namesOf(ben)).toEqual(["apples", "Mine"]);
    }));

  it("are changed by their owner; shared ones by admins and managers too, who can't make them private", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben, manager] = [await asViewer(ctx), await asViewer(ctx), await asViewer(ctx, "manager")];
      const { id: viewId } = await save(ada, "Shared", { isShared: true });
      const refused = { code: "insufficient_role" };
      await expect(changeSavedView(ben, { viewId, change: { name: "X" } })).rejects.toMatchObject(refused);
      await expect(removeSavedView(ben, { viewId })).rejects.toMatchObject(refused);
      const filters = { minIcp: "80", sort: "fit" };
      expect(await changeSavedView(manager, { viewId, change: { filters } })).toMatchObject({ filters });
      await expect(changeSavedView(manager, { viewId, change: { isShared: false } })).rejects.toMatchObject(
        refused,
      );
      await removeSavedView(manager, { viewId });
      expect(await namesOf(ada)).toEqual([]);
      await expect(removeSavedView(ada, { viewId })).rejects.toMatchObject({ code: "not_found" });
    }));

  it("have names that are unique among those a member sees, ignoring case", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await asViewer(ctx), await asViewer(ctx)];
      const taken = { code: "duplicate_name" };
      const hot = await save(ada, "Hot");
      await expect(save(ada, "hOT", { isShared: true })).rejects.toMatchObject(taken);
      const theirs = await save(ben, "hot");
      const cold = await save(ada, "Cold", { isShared: true });
      await expect(save(ben, "COLD")).rejects.toMatchObject(taken);
      await expect(changeSavedView(ada, { viewId: cold.id, change: { name: "HOT" } })).rejects.toMatchObject(
        taken,
      );
      expect(await changeSavedView(ada, { viewId: hot.id, change: { name: "HOT" } })).toMatchObject({
        name: "HOT",
      });
      await changeSavedView(ben, { viewId: theirs.id, change: { isShared: true } });
      expect(await namesOf(ada)).toEqual(["Cold", "HOT", "hot"]);
    }));

  it("end at a cap, also when saved at the same moment", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx);
      const ada = await asViewer(ctx);
      const { own, shared } = policy.savedViews;
      const many = Array.from({ length: own + 3 }, (_, n) => save(ada, `Own ${n}`));
      const settled = await Promise.allSettled(many);
      const refusals = settled.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
      expect(refusals).toEqual(Array(3).fill("view_cap_reached"));
      for (let n = 0; n < shared; n++) await insertSavedView(ctx);
      const [mine] = (await listSavedViews(ada)).data.filter(({ isMine }) => isMine);
      await expect(
        changeSavedView(ada, { viewId: mine?.id ?? "", change: { isShared: true } }),
      ).rejects.toMatchObject({ code: "view_cap_reached" });
    }));

  it("lose the private ones of a removed member, and keep the shared", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, admin] = [await asViewer(ctx), await asViewer(ctx, "admin")];
      await save(ada, "Private");
      await save(ada, "Shared", { isShared: true });
      await removeMember(admin, { userId: ada.userId });
      expect(await namesOf(ada)).toEqual(["Shared"]);
      expect(await namesOf(admin)).toEqual(["Shared"]);
    }));

  it("count what the list shows to this member, in their workspace only", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertSignal(other, { strength: 9 });
      await save(await asViewer(other), "Theirs", { isShared: true });
      for (const strength of [9, 8, 3]) await insertSignal(ctx, { strength });
      const archived = await insertSignal(ctx, { strength: 10 });
      const [ada, ben] = [await asViewer(ctx), await asViewer(ctx)];
      await archiveSignal(ada, ada.userId, { signalId: archived.id });
      await save(ada, "Strong", { isShared: true });
      await save(ada, "Strong by fit", { filters: { minScore: "7", sort: "fit" }, isShared: true });
      await save(ada, "Weak", { filters: {}, isShared: true });
      await insertSavedView(ctx, { name: "Ended filter", filters: { colour: "red" } });
      const totals = async (who: ViewerContext) =>
        (await countSavedViews(who)).data.map(({ total }) => total);
      expect(await namesOf(ada)).toEqual(["Ended filter", "Strong", "Strong by fit", "Weak"]);
      expect(await totals(ada)).toEqual([null, 2, 2, 3]);
      expect(await totals(ben)).toEqual([null, 3, 3, 4]);
      const page = { minScore: 7, view: "active", sort: "newest", limit: 25, offset: 0 } as const;
      expect(await listSignals(ada, ada.userId, page)).toMatchObject({ total: 2 });
    }));
});

describe("the views that every member has", () => {
  it("count the active signals that are the member's own, that nobody has, and that are new", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const [ada, ben] = [await asViewer(ctx), await asViewer(ctx)];
      for (const assigneeId of [ada.userId, ada.userId, ben.userId, null]) {
        await insertSignal(ctx, { assigneeId });
      }
      const archived = await insertSignal(ctx, { assigneeId: ada.userId });
      await archiveSignal(ada, ada.userId, { signalId: archived.id });
      expect((await countSavedViews(ada)).builtIn).toEqual({ mine: 2, unassigned: 1, new: 4 });
      expect((await countSavedViews(ben)).builtIn).toEqual({ mine: 1, unassigned: 1, new: 5 });
    }));
});

describe("the filters of a saved view", () => {
  const problems = (filters: Record<string, string>) =>
    contract.body
      .safeParse({ name: "A", filters })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

  it.each([
    [{ minScore: "7", view: "archived", sort: "fit" }, undefined],
    [{ minScore: "70" }, ["filters.minScore: must be between 1 and 10"]],
    [{ colour: "red" }, ['filters: Unrecognized key: "colour"']],
    [
      { days: "x", sort: "age" },
      expect.arrayContaining([
        expect.stringMatching(/^filters\.days:/),
        expect.stringMatching(/^filters\.sort:/),
      ]),
    ],
  ])("%j", (filters, expected) => expect(problems(filters)).toEqual(expected));
});

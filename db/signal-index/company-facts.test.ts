import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertSignal } from "@/tests/factories/signals";
import { insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { findCompanyTrends, findCompanyWork } from "./company-facts";

const acme = "https://www.network.example/company/acme";
const workOf = async ({ db, customerId }: Context, key = acme) =>
  (await findCompanyWork(db, { customerId, companyKeys: [key] })).get(key);
const trendOf = async ({ db, customerId, clock }: Context, key = acme) =>
  (await findCompanyTrends(db, { customerId, companyKeys: [key], now: clock.now() })).get(key);

describe("the work on a company", () => {
  it("names the members with open signals, the one with the most first", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const [few, many, done] = [await insertUser(ctx), await insertUser(ctx), await insertUser(ctx)];
      for (const { id: assigneeId } of [many, few, many]) {
        await insertSignal(ctx, { companyKey: acme, assigneeId, stage: "working" });
      }
      for (let n = 0; n < 3; n++) {
        await insertSignal(ctx, { companyKey: acme, assigneeId: done.id, stage: "won" });
      }
      await insertSignal(ctx, { companyKey: "other", assigneeId: few.id });
      expect((await workOf(ctx))?.ownerIds).toEqual([many.id, few.id]);
      expect((await workOf(ctx, "other"))?.ownerIds).toEqual([few.id]);
      await insertSignal(ctx, { companyKey: "written to", assigneeId: few.id, stage: "contacted" });
      expect((await workOf(ctx, "written to"))?.ownerIds).toEqual([few.id]);
    }));

  it("has the stage that is furthest: one signal that is no fit does not close a company", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const stages = [];
      for (const stage of ["not_a_fit", "new", "working", "contacted", "not_a_fit", "won"] as const) {
        await insertSignal(ctx, { companyKey: acme, stage });
        stages.push((await workOf(ctx))?.stage);
      }
      expect(stages).toEqual(["not_a_fit", "new", "working", "contacted", "contacted", "won"]);
      expect((await workOf(ctx))?.ownerIds).toEqual([]);
    }));

  it("names the strongest signal, of equals the newest", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      await insertSignal(ctx, { companyKey: acme, strength: 9 });
      const second = await insertSignal(ctx, { companyKey: acme, strength: 9, personName: "Pat Second" });
      await insertSignal(ctx, { companyKey: "b", strength: 10 });
      await insertSignal(ctx, { companyKey: acme, strength: 3 });
      expect((await workOf(ctx))?.strongest).toEqual({
        id: second.id,
        strength: 9,
        personName: "Pat Second",
      });
    }));

  it("is that of the own workspace, and nothing for a company without signals", () =>
    withRollback(async ({ ctx }) => {
      await insertWorkspace(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertWorkspace(other);
      await insertSignal(other, { companyKey: acme, stage: "won" });
      expect([await workOf(ctx), await trendOf(ctx)]).toEqual([
        undefined,
        { companyKey: acme, weeks: Array(12).fill(0), last30Days: 0, previous30Days: 0 },
      ]);
      expect((await findCompanyWork(ctx.db, { customerId: ctx.customerId, companyKeys: [] })).size).toBe(0);
    }));
});

describe("the trend of a company", () => {
  it("counts its signals by week, and those of the last 30 days and of the 30 before", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertWorkspace(ctx);
      const ago = (ms: number) => new Date(clock.now().getTime() - ms);
      const ages = [0, 7, 30, 60, 84].flatMap((age) => [days(age), days(age) + 1]);
      for (const age of ages) await insertSignal(ctx, { companyKey: acme, createdAt: ago(age) });
      await insertSignal(ctx, { companyKey: "other" });
      expect(await trendOf(ctx)).toEqual({
        companyKey: acme,
        weeks: [1, 0, 0, 2, 0, 0, 0, 2, 0, 0, 1, 3],
        last30Days: 5,
        previous30Days: 2,
      });
    }));
});

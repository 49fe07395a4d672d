import { describe, expect, it } from "vitest";
import { reports } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertSource } from "@/tests/factories/workspace";
import { readBurn } from "./burn";
import { holdCredits } from "./hold";
import { openPurse, payFromPurse } from "./purse";
import { listRuns } from "./runs";
import { refundCredits, settleCredits } from "./settle";

const pay = async (ctx: Context, bundle: "discovery" | "harvest", amount: number, sourceId?: string) =>
  payFromPurse(ctx, await openPurse(ctx), {
    bundle,
    cause: newId(),
    amount,
    ...(sourceId && { sourceId }),
  });

const page = { limit: 50, offset: 0 };

describe("credits used by day", () => {
  it("cover every day, each bundle, and nothing that is only held", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 1_000 });
      await pay(ctx, "discovery", 10);
      clock.advance(days(2));
      await pay(ctx, "harvest", 30);
      await pay(ctx, "harvest", 5);
      await holdCredits(ctx, "qualification", [{ cause: "open", amount: 4 }]);
      const burn = await readBurn(ctx, { days: 7 });
      expect(burn.days.map(({ date }) => date)).toEqual(
        [16, 17, 18, 19, 20, 21, 22].map((day) => `2025-11-${day}`),
      );
      const used = burn.days.map(({ bundles }) => bundles.map(({ burned }) => burned));
      expect(used.slice(4)).toEqual([
        [10, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 35, 0, 0],
      ]);
      expect(used.slice(0, 4).flat()).toEqual(Array(16).fill(0));
      // 45 credits in the three days since activation; 951 are left.
      expect(burn.forecast).toEqual({ perDay: 15, days: 3, exhaustedAt: null });
    }));

  it("forecast the end of the balance unless the period ends first or credits are unlimited", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 100 });
      await pay(ctx, "harvest", 50);
      expect((await readBurn(ctx, { days: 7 })).forecast).toEqual({
        perDay: 50,
        days: 1,
        exhaustedAt: "2025-11-21T15:00:00.000Z",
      });
      const unlimited = { ...ctx, customerId: newId() };
      await insertCustomer(unlimited, { planSlug: "internal" });
      await pay(unlimited, "harvest", 50);
      expect((await readBurn(unlimited, { days: 7 })).forecast).toMatchObject({ exhaustedAt: null });
    }));

  it("forecast a trial at no more than its daily credits", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "trial", periodEnd: null, credits: 220 });
      await pay(ctx, "harvest", 100);
      expect((await readBurn(ctx, { days: 30 })).forecast).toEqual({
        perDay: 60,
        days: 1,
        exhaustedAt: "2025-11-22T15:00:00.000Z",
      });
    }));
});

describe("credits used by run", () => {
  it("are grouped by day and by source or report, newest first, with their names", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx);
      const source = await insertSource(ctx, { displayName: "Our page" });
      const reportId = newId();
      await db.insert(reports).values({
        id: reportId,
        customerId,
        type: "account",
        subject: "https://www.network.example/company/acme",
        slug: "acme",
        name: "Acme",
        status: "ready",
        createdAt: clock.now(),
      });
      await pay(ctx, "discovery", 3, source.id);
      await pay(ctx, "harvest", 2, source.id);
      const cause = `report:${reportId}`;
      await holdCredits(ctx, "intelligence", [{ cause, amount: 25 }]);
      await settleCredits(ctx, [cause]);
      await holdCredits(ctx, "qualification", [{ cause: "given back", amount: 4, sourceId: source.id }]);
      await refundCredits(ctx, ["given back"]);
      clock.advance(days(1));
      await holdCredits(ctx, "qualification", [{ cause: "open", amount: 4, sourceId: source.id }]);
      const { data, total } = await listRuns(ctx, page);
      expect(total).toBe(3);
      expect(data[0]).toEqual({
        id: `2025-11-21:${source.id}`,
        date: "2025-11-21",
        name: "Our page",
        sourceId: source.id,
        burned: 0,
        held: 4,
        entries: 1,
        bundles: [1, 2, 3, 4].map((bundle) => ({ bundle, burned: 0 })),
      });
      const rest = data.slice(1).map(({ name, burned, held, entries }) => [name, burned, held, entries]);
      expect(rest.toSorted()).toEqual([
        ["Acme", 25, 0, 1],
        ["Our page", 5, 0, 2],
      ]);
      const second = await listRuns(ctx, { limit: 1, offset: 1 });
      expect([second.total, second.data]).toEqual([3, [data[1]]]);
    }));

  it("belong to one workspace, and have no name once their source is another's or gone", () =>
    withRollback(async ({ ctx }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(ctx);
      await insertCustomer(other);
      const theirs = await insertSource(other, { displayName: "Theirs" });
      await pay(other, "harvest", 7, theirs.id);
      expect(await listRuns(ctx, page)).toMatchObject({ data: [], total: 0 });
      await pay(ctx, "harvest", 1, theirs.id);
      expect((await listRuns(ctx, page)).data).toMatchObject([{ name: null, burned: 1 }]);
      expect((await readBurn(ctx, { days: 7 })).forecast.perDay).toBe(1);
    }));
});

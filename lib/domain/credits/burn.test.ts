import { describe, expect, it } from "vitest";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer } from "@/tests/factories/workspace";
import { readBurn } from "./burn";
import { holdCredits } from "./hold";
import { lockBalance, payFromBalance } from "./locked-balance";

const pay = async (ctx: Context, bundle: "discovery" | "harvest", amount: number) =>
  payFromBalance(ctx, await lockBalance(ctx), { bundle, cause: newId(), amount });

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
      expect(burn.days[0]?.bundles.map(({ bundle }) => bundle)).toEqual([1, 2, 3, 4]);
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

  it("come with what was left when each day ended, whatever changed it", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { credits: 1_000 });
      await pay(ctx, "discovery", 10);
      clock.advance(days(2));
      await pay(ctx, "harvest", 30);
      await holdCredits(ctx, "qualification", [{ cause: "open", amount: 4 }]);
      const burn = await readBurn(ctx, { days: 7 });
      // The grant of the first day is in the ledger too: nothing was there before.
      expect(burn.days.map(({ balance }) => balance)).toEqual([0, 0, 0, 0, 990, 990, 956]);
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
      const { days: used, forecast } = await readBurn(unlimited, { days: 7 });
      expect([forecast.exhaustedAt, ...used.map(({ balance }) => balance)]).toEqual(Array(8).fill(null));
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

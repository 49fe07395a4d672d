import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCustomer } from "@/db/queries/customers";
import { creditAlerts } from "@/db/schema";
import type { PlanSlug } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { holdCredits } from "@/lib/domain/credits/hold";
import { type Period, usedAhead } from "@/lib/domain/credits/parts-of-a-period";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { reconcileWorkspace } from "@/lib/domain/credits/reconcile";
import { settleCredits } from "@/lib/domain/credits/settle";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer, insertPack } from "@/tests/factories/workspace";

const move = (ctx: Context, plan: PlanSlug, period: Period | null = null) =>
  transaction(ctx, (ctx) => movePlan(ctx, { plan, period }));
const monthFrom = (start: Date): Period => ({ start, end: addUtcMonths(start, 1) });
const balance = async (ctx: Context) => (await readBooks(ctx)).balance;
const trial = { planSlug: "trial", periodStart: null, periodEnd: null, credits: 250 } as const;

async function burn(ctx: Context, amount: number, cause = `work of ${amount}`): Promise<void> {
  const held = await holdCredits(ctx, "harvest", [{ cause, amount }]);
  await settleCredits(ctx, [...held.values()]);
}

describe("a new plan", () => {
  it("replaces a trial's allotment with its own and keeps packs, however often it is told", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      await insertPack(ctx, 40);
      const period = monthFrom(clock.now());
      for (let run = 0; run < 3; run++) {
        await move(ctx, "starter", period);
        expect(await readBooks(ctx)).toMatchObject({ balance: 3_040, ledger: 3_040 });
        clock.advance(1_000);
      }
      expect((await readBooks(ctx)).entries).toEqual({ grant: 3, expire: 1 });
      const { periodStart, periodEnd, planSlug } = (await findCustomer(ctx.db, ctx)) ?? {};
      expect({ start: periodStart, end: periodEnd, planSlug }).toEqual({ ...period, planSlug: "starter" });
    }));

  it("expires what is left when the next period begins, and grants the allotment again", () =>
    withRollback(async ({ ctx, clock, system }) => {
      await insertCustomer(ctx, trial);
      const first = monthFrom(clock.now());
      await move(ctx, "starter", first);
      await burn(ctx, 2_900);
      clock.advance(days(30));
      await move(ctx, "starter", monthFrom(first.end));
      expect(await balance(ctx)).toBe(3_000);
      expect(await renewCredits(system)).toEqual({ expired: 1, granted: 0 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 3_000, ledger: 3_000, burned: 2_900 });
    }));

  it("adds a larger plan's credits for the rest of the period once, and takes nothing for a smaller one", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      const period = { start: clock.now(), end: new Date(clock.now().getTime() + days(30)) };
      await move(ctx, "starter", period);
      await burn(ctx, 1_000);
      for (const [passed, plan, left] of [
        [10, "growth", 8_000],
        [1, "starter", 8_000],
        [1, "growth", 8_000],
        [3, "scale", 27_000],
        [1, "growth", 27_000],
        [1, "scale", 27_000],
      ] as const) {
        clock.advance(days(passed));
        await move(ctx, plan, period);
        expect(await balance(ctx)).toBe(left);
      }
      clock.advance(days(13));
      await move(ctx, "scale", monthFrom(period.end));
      expect(await balance(ctx)).toBe(50_000);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }));

  it("adds 65 of 47,000 credits in the period's last hour, and none at its end", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      const period = { start: clock.now(), end: new Date(clock.now().getTime() + days(30)) };
      await move(ctx, "starter", period);
      clock.advance(days(30) - hours(1));
      await move(ctx, "scale", period);
      expect(await balance(ctx)).toBe(3_065);
      await move(ctx, "starter", period);
      expect(await balance(ctx)).toBe(3_065);
    }));

  it("adds what was charged if a smaller plan came between: the charge is less the present plan's", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      const period = { start: clock.now(), end: new Date(clock.now().getTime() + days(30)) };
      await move(ctx, "growth", period);
      await move(ctx, "starter", period);
      clock.advance(days(15));
      await move(ctx, "scale", period);
      expect(await balance(ctx)).toBe(12_000 + 47_000 / 2);
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }));

  it("forgets the usage alerts that the larger allotment has not reached", () =>
    withRollback(async ({ ctx, db, clock }) => {
      await insertCustomer(ctx, trial);
      const period = monthFrom(clock.now());
      await move(ctx, "starter", period);
      await burn(ctx, 2_500);
      const allotment = `allotment:${period.start.toISOString()}`;
      const alert = (percent: number) => ({ ...ctx, allotment, percent, sentAt: clock.now() });
      await db.insert(creditAlerts).values([alert(10), alert(50), alert(80)]);
      await move(ctx, "growth", period);
      expect(await db.select({ percent: creditAlerts.percent }).from(creditAlerts)).toEqual([
        { percent: 10 },
      ]);
    }));

  it("counts what was used ahead of time when a period begins again before its end", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      const start = clock.now();
      await move(ctx, "starter", { start, end: new Date(start.getTime() + days(30)) });
      await burn(ctx, 2_000);
      clock.advance(days(15));
      // Half of the month was paid for and passed: 1,500 of the 2,000 belong to it.
      await move(ctx, "starter", monthFrom(clock.now()));
      expect(await readBooks(ctx)).toMatchObject({ balance: 2_500, ledger: 2_500 });
      expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
    }));

  it("gives no second allotment for changing the interval back and forth", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      await move(ctx, "starter", monthFrom(clock.now()));
      let burned = 0;
      for (let change = 0; change < 6; change++) {
        const left = await balance(ctx);
        if (left > 0) await burn(ctx, left, `round ${change}`);
        burned += left;
        clock.advance(1_000);
        await move(ctx, "starter", monthFrom(clock.now()));
      }
      // Six seconds of a month earn no whole credit.
      expect(burned + (await balance(ctx))).toBe(3_000);
    }));
});

describe("the trial", () => {
  it("wipes the allotment, keeps packs, and is granted nothing again", () =>
    withRollback(async ({ ctx, clock, system }) => {
      await insertCustomer(ctx, trial);
      await insertPack(ctx, 40);
      await move(ctx, "starter", monthFrom(clock.now()));
      await holdCredits(ctx, "harvest", [{ cause: "running", amount: 100 }]);
      clock.advance(days(3));
      await move(ctx, "trial");
      expect(await balance(ctx)).toBe(40);
      expect(await findCustomer(ctx.db, ctx)).toMatchObject({
        planSlug: "trial",
        periodStart: null,
        periodEnd: null,
      });
      clock.advance(days(60));
      await renewCredits(system);
      expect(await readBooks(ctx)).toMatchObject({ balance: 40, ledger: 40 });
    }));

  it("is granted once to a workspace that never had an allotment", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { planSlug: "internal", credits: 0 });
      for (const [plan, left] of [
        ["trial", 250],
        ["internal", 0],
        ["trial", 0],
      ] as const) {
        clock.advance(1_000);
        await move(ctx, plan);
        expect(await balance(ctx)).toBe(left);
      }
    }));
});

describe("without a given period", () => {
  it("a month begins now, or the standing one goes on", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      await move(ctx, "starter");
      const period = monthFrom(clock.now());
      clock.advance(days(5));
      await move(ctx, "growth");
      expect(await findCustomer(ctx.db, ctx)).toMatchObject({
        periodStart: period.start,
        periodEnd: period.end,
      });
      // Five of 30 days have passed: nine thousand more for the rest.
      expect(await balance(ctx)).toBe(3_000 + 9_000 * (25 / 30));
    }));

  it("a plan that has no row is refused, with nothing changed", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, trial);
      await expect(move(ctx, "none" as PlanSlug)).rejects.toMatchObject({ code: "plan_unavailable" });
      expect(await findCustomer(ctx.db, ctx)).toMatchObject({ planSlug: "trial" });
    }));
});

it("grants once when an event, a sweep and a person move the plan at the same time", () =>
  withDatabase(async ({ ctx, system, clock }) => {
    await insertCustomer(ctx, { planSlug: "starter", credits: 10 });
    clock.advance(days(31));
    const period = { start: new Date("2025-12-20T15:00:00Z"), end: new Date("2026-01-20T15:00:00Z") };
    const moves = Array.from({ length: 6 }, () => move(ctx, "starter", period));
    await Promise.all([...moves, renewCredits(system), renewCredits(system)]);
    expect(await readBooks(ctx)).toMatchObject({ balance: 3_000, ledger: 3_000 });
    expect(await reconcileWorkspace(ctx, ctx)).toEqual([]);
  }));

describe("credits used ahead of time", () => {
  const grant = fc
    .tuple(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 0, max: 50_000 }))
    .map(([a, b]) => ({ credits: Math.max(a, b), remaining: Math.min(a, b) }));
  const period = monthFrom(new Date("2026-03-10T08:00:00Z"));
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const at = (part: number) =>
    new Date(period.start.getTime() + Math.round(part * (period.end.getTime() - period.start.getTime())));

  it("are all that were used at the start, none at the end, and only fall between", () => {
    fc.assert(
      fc.property(grant, share, share, (grant, a, b) => {
        const { credits, remaining } = grant;
        const ahead = (next: Date) => usedAhead(remaining, credits, period, next);
        expect(ahead(period.start)).toBe(credits - remaining);
        expect(ahead(period.end)).toBe(0);
        const [early, late] = [at(Math.min(a, b)), at(Math.max(a, b))];
        expect(ahead(late)).toBeLessThanOrEqual(ahead(early));
      }),
      { numRuns: 1_000 },
    );
  });
});

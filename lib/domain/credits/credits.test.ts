import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditGrants } from "@/db/schema";
import { days } from "@/lib/clock";
import { transaction } from "@/lib/context";
import { grantAllotment } from "@/lib/domain/credits/grant-allotment";
import { renewCredits } from "@/lib/domain/schedules/renew-credits";
import { newId } from "@/lib/ids";
import { utcDay } from "@/lib/utc-day";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer, insertPack } from "@/tests/factories/workspace";
import { holdCredits } from "./hold";
import { lockBalance, payFromBalance } from "./locked-balance";
import { refundCredits, settleCredits } from "./settle";
import { findWait, meterCalls } from "./spending-limits";

/** The ledger name of the hold for `cause`; empty if there is none. */
const namesIn = (held: Map<string, string>, cause: string) => [held.get(cause) ?? []].flat();
const four = (...causes: string[]) => causes.map((cause) => ({ cause, amount: 4 }));

describe("hold, settle, refund", () => {
  it("burns settled credits and returns refunded ones, each only once", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 11 });
      const covered = await holdCredits(ctx, "qualification", four("a", "b", "c"));
      expect([...covered.keys()]).toEqual(["a", "b"]);
      expect(await readBooks(ctx)).toMatchObject({ balance: 3, ledger: 3, burned: 0 });

      // A retried step holds, settles and refunds again.
      for (let run = 0; run < 2; run++) {
        expect((await holdCredits(ctx, "qualification", four("a"))).get("a")).toBe("a");
        await settleCredits(ctx, ["a"]);
        await refundCredits(ctx, ["a", "b", "never held"]);
        expect(await readBooks(ctx)).toMatchObject({ balance: 7, ledger: 7, burned: 4 });
      }
      // After a refund, the credits can be held again under a new ledger name.
      for (let run = 0; run < 2; run++) {
        expect((await holdCredits(ctx, "qualification", four("b"))).get("b")).toBe("b #2");
        expect(await readBooks(ctx)).toMatchObject({ balance: 3, ledger: 3, burned: 4 });
      }
      expect((await readBooks(ctx)).entries).toEqual({
        grant: 1,
        "qualification hold": 3,
        "qualification settle": 1,
        "qualification refund": 1,
      });
    }));

  it("burns the allotment before packs, the older pack first, and refunds the grant it took from", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const { id: customerId } = await insertCustomer(ctx, { credits: 0, planSlug: "trial" });
      const older = await insertPack(ctx, 4);
      clock.advance(1_000);
      // A one-time allotment has no expiry.
      const given = { periodStart: clock.now(), periodEnd: null, now: clock.now() };
      await grantAllotment(db, { customerId, credits: 3, ...given });
      const newer = await insertPack(ctx, 10);
      const left = async () => {
        const rows = await db.select().from(creditGrants).where(eq(creditGrants.customerId, ctx.customerId));
        const remaining = (id: string) => rows.find((grant) => grant.id === id)?.remaining;
        return [
          rows.find((g) => g.kind === "allotment")?.remaining,
          remaining(older.id),
          remaining(newer.id),
        ];
      };
      const hold = (cause: string) => holdCredits(ctx, "intelligence", [{ cause, amount: 5 }]);
      await hold("report");
      expect(await left()).toEqual([0, 2, 10]);
      await hold("another report");
      expect(await left()).toEqual([0, 0, 7]);
      await refundCredits(ctx, ["report"]);
      expect(await left()).toEqual([3, 2, 7]);
      await refundCredits(ctx, ["another report"]);
      expect(await left()).toEqual([3, 4, 10]);
    }));

  it("takes nothing for free work, and throws if more was stored than the credits cover", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 2 });
      const pay = (amount: number) =>
        transaction(ctx, async (ctx) => {
          const balance = await lockBalance(ctx);
          await payFromBalance(ctx, balance, { bundle: "harvest", cause: newId(), amount });
        });
      await pay(0);
      expect((await readBooks(ctx)).entries).toEqual({ grant: 1 });
      await pay(2);
      await expect(pay(1)).rejects.toThrow("More work was stored");
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, ledger: 0, burned: 2 });
    }));

  it("covers everything on an unlimited plan, and still reports what was burned", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "internal", credits: 0 });
      expect((await holdCredits(ctx, "qualification", four("a", "b"))).size).toBe(2);
      await settleCredits(ctx, ["a"]);
      await refundCredits(ctx, ["b"]);
      expect(await findWait(ctx)).toBeNull();
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, burned: 4 });
    }));

  it("never overspends when twenty callers spend the last credits concurrently", () =>
    withDatabase(
      async ({ ctx }) => {
        await insertCustomer(ctx, { credits: 30 });
        await insertPack(ctx, 11);
        const spend = (n: number) =>
          transaction(ctx, async (ctx) => {
            if (n % 2 === 0) return (await holdCredits(ctx, "qualification", four(`person ${n}`))).size;
            const balance = await lockBalance(ctx);
            if (balance.available < 4) return 0;
            await payFromBalance(ctx, balance, { bundle: "harvest", cause: `page ${n}`, amount: 4 });
            return 1;
          });
        const spent = await Promise.all(Array.from({ length: 20 }, (_, n) => spend(n)));
        expect(spent.filter((taken) => taken === 1)).toHaveLength(10);
        expect(await readBooks(ctx)).toMatchObject({ balance: 1, ledger: 1 });
      },
      { connections: 20 },
    ));

  it("pays once when a step runs ten times concurrently", () =>
    withDatabase(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 100 });
      const run = async () => {
        const held = await transaction(ctx, (ctx) => holdCredits(ctx, "qualification", four("a", "b")));
        await transaction(ctx, async (ctx) => {
          await settleCredits(ctx, namesIn(held, "a"));
          await refundCredits(ctx, namesIn(held, "b"));
        });
      };
      await Promise.all(Array.from({ length: 10 }, run));
      expect(await readBooks(ctx)).toMatchObject({ balance: 96, ledger: 96, burned: 4 });
    }));
});

describe("the daily vendor budget", () => {
  it("makes jobs wait until the next UTC day once the cap is reached", () =>
    withRollback(
      async ({ ctx, clock }) => {
        await insertCustomer(ctx, { dailyBudgetCapCents: 5 });
        await meterCalls(ctx, { cents: 4.8, calls: 12 });
        expect(await findWait(ctx)).toBeNull();
        await meterCalls(ctx, { cents: 0.2, calls: 1 });
        expect(await findWait(ctx)).toBe("budget");
        clock.advance(30_000);
        expect(await findWait(ctx)).toBeNull();
        expect(utcDay(clock.now())).toBe("2025-11-21");
      },
      { now: "2025-11-20T23:59:45Z" },
    ));

  it("reports used-up credits, and lets a workspace without a cap spend", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { credits: 0, dailyBudgetCapCents: null });
      await meterCalls(ctx, { cents: 1_000_000, calls: 1 });
      expect(await findWait(ctx)).toBe("credits");
      await insertPack(ctx, 1);
      expect(await findWait(ctx)).toBeNull();
    }));
});

describe("renewal", () => {
  it("expires the allotment at the period's end, keeps packs, and grants the next one once", () =>
    withRollback(
      async ({ ctx, system, clock }) => {
        await insertCustomer(ctx, { planSlug: "starter", credits: 500 });
        await insertPack(ctx, 40);
        await holdCredits(ctx, "qualification", four("burned"));
        await settleCredits(ctx, ["burned"]);
        expect(await renewCredits(system)).toEqual({ expired: 0, granted: 0 });

        clock.advance(days(28));
        expect((await readBooks(ctx)).balance).toBe(40);
        expect(await findWait(ctx)).toBeNull();
        expect(await renewCredits(system)).toEqual({ expired: 1, granted: 1 });
        expect(await readBooks(ctx)).toMatchObject({ balance: 3_040, ledger: 3_040, burned: 4 });
        expect(await renewCredits(system)).toEqual({ expired: 0, granted: 0 });
      },
      { now: "2026-01-31T08:00:00Z" },
    ));

  it("grants the current period once, however many were missed", () =>
    withRollback(async ({ ctx, system, clock }) => {
      await insertCustomer(ctx, { planSlug: "starter", credits: 0 });
      clock.advance(days(100));
      expect(await renewCredits(system)).toMatchObject({ granted: 1 });
      expect((await readBooks(ctx)).balance).toBe(3_000);
      clock.advance(days(31));
      expect(await renewCredits(system)).toEqual({ expired: 1, granted: 1 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 3_000, ledger: 3_000 });
    }));

  it("expires credits refunded to an expired grant", () =>
    withRollback(async ({ ctx, system, clock }) => {
      await insertCustomer(ctx, { planSlug: "trial", credits: 10 });
      await holdCredits(ctx, "qualification", four("late"));
      clock.advance(days(31));
      expect(await renewCredits(system)).toEqual({ expired: 1, granted: 0 });
      await refundCredits(ctx, ["late"]);
      expect((await readBooks(ctx)).balance).toBe(0);
      clock.advance(1_000);
      expect(await renewCredits(system)).toEqual({ expired: 1, granted: 0 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, ledger: 0, burned: 0 });
    }));

  it.each([
    { planSlug: "trial", lifecycle: "active", granted: 0 },
    { planSlug: "starter", lifecycle: "suspended", granted: 0 },
    { planSlug: "internal", lifecycle: "active", granted: 1 },
  ] as const)("renews a $lifecycle workspace on $planSlug by its plan", ({ granted, ...workspace }) =>
    withRollback(async ({ ctx, system, clock }) => {
      await insertCustomer(ctx, { ...workspace, credits: 0 });
      clock.advance(days(40));
      expect(await renewCredits(system)).toEqual({ expired: 0, granted });
      expect((await readBooks(ctx)).balance).toBe(0);
      expect(await renewCredits(system)).toEqual({ expired: 0, granted: 0 });
    }),
  );

  it("grants once when renewals run concurrently", () =>
    withDatabase(async ({ ctx, system, clock }) => {
      await insertCustomer(ctx, { planSlug: "starter", credits: 7 });
      clock.advance(days(32));
      const runs = await Promise.all([renewCredits(system), renewCredits(system), renewCredits(system)]);
      expect(runs.reduce((sum, run) => sum + run.granted, 0)).toBe(1);
      expect(await readBooks(ctx)).toMatchObject({ balance: 3_000, ledger: 3_000 });
    }));
});

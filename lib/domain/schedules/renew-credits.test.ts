import { describe, expect, it } from "vitest";
import { findCustomer } from "@/db/queries/customers";
import { type SubscriptionRow, storeSubscription } from "@/db/queries/subscriptions";
import { days } from "@/lib/clock";
import { type Context, transaction } from "@/lib/context";
import { movePlan } from "@/lib/domain/billing/move-plan";
import { allotmentPeriod } from "@/lib/domain/billing/subscription-state";
import { addUtcMonths } from "@/lib/domain/credits/period";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer } from "@/tests/factories/workspace";
import { renewCredits } from "./renew-credits";

/** A workspace on starter with a subscription from now, told to the ledger as an event would. */
async function subscribe(ctx: Context, change: Partial<SubscriptionRow> = {}) {
  const start = ctx.clock.now();
  const trial = { planSlug: "trial", periodStart: null, periodEnd: null } as const;
  await insertCustomer(ctx, { ...trial, credits: 0 });
  const row: SubscriptionRow = {
    id: `sub_${newId()}`,
    customerId: ctx.customerId,
    status: "active",
    planSlug: "starter",
    interval: "month",
    periodStart: start,
    periodEnd: addUtcMonths(start, change.interval === "year" ? 12 : 1),
    cancelAtPeriodEnd: false,
    downgradeTo: null,
    overdueSince: null,
    startedAt: start,
    endedAt: null,
    isSettled: false,
    updatedAt: start,
    ...change,
  };
  await storeSubscription(ctx.db, row);
  await tell(ctx, row);
  return row;
}

const tell = (ctx: Context, row: SubscriptionRow) =>
  transaction(ctx, (ctx) =>
    movePlan(ctx, { plan: row.planSlug, period: allotmentPeriod(row, ctx.clock.now()) }),
  );

describe("a paid month", () => {
  it("is followed by no allotment until the processor says that it was renewed", () =>
    withRollback(async ({ ctx, system, clock }) => {
      const row = await subscribe(ctx);
      clock.advance(days(31));
      expect(await renewCredits(system)).toEqual({ expired: 1, granted: 0 });
      expect((await readBooks(ctx)).balance).toBe(0);
      const renewed = { ...row, periodStart: row.periodEnd, periodEnd: addUtcMonths(row.periodStart, 2) };
      await storeSubscription(ctx.db, renewed);
      await tell(ctx, renewed);
      expect(await renewCredits(system)).toEqual({ expired: 0, granted: 0 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 3_000, ledger: 3_000 });
    }));

  it("of a subscription that is over is followed by none either, until the plan moved", () =>
    withRollback(async ({ ctx, system, clock }) => {
      await subscribe(ctx, { cancelAtPeriodEnd: true, downgradeTo: "trial" });
      clock.advance(days(31));
      expect(await renewCredits(system)).toMatchObject({ granted: 0 });
      await transaction(ctx, (ctx) => movePlan(ctx, { plan: "trial", period: null }));
      expect(await renewCredits(system)).toMatchObject({ granted: 0 });
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, ledger: 0 });
    }));
});

describe("a paid year", () => {
  it(
    "grants twelve months from its start, each once by sweep and event, on the day that it began",
    () =>
      withRollback(
        async ({ ctx, system, clock }) => {
          const row = await subscribe(ctx, { interval: "year" });
          const starts = new Set<string>();
          for (let day = 0; day < 365; day++) {
            clock.advance(days(1));
            if (day % 3 === 0) await tell(ctx, row);
            await renewCredits(system);
            const start = (await findCustomer(ctx.db, ctx))?.periodStart?.toISOString().slice(0, 10);
            if (start) starts.add(start);
          }
          expect([...starts].slice(0, 4)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]);
          expect(starts.size).toBe(12);
          const { balance, ledger, entries } = await readBooks(ctx);
          expect([balance, ledger, entries.grant]).toEqual([0, 0, 12]);
        },
        { now: "2026-01-31T08:00:00Z" },
      ),
    120_000,
  );

  it("waits while a payment is overdue, and goes on when it is paid", () =>
    withRollback(async ({ ctx, system, clock }) => {
      const row = await subscribe(ctx, { interval: "year" });
      await storeSubscription(ctx.db, { ...row, status: "past_due", overdueSince: clock.now() });
      clock.advance(days(31));
      expect(await renewCredits(system)).toMatchObject({ granted: 0 });
      await storeSubscription(ctx.db, row);
      expect(await renewCredits(system)).toMatchObject({ granted: 1 });
      expect((await readBooks(ctx)).balance).toBe(3_000);
    }));

  it("grants a month once when the sweep and an event find it due at the same time", () =>
    withDatabase(async ({ ctx, system, clock }) => {
      const row = await subscribe(ctx, { interval: "year" });
      clock.advance(days(40));
      await Promise.all([tell(ctx, row), renewCredits(system), tell(ctx, row), renewCredits(system)]);
      await renewCredits(system);
      expect(await readBooks(ctx)).toMatchObject({ balance: 3_000, ledger: 3_000 });
    }));
});

import { describe, expect, it } from "vitest";
import { insertEntries } from "@/db/queries/credits";
import type { Bundle } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { readPlan } from "@/lib/domain/plans/read";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertCustomer, insertPack } from "@/tests/factories/workspace";
import { lockBalance, payFromBalance } from "./locked-balance";
import { projectExhaustion, readCreditSummary } from "./summary";

const pay = async (ctx: Context, bundle: Bundle, amount: number) =>
  payFromBalance(ctx, await lockBalance(ctx), { bundle, amount, cause: newId() });

/** Burns credits a number of days ago, without locking the balance. */
const burn = (ctx: Context, bundle: Bundle, burned: number, daysAgo: number) =>
  insertEntries(ctx.db, {
    customerId: ctx.customerId,
    now: new Date(ctx.clock.now().getTime() - days(daysAgo)),
    entries: [{ id: newId(), kind: "settle", amount: 0, burned, bundle, cause: newId() }],
  });

const bundlesOf = (burned: number[]) =>
  ["discovery", "harvest", "qualification", "intelligence"].map((name, i) => ({
    bundle: i + 1,
    name,
    burned: burned[i],
  }));

describe("the credit summary", () => {
  it("shows what is left, what was used, and what was bought", () =>
    withRollback(async ({ ctx, clock }) => {
      const now = clock.now().toISOString();
      await insertCustomer(ctx, { credits: 1_000 });
      const { id } = await insertPack(ctx, 500);
      await pay(ctx, "discovery", 10);
      await pay(ctx, "qualification", 1_190);
      expect(await readCreditSummary(ctx)).toEqual({
        balance: 300,
        periodStart: now,
        periodEnd: "2025-12-20T15:00:00.000Z",
        allotment: 1_000,
        bundles: bundlesOf([10, 0, 1_190, 0]),
        packs: [{ id, credits: 500, remaining: 300, source: "purchase", purchasedAt: now }],
        projectedExhaustion: "2025-11-20T21:00:00.000Z",
      });
    }));

  it("counts only the current period", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, { periodStart: new Date(clock.now().getTime() - days(3)) });
      await burn(ctx, "harvest", 7, 2.9);
      await burn(ctx, "harvest", 1_000, 3.1);
      expect(await readCreditSummary(ctx)).toMatchObject({ bundles: bundlesOf([0, 7, 0, 0]) });
    }));

  it("counts the last 30 days of a trial, which has no period", () =>
    withRollback(async ({ ctx, clock }) => {
      const activatedAt = new Date(clock.now().getTime() - days(60));
      await insertCustomer(ctx, {
        planSlug: "trial",
        periodStart: null,
        periodEnd: null,
        activatedAt,
        credits: 250,
      });
      await burn(ctx, "discovery", 60, 29);
      await burn(ctx, "discovery", 90, 31);
      expect(await readCreditSummary(ctx)).toMatchObject({
        periodStart: null,
        periodEnd: null,
        allotment: 250,
        bundles: bundlesOf([60, 0, 0, 0]),
        // 2 credits a day, 250 left.
        projectedExhaustion: new Date(clock.now().getTime() + days(125)).toISOString(),
      });
    }));

  it("shows no limits on an unlimited plan", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "internal", credits: 0 });
      await pay(ctx, "discovery", 10);
      expect(await readCreditSummary(ctx)).toMatchObject({
        balance: null,
        allotment: null,
        bundles: bundlesOf([10, 0, 0, 0]),
        projectedExhaustion: null,
      });
    }));

  it("shows nothing of another workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await insertPack(other, 500);
      await pay(other, "discovery", 10);
      expect(await readCreditSummary(ctx)).toMatchObject({
        balance: 1_000,
        packs: [],
        bundles: bundlesOf([0, 0, 0, 0]),
        projectedExhaustion: null,
      });
    }));
});

describe("projected exhaustion", () => {
  const now = new Date("2025-11-20T00:00:00Z");
  const since = new Date("2025-11-10T00:00:00Z");
  const periodEnd = new Date("2025-12-10T00:00:00Z");
  it.each([
    ["nothing was used", { balance: 100, burned: 0 }, null],
    ["half is left", { balance: 100, burned: 100 }, "2025-11-30T00:00:00.000Z"],
    ["it ends with the period", { balance: 200, burned: 100 }, "2025-12-10T00:00:00.000Z"],
    ["it ends after the period", { balance: 201, burned: 100 }, null],
    ["nothing is left", { balance: 0, burned: 100 }, "2025-11-20T00:00:00.000Z"],
    ["the period is over", { balance: 100, burned: 100, periodEnd: new Date("2025-11-19T00:00:00Z") }, null],
    ["there is no period", { balance: 300, burned: 100, periodEnd: null }, "2025-12-20T00:00:00.000Z"],
    ["it never ends", { balance: 2_000_000_000, burned: 1, periodEnd: null }, null],
    ["it has just begun", { balance: 100, burned: 100, since: now }, "2025-11-21T00:00:00.000Z"],
  ])("when %s", (_, input, at) => {
    const projected = projectExhaustion({ since, periodEnd, now, ...input });
    expect(projected?.toISOString() ?? null).toBe(at);
  });
});

describe("the plan", () => {
  it("is returned with its caps and flags", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "starter", paymentCustomerId: "cus_1" });
      expect(await readPlan(ctx)).toEqual({
        slug: "starter",
        name: "Starter",
        priceCents: 9_900,
        currency: "usd",
        interval: "month",
        annualPriceCents: 95_000,
        creditsPerMonth: 3_000,
        caps: { seats: 3, sources: 15, destinations: 5, tagCategories: 10, tagValuesPerCategory: 50 },
        signalStacking: false,
        icpEditing: true,
        paygEnabled: true,
        isInternal: false,
        paymentCustomerId: "cus_1",
        subscription: null,
      });
    }));

  it("is unlimited if it is internal", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: "internal" });
      expect(await readPlan(ctx)).toMatchObject({
        creditsPerMonth: null,
        caps: { seats: null, sources: null, destinations: null },
        isInternal: true,
      });
    }));

  it("is a server error if there is none", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx, { planSlug: null });
      await expect(readPlan(ctx)).rejects.toMatchObject({ code: "no_plan", status: 500 });
      await expect(readCreditSummary(ctx)).rejects.toMatchObject({ code: "no_plan" });
    }));
});

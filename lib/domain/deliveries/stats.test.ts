import { describe, expect, it } from "vitest";
import { deliveryAttempts } from "@/db/schema";
import { activationStatuses } from "@/db/vocabulary";
import { hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { DeliveryRates, DeliveryStats } from "@/lib/contracts/deliveries";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertDestination } from "@/tests/factories/signals";
import { insertCustomer } from "@/tests/factories/workspace";
import { listDeliveryRates, readDeliveryStats } from "./stats";

interface Tried {
  outcome: "succeeded" | "failed" | "skipped";
  durationMs: number;
  createdAt: Date;
}

/** Attempts of many ages and durations, around midnights and range boundaries. The current time is 15:00. */
async function fill(ctx: Context, destinationId: string): Promise<Tried[]> {
  const { id: activationId } = await insertActivation(ctx, { destinationId });
  const ages = [
    0, 0.5, 14.999, 15, 15.001, 16, 20, 39, 39.001, 60, 61, 62, 100, 158.9, 159, 159.1, 400, 711, 711.1,
  ];
  const tried = [...ages, ...ages, ...ages].map(
    (age, n): Tried => ({
      outcome: (["succeeded", "failed", "succeeded", "skipped", "succeeded"] as const)[n % 5] ?? "failed",
      durationMs: (n * 7_919) % 1_009,
      createdAt: new Date(ctx.clock.now().getTime() - Math.round(hours(age))),
    }),
  );
  await ctx.db.insert(deliveryAttempts).values(
    tried.map((one, n) => ({
      ...{ id: newId(), customerId: ctx.customerId, activationId, destinationId, number: n + 1 },
      ...one,
    })),
  );
  return tried;
}

/** Nearest-rank percentile: the smallest duration that the given percentage does not exceed. */
function percentile(tried: Tried[], share: number): number | null {
  const sorted = tried.map(({ durationMs }) => durationMs).sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null;
}

function figuresOf(all: Tried[]) {
  const tried = all.filter(({ outcome }) => outcome !== "skipped");
  return {
    delivered: tried.filter(({ outcome }) => outcome === "succeeded").length,
    failed: tried.filter(({ outcome }) => outcome === "failed").length,
    p50Ms: percentile(tried, 0.5),
    p95Ms: percentile(tried, 0.95),
  };
}

describe("a destination's stats", () => {
  it.each([1, 2, 7, 30])("match its attempts over %i UTC days", (lookBack) =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const tried = await fill(ctx, destinationId);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      await fill(other, (await insertDestination(other)).id);
      await fill(ctx, (await insertDestination(ctx)).id);

      const stats = DeliveryStats.parse(await readDeliveryStats(ctx, { destinationId, days: lookBack }));
      const dates = Array.from({ length: lookBack }, (_, n) =>
        new Date(clock.now().getTime() - hours(24) * (lookBack - 1 - n)).toISOString().slice(0, 10),
      );
      const on = (date: string) => tried.filter(({ createdAt }) => createdAt.toISOString().startsWith(date));
      expect(stats.data).toEqual(dates.map((date) => ({ date, ...figuresOf(on(date)) })));
      const { waiting, held, successRate, ...totals } = stats.totals;
      const whole = figuresOf(dates.flatMap(on));
      expect(totals).toEqual(whole);
      expect(whole.failed).toBeGreaterThan(0);
      expect(successRate).toBeCloseTo(whole.delivered / (whole.delivered + whole.failed), 10);
      expect({ waiting, held }).toEqual({ waiting: 1, held: 0 });
    }),
  );

  it("count pending and held deliveries of any age", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const createdAt = new Date(0);
      for (const status of activationStatuses)
        await insertActivation(ctx, { destinationId, status, createdAt });
      await insertActivation(ctx, { status: "held" });
      const { totals } = await readDeliveryStats(ctx, { destinationId, days: 1 });
      expect(totals).toMatchObject({ waiting: 3, held: 1 });
    }));

  it("are empty for each day if nothing was tried", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const { data, totals } = await readDeliveryStats(ctx, { destinationId, days: 30 });
      const none = { delivered: 0, failed: 0, p50Ms: null, p95Ms: null };
      expect(data).toHaveLength(30);
      for (const { date, ...figures } of data) expect(figures, date).toEqual(none);
      expect(totals).toEqual({ ...none, waiting: 0, held: 0, successRate: null });
    }));

  it("are not available to another workspace", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const { id: destinationId } = await insertDestination(ctx);
      const other = { ...ctx, customerId: newId() };
      expect(await codeOf(readDeliveryStats(other, { destinationId, days: 7 }))).toBe("404 not_found");
    }));
});

describe("the success rates of all destinations", () => {
  it.each([1, 7, 30])("match each destination's totals over %i days", (lookBack) =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other);
      for (const owner of [ctx, other, ctx]) await fill(owner, (await insertDestination(owner)).id);
      await insertDestination(ctx);
      await fill(ctx, (await insertDestination(ctx, { deletedAt: ctx.clock.now() })).id);

      const { data } = DeliveryRates.parse(await listDeliveryRates(ctx, { days: lookBack }));
      expect(data).toHaveLength(3);
      expect(data.map(({ successRate }) => successRate)).toContain(null);
      for (const { destinationId, ...rates } of data) {
        const { totals } = await readDeliveryStats(ctx, { destinationId, days: lookBack });
        expect(totals).toMatchObject(rates);
      }
    }),
  );
});

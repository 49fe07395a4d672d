import { and, eq, gte, inArray, isNull, lt, or, sum } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  activations,
  creditEntries,
  creditGrants,
  customers,
  destinations,
  outbox,
  posts,
  signalFeedback,
  signals,
} from "@/db/schema";
import { days } from "@/lib/clock";
import { reconcileWorkspace } from "@/lib/domain/credits/reconcile";
import { readDashboard } from "@/lib/domain/dashboard/overview";
import { type TestWorld, withRollback } from "@/tests/factories/context";
import { one } from "@/tests/factories/one";
import { seedWorkspaces } from "./seed";

/** Seeds the demo workspace with its history up to the world's present. */
async function openDemo({ db, ctx, clock }: TestWorld) {
  await seedWorkspaces(db, { now: clock.now(), openPorts: () => ctx.ports });
  const { id: customerId } = one(await db.select().from(customers).where(eq(customers.name, "Demo")));
  return { ...ctx, customerId };
}

describe("the demo workspace's history", () => {
  it("covers 30 days, follows the product's rules and is made once", { timeout: 240_000 }, () =>
    withRollback(async (world) => {
      const { db, clock } = world;
      const ctx = await openDemo(world);
      const { customerId } = ctx;
      const now = clock.now();

      expect(await reconcileWorkspace(ctx, { customerId })).toEqual([]);
      const [ledger] = await db
        .select({ balance: sum(creditEntries.amount).mapWith(Number) })
        .from(creditEntries)
        .where(eq(creditEntries.customerId, customerId));
      const [grants] = await db
        .select({ remaining: sum(creditGrants.remaining).mapWith(Number) })
        .from(creditGrants)
        .where(eq(creditGrants.customerId, customerId));
      expect(ledger?.balance).toBe(grants?.remaining);
      expect(grants?.remaining).toBeGreaterThan(0);

      const made = await db.select().from(signals).where(eq(signals.customerId, customerId));
      const earliest = new Date(now.getTime() - days(30));
      for (const { createdAt } of made) {
        expect(createdAt >= earliest && createdAt < now).toBe(true);
      }
      const daysWithSignals = new Set(made.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)));
      expect(daysWithSignals.size).toBeGreaterThan(20);
      for (const { strength, icpScore, receipt } of made) {
        const total = (of: { points: number }[]) => of.reduce((points, one) => points + one.points, 0);
        expect([total(receipt.strength), total(receipt.fit)]).toEqual([strength, icpScore]);
      }

      const { kpis, series, checklist } = await readDashboard(ctx, { days: 30 });
      expect(kpis.signals.value).toBe(made.length);
      expect(series.reduce((count, day) => count + day.signals, 0)).toBe(made.length);
      const delivered = await db.$count(
        activations,
        and(eq(activations.customerId, customerId), eq(activations.status, "delivered")),
      );
      expect(delivered).toBeGreaterThan(20);
      expect(kpis.delivered.value).toBe(delivered);
      expect(checklist.hasDelivery).toBe(true);
      const week = await readDashboard(ctx, { days: 7 });
      expect(week.kpis.signals.value).toBeGreaterThan(0);
      expect(week.kpis.signals.previous).toBeGreaterThan(0);

      // Whatever was to be sent was sent, and the receiver takes nothing more.
      const open = ["queued", "delivering", "retrying", "held"] as const;
      const unsent = and(eq(activations.customerId, customerId), inArray(activations.status, [...open]));
      expect(await db.$count(activations, unsent)).toBe(0);
      const [receiver] = await db.select().from(destinations).where(eq(destinations.customerId, customerId));
      expect(receiver).toMatchObject({ isActive: false, routing: { mode: "manual" } });
      expect(await db.$count(outbox, eq(outbox.customerId, customerId))).toBe(0);

      // The product continues with a few posts a day, so that today is no exception.
      const soon = and(
        eq(posts.customerId, customerId),
        inArray(posts.status, ["qualified", "harvesting"]),
        or(isNull(posts.nextHarvestAt), lt(posts.nextHarvestAt, new Date(now.getTime() + days(1)))),
      );
      expect(await db.$count(posts, soon)).toBeLessThan(20);

      const verdicts = await db
        .selectDistinct({ verdict: signalFeedback.verdict })
        .from(signalFeedback)
        .where(and(eq(signalFeedback.customerId, customerId), gte(signalFeedback.createdAt, earliest)));
      expect(verdicts).toHaveLength(3);
      const late = and(eq(signalFeedback.customerId, customerId), lt(signalFeedback.createdAt, now));
      expect(await db.$count(signalFeedback, late)).toBe(
        await db.$count(signalFeedback, eq(signalFeedback.customerId, customerId)),
      );

      await seedWorkspaces(db, { now: clock.now(), openPorts: () => ctx.ports });
      expect(await db.$count(signals, eq(signals.customerId, customerId))).toBe(made.length);
    }),
  );
});

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, customers, outbox, sources } from "@/db/schema";
import { fixedClock, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { codeOf } from "@/tests/factories/code-of";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { insertCustomer, insertIcp, insertSource } from "@/tests/factories/workspace";
import { activateSetup } from "./activate";

/** A workspace awaiting review by its admin, as onboarding leaves it. */
const insertWaiting = (ctx: Context, change: Parameters<typeof insertCustomer>[1] = {}) =>
  insertCustomer(ctx, {
    lifecycle: "awaiting_admin_icp_review",
    autoHarvest: false,
    dailyBudgetCapCents: null,
    periodStart: null,
    periodEnd: null,
    activatedAt: null,
    credits: 0,
    ...change,
  });

const customerOf = async (ctx: Context) => {
  const [row] = await ctx.db.select().from(customers).where(eq(customers.id, ctx.customerId));
  return row;
};

describe("activating a workspace", () => {
  it("sets its defaults, starts its month and requests posts for each active source", () =>
    withRollback(async ({ ctx, db, clock, announced }) => {
      await insertWaiting(ctx);
      await insertIcp(ctx);
      const first = await insertSource(ctx, { key: "1" });
      const second = await insertSource(ctx, { key: "2", nextDiscoveryAt: null });
      await insertSource(ctx, { key: "3", isActive: false });
      await insertSource(ctx, { key: "4", deletedAt: clock.now() });
      const other = { ...ctx, customerId: newId() };
      await insertWaiting(other);
      const foreign = await insertSource(other, { nextDiscoveryAt: null });
      const started = { dailyBudgetCapCents: 5_000, discoveriesStarted: 2 };
      expect(await activateSetup(ctx)).toEqual({
        lifecycle: "active",
        activatedAt: "2025-11-20T15:00:00.000Z",
        autoHarvest: true,
        ...started,
      });
      expect(await customerOf(ctx)).toMatchObject({
        lifecycle: "active",
        autoHarvest: true,
        dailyBudgetCapCents: 5_000,
        activatedAt: clock.now(),
        periodStart: clock.now(),
        periodEnd: new Date("2025-12-20T15:00:00.000Z"),
      });
      expect(await readBooks(ctx)).toMatchObject({ balance: 12_000, ledger: 12_000 });
      const due = announced.map(({ name, data }) => [name, "sourceId" in data && data.sourceId]);
      expect(due.sort()).toEqual([first.id, second.id].sort().map((id) => ["source/discovery.due", id]));
      const kept = await db.select().from(outbox).where(eq(outbox.customerId, ctx.customerId));
      expect(kept.map(({ id }) => id).sort()).toEqual(announced.map(({ id }) => id).sort());
      expect(await customerOf(other)).toMatchObject({ lifecycle: "awaiting_admin_icp_review" });
      const untouched = await db.select().from(sources).where(eq(sources.id, foreign.id));
      expect(untouched[0]?.nextDiscoveryAt).toBeNull();
      const next = await db.select().from(sources).where(eq(sources.id, second.id));
      expect(next[0]?.nextDiscoveryAt).toEqual(new Date(clock.now().getTime() + minutes(15)));
      const events = await db.select().from(auditEvents).where(eq(auditEvents.customerId, ctx.customerId));
      expect(events).toMatchObject([
        { action: "lifecycle.activated", subjectId: ctx.customerId, detail: started },
      ]);
    }));

  it("leaves a month that has already started unchanged", () =>
    withRollback(async ({ ctx }) => {
      const periodStart = new Date("2025-11-10T00:00:00Z");
      const periodEnd = new Date("2025-12-10T00:00:00Z");
      await insertWaiting(ctx, { periodStart, periodEnd, credits: 70 });
      await insertIcp(ctx);
      await insertSource(ctx);
      await activateSetup(ctx);
      expect(await customerOf(ctx)).toMatchObject({ periodStart, periodEnd });
      expect((await readBooks(ctx)).balance).toBe(70);
    }));

  it("gives a trial its credits once, without a month", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer({ ...ctx, customerId: newId() });
      await insertWaiting(ctx, { planSlug: "trial" });
      await insertIcp(ctx);
      await insertSource(ctx);
      await activateSetup(ctx);
      expect(await customerOf(ctx)).toMatchObject({ periodStart: null, periodEnd: null });
      expect((await readBooks(ctx)).balance).toBe(250);
      await db
        .update(customers)
        .set({ lifecycle: "awaiting_admin_icp_review" })
        .where(eq(customers.id, ctx.customerId));
      await activateSetup(ctx);
      expect((await readBooks(ctx)).balance).toBe(250);
    }));

  it("starts a plan's month even after trial credits", () =>
    withRollback(async ({ ctx, db }) => {
      await insertWaiting(ctx, { planSlug: "trial" });
      await insertIcp(ctx);
      await insertSource(ctx);
      await activateSetup(ctx);
      const mine = eq(customers.id, ctx.customerId);
      const before = { lifecycle: "awaiting_admin_icp_review", planSlug: "starter" } as const;
      await db.update(customers).set(before).where(mine);
      // A grant is named by its day.
      await activateSetup({ ...ctx, clock: fixedClock("2025-11-22T15:00:00Z") });
      expect((await readBooks(ctx)).balance).toBe(3_250);
    }));

  it("needs an active source, then an ICP, and changes nothing without them", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWaiting(ctx);
      await insertSource(ctx, { key: "paused", isActive: false });
      expect(await codeOf(activateSetup(ctx))).toBe("400 NoActiveSources");
      const source = await insertSource(ctx, { key: "active", nextDiscoveryAt: null });
      expect(await codeOf(activateSetup(ctx))).toBe("400 NoIcp");
      expect(await customerOf(ctx)).toMatchObject({
        lifecycle: "awaiting_admin_icp_review",
        periodEnd: null,
      });
      const [row] = await db.select().from(sources).where(eq(sources.id, source.id));
      expect(row?.nextDiscoveryAt).toBeNull();
      expect(await db.select().from(outbox)).toEqual([]);
      expect(await db.select().from(auditEvents)).toEqual([]);
    }));

  it.each([
    ["active", "409 already_activated"],
    ["suspended", "403 customer_not_active"],
    ["closed", "403 customer_not_active"],
  ] as const)("is refused for a workspace that is %s", (lifecycle, code) =>
    withRollback(async ({ ctx }) => {
      await insertWaiting(ctx, { lifecycle });
      await insertIcp(ctx);
      await insertSource(ctx);
      expect(await codeOf(activateSetup(ctx))).toBe(code);
    }),
  );

  it("happens once for concurrent requests", () =>
    withDatabase(async ({ ctx, db }) => {
      await insertWaiting(ctx);
      await insertIcp(ctx);
      await insertSource(ctx);
      const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(activateSetup(ctx))));
      expect(codes.sort()).toEqual([...Array(5).fill("409 already_activated"), "no refusal"]);
      expect(await db.select().from(outbox)).toHaveLength(1);
      expect(await db.select().from(auditEvents)).toHaveLength(1);
      expect((await readBooks(ctx)).balance).toBe(12_000);
    }));
});

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { creditGrants, customers, destinations, memberships, subscriptions } from "@/db/schema";
import type { Context } from "@/lib/context";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertActivation, insertEngagement, insertPost } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser } from "@/tests/factories/workspace";
import { readBlockedWork, usedPercent } from "./blocked-work";
import { holdCredits } from "./hold";
import { meterCalls } from "./spending-limits";

const trial = { planSlug: "trial", periodStart: null, periodEnd: null, credits: 250 } as const;
const midnight = "2025-11-21T00:00:00.000Z";

const hold = (ctx: Context, amount: number, sourceId?: string) =>
  holdCredits(ctx, "qualification", [{ cause: newId(), amount, sourceId }], "qualification");

describe("what has stopped", () => {
  it("is nothing for a workspace that can go on", () =>
    withRollback(async ({ ctx }) => {
      await insertCustomer(ctx);
      expect(await readBlockedWork(ctx)).toEqual({
        stops: [],
        allotmentUsedPercent: null,
        paymentOverdue: null,
      });
    }));

  it("is the trial's day, with what waits and when it goes on", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx, trial);
      const source = await insertSource(ctx);
      const post = await insertPost(ctx, { sourceId: source.id, nextHarvestAt: clock.now() });
      await insertEngagement(ctx, { postId: post.id, sourceId: source.id });
      await hold(ctx, 44, source.id);
      const stop = { kind: "trial_pace", resumesAt: midnight, remedies: ["upgrade", "wait"], waiting: 2 };
      expect((await readBlockedWork(ctx)).stops).toEqual([{ ...stop, source: null }]);
    }));

  it("is a source at its limit, with only what waits for it", () =>
    withRollback(async ({ ctx, clock }) => {
      await insertCustomer(ctx);
      const source = await insertSource(ctx, { key: "1", displayName: "Ours", dailyCreditLimit: 12 });
      await insertSource(ctx, { key: "2", dailyCreditLimit: 12 });
      await insertPost(ctx, { sourceId: source.id, nextHarvestAt: clock.now() });
      await hold(ctx, 8, source.id);
      expect((await readBlockedWork(ctx)).stops).toEqual([
        {
          kind: "source_limit",
          resumesAt: midnight,
          remedies: ["change_limit", "wait"],
          waiting: 1,
          source: { id: source.id, name: "Ours" },
        },
      ]);
    }));

  it.each([
    [{ credits: 1_000, remaining: 1_000 }, false, 0],
    [{ credits: 1_000, remaining: 1 }, false, 99],
    [{ credits: 1_000, remaining: 0 }, false, 100],
    [{ credits: 3, remaining: 2 }, false, 33],
    [{ credits: 1_000, remaining: 0 }, true, null],
    [{ credits: 0, remaining: 0 }, false, null],
    [null, false, null],
  ])("of the allotment %j, unlimited: %s, is %s percent", (allotment, isUnlimited, percent) => {
    const cause = "an allotment";
    expect(usedPercent({ allotment: allotment && { cause, ...allotment }, isUnlimited })).toBe(percent);
  });

  it.each([
    ["trial", trial, null, ["upgrade"]],
    ["growth", {}, "2025-12-20T15:00:00.000Z", ["buy_pack", "upgrade", "wait"]],
    ["scale", { planSlug: "scale" as const }, "2025-12-20T15:00:00.000Z", ["buy_pack", "wait"]],
  ] as const)("is everything without credits on the %s plan", (_, change, resumesAt, remedies) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx, { ...change, credits: 100 });
      await db.update(creditGrants).set({ remaining: 4 }).where(eq(creditGrants.customerId, ctx.customerId));
      const { stops, allotmentUsedPercent } = await readBlockedWork(ctx);
      expect(stops).toEqual([{ kind: "credits", resumesAt, remedies, waiting: 0, source: null }]);
      expect(allotmentUsedPercent).toBe(96);
    }),
  );

  it.each([
    [5, true],
    [4, false],
  ])(
    "is nothing while %i credits are left, as much as one engagement and its person cost: %s",
    (left, goesOn) =>
      withRollback(async ({ ctx, db }) => {
        await insertCustomer(ctx);
        await db
          .update(creditGrants)
          .set({ remaining: left })
          .where(eq(creditGrants.customerId, ctx.customerId));
        expect((await readBlockedWork(ctx)).stops.length === 0).toBe(goesOn);
      }),
  );

  it.each([
    [500, 50],
    [501, null],
  ])("tells how much of the allotment is used from half of it on: %i left, %s percent", (left, percent) =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await db
        .update(creditGrants)
        .set({ remaining: left })
        .where(eq(creditGrants.customerId, ctx.customerId));
      expect((await readBlockedWork(ctx)).allotmentUsedPercent).toBe(percent);
    }),
  );

  it("names an overdue payment first, and its grace before that", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const { customerId } = ctx;
      await insertCustomer(ctx, { dailyBudgetCapCents: 10 });
      await meterCalls(ctx, { cents: 10, calls: 1 });
      const now = clock.now();
      await db.insert(subscriptions).values({
        id: newId(),
        customerId,
        status: "past_due",
        planSlug: "growth",
        interval: "month",
        periodStart: now,
        periodEnd: now,
        overdueSince: now,
        startedAt: now,
        updatedAt: now,
      });
      expect(await readBlockedWork(ctx)).toMatchObject({
        stops: [{ kind: "budget", resumesAt: midnight, remedies: ["wait"] }],
        paymentOverdue: { graceEndsAt: "2025-11-27T15:00:00.000Z" },
      });
      await db.update(customers).set({ intakePausedAt: now });
      const { stops } = await readBlockedWork(ctx);
      expect(stops.map(({ kind, remedies }) => [kind, ...remedies])).toEqual([
        ["payment", "pay"],
        ["budget", "wait"],
      ]);
    }));

  it("includes what the plan has paused or made read-only, but nothing that a person paused", () =>
    withRollback(async ({ ctx, db }) => {
      await insertCustomer(ctx);
      await insertSource(ctx, { key: "1", isActive: false, pausedReason: "plan" });
      await insertSource(ctx, { key: "2", isActive: false, pausedReason: "manual" });
      const { destinationId } = await insertActivation(ctx);
      await db
        .update(destinations)
        .set({ isActive: false, pausedReason: "plan" })
        .where(eq(destinations.id, destinationId));
      const user = await insertUser(ctx);
      await insertUser(ctx);
      await db.update(memberships).set({ isReadOnly: true }).where(eq(memberships.userId, user.id));
      const stop = { resumesAt: null, remedies: ["upgrade"], waiting: 1, source: null };
      expect((await readBlockedWork(ctx)).stops).toEqual(
        ["sources_over_plan", "destinations_over_plan", "seats_over_plan"].map((kind) => ({ kind, ...stop })),
      );
    }));

  it("never includes anything of another workspace", () =>
    withRollback(async ({ ctx, clock }) => {
      const other = { ...ctx, customerId: newId() };
      await insertCustomer(other, trial);
      const source = await insertSource(other, { dailyCreditLimit: 5 });
      await insertSource(other, { key: "paused", isActive: false, pausedReason: "plan" });
      await insertPost(other, { sourceId: source.id, nextHarvestAt: clock.now() });
      await hold(other, 56, undefined);
      expect((await readBlockedWork(other)).stops.length).toBeGreaterThan(1);
      await insertCustomer(ctx, trial);
      expect((await readBlockedWork(ctx)).stops).toEqual([]);
    }));
});

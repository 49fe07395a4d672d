import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { closeExpiredPostsAcrossCustomers } from "@/db/queries/posts";
import { creditGrants, customers, engagements, postSources, posts, sources } from "@/db/schema";
import { days, hours } from "@/lib/clock";
import type { Context, SystemContext } from "@/lib/context";
import { holdCredits } from "@/lib/domain/credits/hold";
import { meterCalls } from "@/lib/domain/credits/spending-limits";
import { newId } from "@/lib/ids";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { insertEngagement, insertPost } from "@/tests/factories/signals";
import { insertSource, insertWorkspace } from "@/tests/factories/workspace";
import { resumeQualification, startDueDiscoveries, startDueHarvests } from "./start-due";

/** One due item of each kind: a source, a post and an engagement. */
async function insertDueWork(ctx: Context, change: Parameters<typeof insertWorkspace>[1] = {}) {
  const { source } = await insertWorkspace(ctx, change);
  const post = await insertPost(ctx, { sourceId: source.id });
  const engagement = await insertEngagement(ctx, { postId: post.id, dueAt: ctx.clock.now() });
  return { source, post, engagement };
}

async function sweep(system: SystemContext) {
  const { started: discoveries } = await startDueDiscoveries(system);
  const { started: harvests } = await startDueHarvests(system);
  const { resumed } = await resumeQualification(system);
  return { discoveries, harvests, resumed };
}

const everything = { discoveries: 1, harvests: 1, resumed: 1 };
const nothing = { discoveries: 0, harvests: 0, resumed: 0 };

describe("due work", () => {
  it("is announced, claimed, and announced again only after its claim has expired", () =>
    withRollback(async ({ ctx, system, announced, clock }) => {
      const { source, post, engagement } = await insertDueWork(ctx);
      const { customerId } = ctx;
      expect(await sweep(system)).toEqual(everything);
      expect(announced.splice(0).map(({ name, data }) => ({ name, data }))).toEqual([
        { name: "source/discovery.due", data: { customerId, sourceId: source.id } },
        { name: "post/harvest.due", data: { customerId, postId: post.id } },
        { name: "engagements/found", data: { customerId, engagementIds: [engagement.id] } },
      ]);
      expect(await sweep(system)).toEqual(nothing);
      clock.advance(hours(0.25) - 1);
      expect(await sweep(system)).toEqual(nothing);
      clock.advance(1);
      expect(await sweep(system)).toEqual(everything);
    }));

  it("is claimed once by concurrent sweeps", () =>
    withDatabase(async ({ ctx, system, announced }) => {
      await insertDueWork(ctx);
      for (let more = 0; more < 5; more++) {
        const { id } = await insertSource(ctx, { key: `more ${more}` });
        const post = await insertPost(ctx, { sourceId: id });
        await insertEngagement(ctx, { postId: post.id, dueAt: ctx.clock.now() });
      }
      const sweeps = [startDueDiscoveries, startDueHarvests, resumeQualification];
      await Promise.all([1, 2, 3].flatMap(() => sweeps.map((run) => run(system))));
      const started = announced.flatMap(({ data }) =>
        "engagementIds" in data ? data.engagementIds : [JSON.stringify(data)],
      );
      expect([started.length, new Set(started).size]).toEqual([18, 18]);
    }));

  const later = "2025-11-21T00:00:00Z";
  it.each([
    ["an inactive workspace", { customer: { lifecycle: "suspended" } }, nothing],
    ["no credits", { customer: { credits: 0 } }, nothing],
    ["only enough credits to find posts", { customer: { credits: 3 } }, { ...nothing, discoveries: 1 }],
    ["only enough credits to judge a person", { customer: { credits: 4 } }, { ...everything, harvests: 0 }],
    ["no credits on an unlimited plan", { customer: { credits: 0, planSlug: "internal" } }, everything],
    ["a paused source", { source: { isActive: false } }, { ...nothing, resumed: 1 }],
    ["a deleted source", { source: { deletedAt: new Date(later) } }, { ...nothing, resumed: 1 }],
    [
      "a source that is due later",
      { source: { nextDiscoveryAt: new Date(later) } },
      { ...everything, discoveries: 0 },
    ],
  ] as const)("of a workspace with %s", (_, change, expected) =>
    withRollback(async ({ ctx, system }) => {
      await insertDueWork(ctx, change);
      expect(await sweep(system)).toEqual(expected);
    }),
  );

  it("waits while the budget is used up or the credits have expired, and resumes once there is budget", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      await insertDueWork(ctx, { customer: { dailyBudgetCapCents: 100 } });
      await meterCalls(ctx, { cents: 100, calls: 250 });
      expect(await sweep(system)).toEqual(nothing);
      clock.advance(hours(9));
      const expiresAt = clock.now();
      await db.update(creditGrants).set({ expiresAt }).where(eq(creditGrants.customerId, ctx.customerId));
      expect(await sweep(system)).toEqual(nothing);
      await db
        .update(creditGrants)
        .set({ expiresAt: null })
        .where(eq(creditGrants.customerId, ctx.customerId));
      expect(await sweep(system)).toEqual(everything);
    }));

  it("waits while a payment is long overdue, the trial's day is used up or its source is at its limit", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      const { source } = await insertDueWork(ctx);
      const set = (change: Partial<typeof customers.$inferInsert>) =>
        db.update(customers).set(change).where(eq(customers.id, ctx.customerId));
      await set({ intakePausedAt: clock.now() });
      expect(await sweep(system)).toEqual(nothing);
      await set({ intakePausedAt: null });
      await db.update(sources).set({ dailyCreditLimit: 3 }).where(eq(sources.id, source.id));
      expect(await sweep(system)).toEqual({ ...nothing, discoveries: 1 });
      await db.update(sources).set({ dailyCreditLimit: null, nextDiscoveryAt: clock.now() });
      await set({ planSlug: "trial" });
      const spend = (amount: number) =>
        holdCredits(ctx, "qualification", [{ cause: newId(), amount }], "qualification");
      await spend(44);
      // Twelve of the sixteen credits left are for discovery, so a harvest finds no room.
      expect(await sweep(system)).toEqual({ ...everything, harvests: 0 });
      await db.update(sources).set({ nextDiscoveryAt: clock.now() });
      await db.update(engagements).set({ dueAt: clock.now() });
      await spend(16);
      expect(await sweep(system)).toEqual(nothing);
      clock.advance(hours(9));
      expect(await sweep(system)).toEqual(everything);
    }));

  it("harvests a trial's posts a few at a time, unread ones with comments of the strongest source first", () =>
    withRollback(async ({ ctx, system, announced }) => {
      const { source: person } = await insertWorkspace(ctx, { customer: { planSlug: "trial" } });
      const own = await insertSource(ctx, { key: "own", type: "own_company" });
      const add = (sourceId: string, comments: number, status: "qualified" | "harvesting" = "qualified") =>
        insertPost(ctx, { sourceId, comments, status });
      const silent = await add(own.id, 0);
      const read = await add(own.id, 90, "harvesting");
      const talked = await add(person.id, 3);
      const [less, more] = [await add(own.id, 2), await add(own.id, 5)];
      const started = async () => {
        await startDueHarvests(system);
        return announced.splice(0).map(({ data }) => "postId" in data && data.postId);
      };
      expect((await started()).toSorted()).toEqual([less.id, more.id, talked.id].toSorted());
      expect((await started()).toSorted()).toEqual([silent.id, read.id].toSorted());
      expect(await started()).toEqual([]);
    }));

  it("harvests a post of a paused source if an active source shares it, and no expired post", () =>
    withRollback(async ({ ctx, system, db, clock }) => {
      const { customerId } = ctx;
      const { post } = await insertDueWork(ctx, { source: { isActive: false } });
      const other = await insertSource(ctx, { key: "another", nextDiscoveryAt: null });
      await db.insert(postSources).values({ customerId, postId: post.id, sourceId: other.id });
      expect((await startDueHarvests(system)).started).toBe(1);
      await db.update(posts).set({ nextHarvestAt: clock.now(), expiresAt: clock.now() });
      expect((await startDueHarvests(system)).started).toBe(0);
    }));

  it("announces engagements in batches of a hundred, separately for each workspace", () =>
    withRollback(async ({ ctx, system, db, announced }) => {
      const other = { ...ctx, customerId: newId() };
      for (const each of [ctx, other]) {
        const { engagement } = await insertDueWork(each);
        const copies = Array.from({ length: 120 }, () => ({
          ...engagement,
          id: newId(),
          commentId: newId(),
        }));
        await db.insert(engagements).values(copies);
      }
      expect(await resumeQualification(system)).toEqual({ resumed: 242 });
      const sizes = announced.map(({ data }) => [
        data.customerId,
        "engagementIds" in data ? data.engagementIds.length : 0,
      ]);
      expect(sizes.toSorted()).toEqual(
        [ctx, other]
          .flatMap(({ customerId }) => [
            [customerId, 100],
            [customerId, 21],
          ])
          .toSorted(),
      );
    }));
});

describe("expiry", () => {
  it("closes watched posts after 14 days, also of paused sources, and no others", () =>
    withRollback(async ({ ctx, db, clock }) => {
      const { source } = await insertWorkspace(ctx, { source: { isActive: false } });
      const statuses = ["qualified", "harvesting", "max_harvests", "screened_out", "closed"] as const;
      for (const status of statuses) await insertPost(ctx, { sourceId: source.id, status });
      clock.advance(days(13));
      const close = () => closeExpiredPostsAcrossCustomers(db, { now: clock.now() });
      expect(await close()).toBe(0);
      clock.advance(days(1));
      expect(await close()).toBe(3);
      expect(await close()).toBe(0);
      const rows = await db.select().from(posts).where(eq(posts.sourceId, source.id));
      const expired = rows.filter((post) => post.closedReason === "expired");
      expect(expired.map((post) => [post.status, post.nextHarvestAt])).toEqual(
        Array(3).fill(["closed", null]),
      );
    }));
});

import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { engagements, postSources, posts } from "@/db/schema";
import { days, hours, minutes } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { meterCalls } from "@/lib/domain/credits/spending-limits";
import { settings } from "@/lib/domain/settings";
import { newId } from "@/lib/ids";
import type { NetworkEngagement } from "@/lib/networks/network";
import { sandboxCatalogue } from "@/packages/sandbox-network/catalogue";
import { type TestWorld, withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { harvest } from "@/tests/factories/pipeline";
import { insertPost } from "@/tests/factories/signals";
import { insertPack, insertSource, insertSuppression, insertWorkspace } from "@/tests/factories/workspace";
import { finishHarvest } from "./finish";
import { harvestPage, type Listing } from "./harvest-page";
import { scheduleNextHarvest } from "./schedule-next";
import { startHarvest } from "./start";

const options = { pageSizes: { posts: 25, reactions: 5, comments: 2 } };

/** A workspace that watches one post of the sandbox, published a day ago. */
async function watchPost(ctx: Context, change: Parameters<typeof insertWorkspace>[1] = {}) {
  const { home } = sandboxCatalogue();
  const { source } = await insertWorkspace(ctx, {
    ...change,
    source: { type: "own_company", networkUrl: home.networkUrl, ...change.source },
  });
  const since = new Date(ctx.clock.now().getTime() - days(6));
  const target = { kind: "company", networkUrl: home.networkUrl } as const;
  const { items } = await ctx.ports.network.listPosts(target, { cursor: null, since });
  const { url, postedAt } = one(items.filter((post) => post.likes > 6));
  return insertPost(ctx, { sourceId: source.id, url, postedAt });
}

async function listAll({ ports }: Context, url: string): Promise<NetworkEngagement[]> {
  const items: NetworkEngagement[] = [];
  for (const list of [ports.network.listReactions, ports.network.listComments]) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(url, cursor);
      items.push(...page.items);
      cursor = page.next;
    } while (cursor);
  }
  return items;
}

const postRow = async ({ db }: Context, id: string) =>
  one(await db.select().from(posts).where(eq(posts.id, id)));
const stored = ({ db, customerId }: Context) =>
  db.select().from(engagements).where(eq(engagements.customerId, customerId));
const announcedIds = (world: TestWorld) =>
  world.announced.flatMap((event) => (event.name === "engagements/found" ? event.data.engagementIds : []));

describe("a harvest", () => {
  it("stores, announces and pays for each reaction and comment", () =>
    withRollback(async (world) => {
      const { ctx, clock } = world;
      const post = await watchPost(ctx);
      const listed = await listAll(ctx, post.url);
      expect(await harvest(ctx, post.id)).toBeNull();
      const rows = await stored(ctx);
      const seen = (e: { kind: string; url: string; commentId: string | null; at: Date | null }) =>
        [e.kind, e.url, e.commentId ?? "", e.at?.toISOString()].join(" ");
      expect(rows.map((e) => seen({ ...e, url: e.personUrl, at: e.engagedAt })).toSorted()).toEqual(
        listed.map((e) => seen({ ...e, url: e.person.networkUrl })).toSorted(),
      );
      expect(announcedIds(world).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
      expect(await readBooks(ctx)).toMatchObject({ burned: rows.length, ledger: 1_000 - rows.length });
      expect(await postRow(ctx, post.id)).toMatchObject({
        status: "harvesting",
        harvestCount: 1,
        firstHarvestAt: clock.now(),
        nextHarvestAt: new Date(clock.now().getTime() + hours(6)),
      });
    }, options));

  it("finds only new engagements the next time, and stores none twice", () =>
    withRollback(async (world) => {
      const { ctx, clock } = world;
      const post = await watchPost(ctx);
      await harvest(ctx, post.id);
      const before = (await stored(ctx)).length;
      await harvestPage(ctx, { postId: post.id, listing: "reactions", cursor: null, round: 1 });
      expect((await stored(ctx)).length).toBe(before);

      clock.advance(days(2));
      const now = await listAll(ctx, post.url);
      expect(now.length).toBeGreaterThan(before);
      await harvest(ctx, post.id);
      expect((await stored(ctx)).length).toBe(now.length);
      expect(new Set(announcedIds(world)).size).toBe(now.length);
      // What is still pending is announced again.
      expect(announcedIds(world)).toHaveLength(before + now.length);
      expect((await readBooks(ctx)).burned).toBe(now.length);
    }, options));

  it("stores each engagement once when a page is read five times concurrently", () =>
    withDatabase(async (world) => {
      const { ctx } = world;
      const post = await watchPost(ctx);
      await startHarvest(ctx, { postId: post.id });
      const read = (listing: Listing) =>
        harvestPage(ctx, { postId: post.id, listing, cursor: null, round: 0 });
      await Promise.all([1, 2, 3, 4, 5].map(() => read("reactions")));
      const rows = await stored(ctx);
      expect(rows.length).toBeGreaterThan(0);
      expect(announcedIds(world)).toEqual([]);
      await finishHarvest(ctx, { postId: post.id, runId: newId(), found: rows.length });
      expect(announcedIds(world).toSorted()).toEqual(rows.map((row) => row.id).toSorted());
      expect((await readBooks(ctx)).burned).toBe(rows.length);
    }));

  it("skips suppressed people and charges nothing for them", () =>
    withRollback(async ({ ctx }) => {
      const post = await watchPost(ctx);
      const listed = await listAll(ctx, post.url);
      const value = one(listed).person.networkUrl;
      await insertSuppression(ctx, { kind: "person", value });
      await harvest(ctx, post.id);
      const rows = await stored(ctx);
      expect(rows.map((row) => row.personUrl)).not.toContain(value);
      const others = listed.filter((engagement) => engagement.person.networkUrl !== value);
      expect([rows.length, (await readBooks(ctx)).burned]).toEqual([others.length, others.length]);
    }));
});

describe("a harvest that must wait", () => {
  it("keeps what the credits covered, is not counted, and continues when there are more", () =>
    withRollback(async ({ ctx, clock }) => {
      const post = await watchPost(ctx, { customer: { credits: 12 } });
      expect(await harvest(ctx, post.id)).toBe("credits");
      // One credit to harvest and four to judge: twelve cover two people.
      expect(await stored(ctx)).toHaveLength(2);
      expect(await postRow(ctx, post.id)).toMatchObject({
        status: "harvesting",
        harvestCount: 0,
        firstHarvestAt: null,
        nextHarvestAt: clock.now(),
      });
      await insertPack(ctx, 500);
      expect(await harvest(ctx, post.id)).toBeNull();
      expect(await stored(ctx)).toHaveLength((await listAll(ctx, post.url)).length);
      expect((await postRow(ctx, post.id)).harvestCount).toBe(1);
    }, options));

  it("waits uncounted for the next UTC day once the daily budget is used up", () =>
    withRollback(async ({ ctx, clock }) => {
      const post = await watchPost(ctx, { customer: { dailyBudgetCapCents: 4 } });
      await meterCalls(ctx, { cents: 3.9, calls: 1 });
      expect(await harvest(ctx, post.id)).toBe("budget");
      const got = await stored(ctx);
      expect(got.length).toBeGreaterThan(0);
      expect(await postRow(ctx, post.id)).toMatchObject({ harvestCount: 0, nextHarvestAt: clock.now() });
      clock.advance(hours(9));
      expect(await harvest(ctx, post.id)).toBeNull();
      expect((await postRow(ctx, post.id)).harvestCount).toBe(1);
    }, options));

  it("throws the vendor's error and loses nothing", () =>
    withRollback(async ({ ctx, failWhen }) => {
      const post = await watchPost(ctx);
      failWhen((call) => (call.operation === "listComments" ? "rate_limit" : null));
      await expect(harvest(ctx, post.id)).rejects.toMatchObject({ failure: "rate_limited" });
      expect((await postRow(ctx, post.id)).harvestCount).toBe(0);
      failWhen(null);
      expect(await harvest(ctx, post.id)).toBeNull();
      expect(await stored(ctx)).toHaveLength((await listAll(ctx, post.url)).length);
    }, options));

  it("closes a post that no longer exists on the network", () =>
    withRollback(async ({ ctx, failWhen }) => {
      const post = await watchPost(ctx);
      failWhen((call) => (call.subject === post.url ? "vanished" : null));
      expect(await harvest(ctx, post.id)).toBe("not_watched");
      expect(await postRow(ctx, post.id)).toMatchObject({
        status: "closed",
        closedReason: "deleted",
        nextHarvestAt: null,
      });
      expect(await harvest(ctx, post.id)).toBe("not_started");
    }));
});

describe("the schedule", () => {
  it("harvests 6 hours, 24 hours, 3 days and 7 days after the first, then stops", () =>
    withRollback(async ({ ctx, clock }) => {
      const post = await watchPost(ctx);
      const first = clock.now();
      const after = [hours(6), hours(24), days(3), days(7)];
      for (const [index, ms] of after.entries()) {
        expect(await harvest(ctx, post.id)).toBeNull();
        const row = await postRow(ctx, post.id);
        expect(row).toMatchObject({ harvestCount: index + 1, status: "harvesting", firstHarvestAt: first });
        expect(row.nextHarvestAt).toEqual(new Date(first.getTime() + ms));
        clock.advance(first.getTime() + ms - clock.now().getTime());
      }
      expect(await harvest(ctx, post.id)).toBeNull();
      expect(await postRow(ctx, post.id)).toMatchObject({
        harvestCount: 5,
        status: "max_harvests",
        nextHarvestAt: null,
      });
      expect(await harvest(ctx, post.id)).toBe("not_started");
    }));

  it("repeats the last one, but not forever, while something could not be read", () =>
    withRollback(async ({ ctx, db, clock, failWhen }) => {
      const post = await watchPost(ctx);
      const { afterFirstMs, repeats, repeatAfterMs } = settings.harvest;
      const firstHarvestAt = clock.now();
      const set = { status: "harvesting", harvestCount: afterFirstMs.length, firstHarvestAt } as const;
      await db.update(posts).set(set).where(eq(posts.id, post.id));
      failWhen(() => "malformed");
      for (let n = 0; n < repeats; n++) {
        const started = clock.now().getTime();
        expect(await harvest(ctx, post.id)).toBeNull();
        const row = await postRow(ctx, post.id);
        expect(row).toMatchObject({ status: "harvesting", nextHarvestAt: new Date(started + repeatAfterMs) });
        clock.advance(started + repeatAfterMs - clock.now().getTime());
      }
      expect(await harvest(ctx, post.id)).toBeNull();
      expect(await postRow(ctx, post.id)).toMatchObject({ status: "max_harvests", nextHarvestAt: null });
    }, options));

  it("counts a harvest once, however often its last step or its event repeats", () =>
    withRollback(async ({ ctx, clock }) => {
      const post = await watchPost(ctx);
      const started = one([await startHarvest(ctx, { postId: post.id })].filter((run) => run !== null));
      clock.advance(minutes(3));
      const run = { postId: post.id, runId: "a", found: 0, unread: 0, ...started };
      await scheduleNextHarvest(ctx, run);
      await scheduleNextHarvest(ctx, run);
      expect((await postRow(ctx, post.id)).harvestCount).toBe(1);
      expect(await harvest(ctx, post.id)).toBe("not_started");
      clock.advance(hours(6));
      expect(await harvest(ctx, post.id)).toBeNull();
      expect((await postRow(ctx, post.id)).harvestCount).toBe(2);
    }));

  it("counts one of several concurrent runs and stops the others", () =>
    withRollback(async ({ ctx, clock, calls }) => {
      const post = await watchPost(ctx);
      const start = async () =>
        one([await startHarvest(ctx, { postId: post.id })].filter((run) => run !== null));
      const first = await start();
      clock.advance(minutes(15));
      const second = await start();
      await scheduleNextHarvest(ctx, { postId: post.id, runId: "a", found: 0, unread: 0, ...first });
      calls.length = 0;
      const late = { postId: post.id, listing: "reactions", cursor: null, round: second.round } as const;
      expect(await harvestPage(ctx, late)).toMatchObject({ next: null, found: 0, stop: "not_watched" });
      await scheduleNextHarvest(ctx, { postId: post.id, runId: "b", found: 0, unread: 0, ...second });
      expect(calls).toEqual([]);
      expect((await postRow(ctx, post.id)).harvestCount).toBe(1);
    }));

  it("freezes a paused source's posts unless another of their sources is active", () =>
    withRollback(async ({ ctx, db, calls }) => {
      const { customerId } = ctx;
      const post = await watchPost(ctx, { source: { isActive: false } });
      expect(calls.splice(0)).toHaveLength(1);
      expect(await harvest(ctx, post.id)).toBe("not_started");
      expect(calls).toEqual([]);
      expect(await postRow(ctx, post.id)).toMatchObject({ status: "qualified", harvestCount: 0 });
      const other = await insertSource(ctx);
      await db.insert(postSources).values({ customerId, postId: post.id, sourceId: other.id });
      expect(await harvest(ctx, post.id)).toBeNull();
    }));

  it.each([
    { post: { status: "closed" } },
    { post: { status: "screened_out" } },
    { post: { status: "max_harvests" } },
    { post: { expiresAt: new Date("2025-11-20T15:00:00Z") } },
    { customer: { lifecycle: "suspended" } },
    { post: { nextHarvestAt: new Date("2025-11-20T20:00:00Z") } },
  ] as const)("starts nothing for %o", (change) =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(
        ctx,
        "customer" in change ? { customer: change.customer } : {},
      );
      const post = await insertPost(ctx, { sourceId: source.id, ...("post" in change ? change.post : {}) });
      expect(await startHarvest(ctx, { postId: post.id })).toBeNull();
    }),
  );

  it("announces a harvest within its claim", () => {
    expect(settings.harvest.claimMs).toBeLessThan(settings.harvest.afterFirstMs[0]);
  });
});

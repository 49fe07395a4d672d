import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { postSources, posts, sources } from "@/db/schema";
import { lifecycles } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { settings } from "@/lib/domain/settings";
import type { NetworkTarget } from "@/lib/networks/network";
import { withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { discover } from "@/tests/factories/pipeline";
import { insertPack, insertWorkspace, type SourceRow } from "@/tests/factories/workspace";
import { discoverPage } from "./discover-page";
import { retryDiscoveryLater } from "./finish";

const { everyMs, retryMs, overlapMs, lookBackMs } = settings.discovery;
const smallPages = { pageSizes: { posts: 4, reactions: 50, comments: 50 } };

const storedPosts = ({ db, customerId }: Context) =>
  db.select().from(posts).where(eq(posts.customerId, customerId));
const attributions = ({ db, customerId }: Context) =>
  db.select().from(postSources).where(eq(postSources.customerId, customerId));
const sourceRow = async ({ db }: Context, { id }: { id: string }) =>
  one(await db.select().from(sources).where(eq(sources.id, id)));
const ownTarget = (source: SourceRow): NetworkTarget => ({
  kind: "person",
  networkUrl: source.networkUrl ?? "",
});

describe("a run", () => {
  it("looks back as for a new source if what counts as seen is in the future", () =>
    withRollback(async ({ ctx, clock }) => {
      const seenUntil = new Date("2099-01-01T00:00:00Z");
      const { source } = await insertWorkspace(ctx, { source: { seenUntil } });
      const { found } = await discover(ctx, source);
      expect(found).toBeGreaterThan(0);
      const row = await sourceRow(ctx, source);
      expect(row.seenUntil?.getTime()).toBeLessThanOrEqual(clock.now().getTime());
    }, smallPages));

  it("stores, screens and pays for each post once, and watches the relevant ones", () =>
    withRollback(async ({ ctx, announced, clock }) => {
      const { source, customer } = await insertWorkspace(ctx);
      const { found, waiting } = await discover(ctx, source);
      const stored = await storedPosts(ctx);
      expect(waiting).toBeNull();
      expect(found).toBeGreaterThan(smallPages.pageSizes.posts);
      expect(stored).toHaveLength(found);
      expect((await attributions(ctx)).map((row) => row.sourceId)).toEqual(stored.map(() => source.id));
      expect(await readBooks(ctx)).toMatchObject({ balance: 1_000 - found, burned: found });

      const watched = stored.filter((post) => post.status === "qualified");
      expect(watched.length).toBeGreaterThan(0);
      for (const post of stored) {
        const isRelevant = post.relevanceScore >= settings.discovery.minRelevance;
        expect(post.status).toBe(isRelevant ? "qualified" : "screened_out");
        expect(post.relevanceReason).not.toBe("");
        expect(post.expiresAt).toEqual(new Date(post.postedAt.getTime() + days(14)));
        expect(post.postedAt.getTime()).toBeGreaterThan(clock.now().getTime() - lookBackMs);
      }
      expect(announced).toHaveLength(watched.length);
      expect(new Set(announced.map((event) => ("postId" in event.data ? event.data.postId : "")))).toEqual(
        new Set(watched.map((post) => post.id)),
      );
      for (const { name, data } of announced) {
        expect([name, data.customerId]).toEqual(["post/harvest.due", customer.id]);
      }
    }, smallPages));

  it("changes and pays nothing when repeated", () =>
    withRollback(async ({ ctx, announced }) => {
      const { source } = await insertWorkspace(ctx);
      await discover(ctx, source);
      const before = [await storedPosts(ctx), await readBooks(ctx), announced.length];
      await discoverPage(ctx, { sourceId: source.id, cursor: null });
      await discover(ctx, source);
      expect([await storedPosts(ctx), await readBooks(ctx), announced.length]).toEqual(before);
    }, smallPages));

  it("requests posts since the newest one, with an hour of overlap", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx);
      const first = await discover(ctx, source);
      const { seenUntil, lastDiscoveryAt, nextDiscoveryAt } = await sourceRow(ctx, source);
      const newest = Math.max(...(await storedPosts(ctx)).map((post) => post.postedAt.getTime()));
      expect([seenUntil, lastDiscoveryAt]).toEqual([new Date(newest), clock.now()]);
      expect(nextDiscoveryAt).toEqual(new Date(clock.now().getTime() + everyMs));

      clock.advance(days(5));
      const since = new Date(newest - overlapMs);
      const listed = await ctx.ports.network.listPosts(ownTarget(source), { cursor: null, since });
      const second = await discover(ctx, source);
      // One of the listed posts, within the overlap, was there before.
      expect(second.found).toBe(listed.items.length - 1);
      expect(await storedPosts(ctx)).toHaveLength(first.found + second.found);
      expect((await readBooks(ctx)).burned).toBe(first.found + second.found);
    }));

  it("processes fifty posts at most", () =>
    withRollback(
      async ({ ctx, calls }) => {
        const { source } = await insertWorkspace(ctx, {
          source: { type: "keyword_search", networkUrl: null, keywords: ["the"] },
        });
        expect(await discover(ctx, source)).toEqual({ found: 50, waiting: null });
        expect(await storedPosts(ctx)).toHaveLength(50);
        expect(calls).toHaveLength(2);
        expect((await sourceRow(ctx, source)).seenUntil).toBeNull();
        expect(await discover(ctx, source)).toEqual({ found: 50, waiting: null });
        expect(await storedPosts(ctx)).toHaveLength(100);
      },
      { pageSizes: { posts: 30, reactions: 50, comments: 50 } },
    ));

  it("does not harvest automatically if the workspace has turned that off", () =>
    withRollback(async ({ ctx, announced }) => {
      const { source } = await insertWorkspace(ctx, { customer: { autoHarvest: false } });
      await discover(ctx, source);
      const watched = (await storedPosts(ctx)).filter((post) => post.status === "qualified");
      expect(watched.map((post) => post.nextHarvestAt)).toEqual(watched.map(() => null));
      expect(announced).toEqual([]);
    }));
});

describe("what stops a run early", () => {
  it("stores as far as the credits allow, waits, and resumes where it stopped", () =>
    withRollback(async ({ ctx, clock }) => {
      const { source } = await insertWorkspace(ctx, { customer: { credits: 2 } });
      expect(await discover(ctx, source)).toMatchObject({ waiting: "credits" });
      expect(await storedPosts(ctx)).toHaveLength(2);
      expect(await readBooks(ctx)).toMatchObject({ balance: 0, burned: 2 });
      expect(await sourceRow(ctx, source)).toMatchObject({ seenUntil: null, nextDiscoveryAt: clock.now() });

      await insertPack(ctx, 100);
      const { found } = await discover(ctx, source);
      expect(found).toBeGreaterThan(2);
      expect(await storedPosts(ctx)).toHaveLength(2 + found);
      expect(await readBooks(ctx)).toMatchObject({ burned: 2 + found });
    }));

  it("makes no vendor call if credits or the daily budget are used up", () =>
    withRollback(async ({ ctx, calls, clock }) => {
      const { source } = await insertWorkspace(ctx, { customer: { dailyBudgetCapCents: 0 } });
      expect(await discover(ctx, source)).toEqual({ found: 0, waiting: "budget" });
      expect(calls).toEqual([]);
      expect((await sourceRow(ctx, source)).nextDiscoveryAt).toEqual(clock.now());
    }));

  it.each([
    ...lifecycles
      .filter((lifecycle) => lifecycle !== "active")
      .map((lifecycle) => ({ customer: { lifecycle } })),
    { source: { isActive: false } },
    { source: { deletedAt: new Date("2025-11-19T00:00:00Z") } },
    { icp: { isDefault: false } },
  ])("does nothing for %o", (change) =>
    withRollback(async ({ ctx, calls, announced }) => {
      const { source } = await insertWorkspace(ctx, change);
      expect(await discover(ctx, source)).toEqual({ found: 0, waiting: null });
      expect([calls, announced, await storedPosts(ctx)]).toEqual([[], [], []]);
    }),
  );

  it("ignores a source that no longer exists on the network", () =>
    withRollback(async ({ ctx, failWhen, clock }) => {
      const { source } = await insertWorkspace(ctx);
      failWhen(() => "vanished");
      expect(await discover(ctx, source)).toEqual({ found: 0, waiting: null });
      const next = new Date(clock.now().getTime() + hours(6));
      expect((await sourceRow(ctx, source)).nextDiscoveryAt).toEqual(next);
    }));

  it("stores nothing from a failed page and is retried later", () =>
    withRollback(async ({ ctx, failWhen, clock }) => {
      const { source } = await insertWorkspace(ctx);
      failWhen(() => "timeout");
      const failing = discoverPage(ctx, { sourceId: source.id, cursor: null });
      await expect(failing).rejects.toMatchObject({ failure: "timeout" });
      expect(await storedPosts(ctx)).toEqual([]);
      await retryDiscoveryLater(ctx, { sourceId: source.id });
      const next = new Date(clock.now().getTime() + retryMs);
      expect((await sourceRow(ctx, source)).nextDiscoveryAt).toEqual(next);
    }));
});

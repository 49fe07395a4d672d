/** Posts found before, by this source or another, and their authors. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { engagements, postSources, posts, sources } from "@/db/schema";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { NetworkTarget } from "@/lib/networks/network";
import { withDatabase, withRollback } from "@/tests/factories/context";
import { readBooks } from "@/tests/factories/ledger";
import { one } from "@/tests/factories/one";
import { discover } from "@/tests/factories/pipeline";
import { insertSource, insertWorkspace, type SourceRow } from "@/tests/factories/workspace";

/** The same context, in which the network answers the first callers simultaneously. */
function meet(ctx: Context, callers: number): Context {
  const { network } = ctx.ports;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  let arrived = 0;
  const listPosts: typeof network.listPosts = async (...call) => {
    const page = await network.listPosts(...call);
    arrived += 1;
    if (arrived === callers) open();
    await all;
    return page;
  };
  return { ...ctx, ports: { ...ctx.ports, network: { ...network, listPosts } } };
}

const storedPosts = ({ db, customerId }: Context) =>
  db.select().from(posts).where(eq(posts.customerId, customerId));
const attributions = ({ db, customerId }: Context) =>
  db.select().from(postSources).where(eq(postSources.customerId, customerId));
const ownTarget = (source: SourceRow): NetworkTarget => ({
  kind: "person",
  networkUrl: source.networkUrl ?? "",
});

describe("a post found again", () => {
  /** A search that finds one of the source's posts, and the post's address. */
  async function overlappingSearch(ctx: Context, source: SourceRow) {
    const since = new Date(ctx.clock.now().getTime() - days(10));
    const { items } = await ctx.ports.network.listPosts(ownTarget(source), { cursor: null, since });
    const post = one(items);
    const phrase = one(/\p{L}+ \p{L}+ \p{L}+/u.exec(post.text) ?? []);
    const search = await insertSource(ctx, {
      type: "keyword_search",
      networkUrl: null,
      keywords: [phrase],
      key: "keywords:overlapping",
    });
    return { search, url: post.url };
  }

  it("is watched and paid for once, and attributed to both sources", () =>
    withRollback(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx);
      const { search, url } = await overlappingSearch(ctx, source);
      await discover(ctx, source);
      await discover(ctx, search);
      const stored = await storedPosts(ctx);
      const shared = stored.filter((post) => post.url === url);
      expect(shared.map((post) => post.sourceId)).toEqual([source.id]);
      const finders = (await attributions(ctx)).filter((row) => row.postId === shared[0]?.id);
      expect(new Set(finders.map((row) => row.sourceId))).toEqual(new Set([source.id, search.id]));
      expect((await readBooks(ctx)).burned).toBe(stored.length);
    }));

  it.each([
    { planSlug: "growth", credits: 1_000 },
    { planSlug: "internal", credits: 0 },
  ] as const)("is stored once if both sources run concurrently, on $planSlug", ({ planSlug, credits }) =>
    withDatabase(async ({ ctx }) => {
      const { source } = await insertWorkspace(ctx, { customer: { planSlug, credits } });
      const { search, url } = await overlappingSearch(ctx, source);
      // Neither stores anything before the other has read its page.
      const together = meet(ctx, 2);
      await Promise.all([discover(together, source), discover(together, search)]);
      const stored = await storedPosts(ctx);
      const shared = stored.filter((post) => post.url === url);
      expect(shared).toHaveLength(1);
      const finders = (await attributions(ctx)).filter((row) => row.postId === shared[0]?.id);
      expect(new Set(finders.map((row) => row.sourceId))).toEqual(new Set([source.id, search.id]));
      expect((await readBooks(ctx)).burned).toBe(stored.length);
    }),
  );

  it("is watched at no cost once it becomes relevant after being screened out", () =>
    withRollback(async ({ ctx, db, announced }) => {
      const { source } = await insertWorkspace(ctx);
      await discover(ctx, source);
      const before = await storedPosts(ctx);
      const watched = before.filter((post) => post.status === "qualified");
      const dull = {
        status: "screened_out",
        relevanceScore: 5,
        relevanceReason: "",
        nextHarvestAt: null,
      } as const;
      await db.update(posts).set(dull).where(eq(posts.customerId, ctx.customerId));
      await db.update(sources).set({ seenUntil: null }).where(eq(sources.id, source.id));
      await discover(ctx, source);
      const revived = (await storedPosts(ctx)).filter((post) => post.status === "qualified");
      const shown = (list: typeof revived) => new Map(list.map((post) => [post.url, post]));
      expect(shown(revived)).toEqual(shown(watched));
      expect(announced).toHaveLength(2 * watched.length);
      expect((await readBooks(ctx)).burned).toBe(before.length);
    }));

  it("stays closed if it was closed", () =>
    withRollback(async ({ ctx, db, announced }) => {
      const { source } = await insertWorkspace(ctx);
      await discover(ctx, source);
      await db.update(posts).set({ status: "closed" }).where(eq(posts.customerId, ctx.customerId));
      await db.update(sources).set({ seenUntil: null }).where(eq(sources.id, source.id));
      const countBefore = announced.length;
      await discover(ctx, source);
      expect(new Set((await storedPosts(ctx)).map((post) => post.status))).toEqual(new Set(["closed"]));
      expect(announced).toHaveLength(countBefore);
    }));
});

it("engages the author of a post that another source already watches, once", () =>
  withRollback(async ({ ctx }) => {
    const { source } = await insertWorkspace(ctx);
    await discover(ctx, source);
    const watched = one((await storedPosts(ctx)).filter((post) => post.status === "qualified").slice(0, 1));
    const search = await insertSource(ctx, {
      type: "keyword_search",
      networkUrl: null,
      keywords: [one(/\p{L}+ \p{L}+ \p{L}+/u.exec(watched.text) ?? [])],
      key: "keywords:of a watched post",
    });
    await discover(ctx, search);
    await discover(ctx, search);
    const authored = await ctx.db
      .select({ kind: engagements.kind, sourceId: engagements.sourceId })
      .from(engagements)
      .where(eq(engagements.postId, watched.id));
    expect(authored).toEqual([{ kind: "post", sourceId: search.id }]);
  }));

describe("a keyword search", () => {
  it("counts the authors of relevant posts as engaged, once", () =>
    withRollback(async ({ ctx, db, announced }) => {
      const { source } = await insertWorkspace(ctx, {
        source: { type: "keyword_search", networkUrl: null, keywords: ["pipeline review", "cold outreach"] },
      });
      await discover(ctx, source);
      await discover(ctx, source);
      const authored = (await storedPosts(ctx)).filter(
        (post) => post.status === "qualified" && post.authorKind === "person",
      );
      expect(authored.length).toBeGreaterThan(0);
      const stored = await db.select().from(engagements).where(eq(engagements.customerId, ctx.customerId));
      expect(new Map(stored.map((e) => [e.postId, [e.kind, e.personUrl, e.engagedAt]]))).toEqual(
        new Map(authored.map((post) => [post.id, ["post", post.authorNetworkUrl, post.postedAt]])),
      );
      const announcedIds = announced.flatMap((event) =>
        event.name === "engagements/found" ? event.data.engagementIds : [],
      );
      expect(announcedIds.toSorted()).toEqual(stored.map((engagement) => engagement.id).toSorted());
    }));
});

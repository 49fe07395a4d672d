import fc from "fast-check";
import { expect, it } from "vitest";
import { countSignalsByPost } from "@/db/queries/watchlist";
import { postSources, posts } from "@/db/schema";
import { postStatuses, watchlistStatuses } from "@/db/vocabulary";
import { days, hours } from "@/lib/clock";
import type { Context } from "@/lib/context";
import { SignalListQuery } from "@/lib/contracts/signals";
import { WatchlistQuery } from "@/lib/contracts/watchlist";
import { listSignals } from "@/lib/domain/signals/list";
import { newId } from "@/lib/ids";
import { withRollback } from "@/tests/factories/context";
import { insertPost, insertSignal } from "@/tests/factories/signals";
import { insertCustomer, insertSource, insertUser, insertWorkspace } from "@/tests/factories/workspace";
import { casesOf } from "@/tests/setup/nightly";
import { listWatchlist } from "./list";

type Post = typeof posts.$inferInsert & { foundBy: string[] };
const types = ["target_person", "keyword_search", "own_company"] as const;

/** 120 posts with many ties, found by one or two of three sources. */
async function makePosts(ctx: Context): Promise<{ rows: Post[]; sourceIds: string[] }> {
  const now = ctx.clock.now().getTime();
  const sources = [];
  for (const type of types) sources.push(await insertSource(ctx, { type, key: type }));
  const sourceIds = sources.map(({ id }) => id);
  const rows = Array.from({ length: 120 }, (_, n): Post => {
    const own = sourceIds[n % 3] ?? "";
    const also = n % 4 === 0 ? [sourceIds[(n + 1) % 3] ?? ""] : [];
    return {
      id: newId(),
      customerId: ctx.customerId,
      sourceId: own,
      url: `https://www.network.example/feed/update/urn:li:activity:${n}`,
      authorName: "Ada Author",
      authorKind: "person",
      text: `${"word ".repeat(100)}${n}`,
      postedAt: new Date(now - hours((n * 7) % 50)),
      likes: n % 5,
      comments: (n * 3) % 7,
      relevanceScore: 50,
      relevanceReason: "It fits",
      status: postStatuses[n % postStatuses.length] ?? "qualified",
      expiresAt: new Date(now + days(n % 6)),
      createdAt: new Date(now - hours((n * 11) % 97)),
      foundBy: [own, ...also],
    };
  });
  await ctx.db.insert(posts).values(rows);
  const links = rows.flatMap((post) => post.foundBy.map((sourceId) => ({ postId: post.id, sourceId })));
  await ctx.db.insert(postSources).values(links.map((link) => ({ customerId: ctx.customerId, ...link })));
  return { rows, sourceIds };
}

it("matches a simple implementation of the filters, in a total order", () =>
  withRollback(async ({ ctx, clock }) => {
    await insertCustomer(ctx);
    const other = { ...ctx, customerId: newId() };
    await insertCustomer(other);
    await makePosts(other);
    const { rows, sourceIds } = await makePosts(ctx);
    const typeOf = new Map<string, string | undefined>(sourceIds.map((id, index) => [id, types[index]]));

    const matches = ({ source = "", sourceType = "" }: WatchlistQuery, id: string) =>
      (!source || id === source) && (!sourceType || typeOf.get(id) === sourceType);
    const expected = (query: WatchlistQuery): string[] => {
      const since = query.days === undefined ? 0 : clock.now().getTime() - days(query.days);
      const key = (post: Post) => Number(post[query.sortBy]);
      const order = query.sortDir === "asc" ? 1 : -1;
      return (
        rows
          .filter((post) => watchlistStatuses.some((status) => status === post.status))
          .filter((post) => !query.status || post.status === query.status)
          // One source must match both: a type other than the source's own finds nothing.
          .filter((post) => post.foundBy.some((id) => matches(query, id)))
          .filter((post) => Number(post.createdAt) >= since)
          .sort((a, b) => order * (key(a) - key(b) || (a.id < b.id ? -1 : 1)))
          .map(({ id }) => id)
      );
    };

    const option = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const filters = fc.record({
      status: option(...watchlistStatuses),
      source: option(...sourceIds, newId()),
      sourceType: option<string>(...types, "competitor_company", "nonsense"),
      days: option("1", "2", "3", "3650"),
      sortBy: option("likes", "comments", "postedAt", "createdAt", "expiresAt"),
      sortDir: option("asc", "desc"),
      limit: option("1", "7", "100"),
      offset: option("0", "3", "1000"),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (input) => {
        const query = WatchlistQuery.parse(input);
        const { data, ...page } = await listWatchlist(ctx, query);
        const all = expected(query);
        expect(page).toEqual({ total: all.length, limit: query.limit, offset: query.offset });
        expect(data.map(({ id }) => id)).toEqual(all.slice(query.offset, query.offset + query.limit));
      }),
      { numRuns: casesOf(20, 80) },
    );
  }));

it("shows a preview of a long text, and never a closed post", () =>
  withRollback(async ({ ctx }) => {
    await insertCustomer(ctx);
    await makePosts(ctx);
    const { data, total } = await listWatchlist(ctx, WatchlistQuery.parse({ limit: "100" }));
    expect(total).toBe(60);
    for (const post of data) {
      expect(watchlistStatuses).toContain(post.lifecycleStatus);
      expect(post.preview.length).toBeLessThanOrEqual(281);
    }
  }));

it("counts the signals that came of a post, as many as the signals' post filter finds", () =>
  withRollback(async ({ ctx }) => {
    const { source } = await insertWorkspace(ctx);
    const user = await insertUser(ctx);
    const [first, second] = [
      await insertPost(ctx, { sourceId: source.id }),
      await insertPost(ctx, { sourceId: source.id }),
    ];
    for (let n = 0; n < 3; n++) await insertSignal(ctx, { postId: first.id, sourceId: source.id });
    const { data } = await listWatchlist(ctx, WatchlistQuery.parse({}));
    const countOf = (id: string) => data.find((post) => post.id === id)?.signalCount;
    expect([countOf(first.id), countOf(second.id)]).toEqual([3, 0]);
    const found = await listSignals(ctx, user.id, SignalListQuery.parse({ post: first.id, view: "all" }));
    expect(found.total).toBe(3);
    const elsewhere = await countSignalsByPost(ctx.db, { customerId: newId(), postIds: [first.id] });
    expect(elsewhere.size).toBe(0);
  }));

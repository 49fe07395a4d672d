import { pick } from "@/db/pick";
import type { Post } from "@/db/queries/posts";
import { countSignalsByPost, findWatchlist } from "@/db/queries/watchlist";
import type { WatchlistStatus } from "@/db/vocabulary";
import { days } from "@/lib/clock";
import type { Context } from "@/lib/context";
import type { WatchedPost, WatchlistExportQuery, WatchlistQuery } from "@/lib/contracts/watchlist";
import { excerpt } from "@/lib/judgement/text/excerpt";

const previewLength = 280;

/** Watched posts that are open, by the contract's filters and sorts. */
export async function listWatchlist(ctx: Context, query: WatchlistQuery) {
  const { limit, offset } = query;
  const { rows, total } = await findWatchlist(ctx.db, { ...watchlistFiltersOf(ctx, query), limit, offset });
  return { data: await withSignalCounts(ctx, rows), total, limit, offset };
}

/** These posts as the portal shows them, each with the number of signals that came of it. */
async function withSignalCounts({ db, customerId }: Context, rows: Post[]): Promise<WatchedPost[]> {
  const counts = await countSignalsByPost(db, { customerId, postIds: rows.map(({ id }) => id) });
  return rows.map((row) => ({ ...presentWatchedPost(row), signalCount: counts.get(row.id) ?? 0 }));
}

/** A query's filters and sort, with `days` turned into a point in time. */
export const watchlistFiltersOf = (ctx: Context, query: WatchlistExportQuery) => ({
  customerId: ctx.customerId,
  status: query.status,
  sourceId: query.source,
  sourceType: query.sourceType,
  since: query.days === undefined ? undefined : new Date(ctx.clock.now().getTime() - days(query.days)),
  sortBy: query.sortBy,
  sortDir: query.sortDir,
});

/** A watched post as every surface shows it; it must be open. */
export function presentWatchedPost(post: Post): Omit<WatchedPost, "signalCount"> {
  return {
    ...pick(post, "id", "sourceId", "url"),
    author: post.authorName,
    preview: excerpt(post.text, previewLength),
    relevanceScore: post.relevanceScore,
    // The query returns watchlist statuses only.
    lifecycleStatus: post.status as WatchlistStatus,
    likes: post.likes,
    comments: post.comments,
    postedAt: post.postedAt.toISOString(),
    expiresAt: post.expiresAt.toISOString(),
    createdAt: post.createdAt.toISOString(),
  };
}

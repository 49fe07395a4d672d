import { findSourceNames } from "@/db/queries/names";
import { findOpenPosts, findWatchlistIds } from "@/db/queries/watchlist";
import type { Context } from "@/lib/context";
import type { WatchedPost, WatchlistExportQuery } from "@/lib/contracts/watchlist";
import type { Columns } from "@/lib/domain/exports/csv";
import { type Download, startDownload } from "@/lib/domain/exports/download";
import { partsAt } from "@/lib/domain/exports/parts";
import { presentWatchedPost, watchlistFiltersOf } from "./list";

type ExportedPost = Omit<WatchedPost, "signalCount"> & { source: string | null };

const columns: Columns<ExportedPost> = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  author: ({ author }) => author,
  preview: ({ preview }) => preview,
  status: ({ lifecycleStatus }) => lifecycleStatus,
  relevance: ({ relevanceScore }) => relevanceScore,
  likes: ({ likes }) => likes,
  comments: ({ comments }) => comments,
  source: ({ source }) => source,
  posted_at: ({ postedAt }) => postedAt,
  found_at: ({ createdAt }) => createdAt,
  watched_until: ({ expiresAt }) => expiresAt,
};

/**
 * The watched posts that match when the export begins, in the order of the list, each as it is when its part is read.
 * Posts closed in between are left out.
 */
export async function exportWatchlist(ctx: Context, query: WatchlistExportQuery): Promise<Download> {
  return startDownload(ctx, { list: "watchlist", query, columns, parts: partsOf(ctx, query) });
}

async function* partsOf(ctx: Context, query: WatchlistExportQuery) {
  const { db, customerId } = ctx;
  const ids = await findWatchlistIds(db, watchlistFiltersOf(ctx, query));
  yield* partsAt(ids.length, async ({ from, limit }): Promise<ExportedPost[]> => {
    const rows = await findOpenPosts(db, { customerId, ids: ids.slice(from, from + limit) });
    const names = await findSourceNames(db, {
      customerId,
      ids: [...new Set(rows.map(({ sourceId }) => sourceId))],
    });
    return rows.map((row) => ({ ...presentWatchedPost(row), source: names.get(row.sourceId) ?? null }));
  });
}

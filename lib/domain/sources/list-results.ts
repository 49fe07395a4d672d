/** What one source found, page by page. */
import { findSource } from "@/db/queries/sources";
import type { Context } from "@/lib/context";
import type { Paging } from "@/lib/contracts/operation";
import type { SourcePostsQuery } from "@/lib/contracts/sources";
import { listSignals } from "@/lib/domain/signals/list";
import { listWatchlist } from "@/lib/domain/watchlist/list";
import { notFound } from "@/lib/errors";

/** Open posts that the source found, alone or with others, newest first. Throws 404 for an unknown source. */
export async function listSourcePosts(ctx: Context, input: { sourceId: string } & SourcePostsQuery) {
  const { sourceId, lifecycleStatus, limit, offset } = input;
  await requireSource(ctx, sourceId);
  return listWatchlist(ctx, {
    source: sourceId,
    status: lifecycleStatus,
    sortBy: "createdAt",
    sortDir: "desc",
    limit,
    offset,
  });
}

/** All signals of the source, newest first, marked if the user archived them. Throws 404 for an unknown source. */
export async function listSourceSignals(ctx: Context, input: { sourceId: string; userId: string } & Paging) {
  const { sourceId, userId, limit, offset } = input;
  await requireSource(ctx, sourceId);
  return listSignals(ctx, userId, { source: sourceId, view: "all", sort: "newest", limit, offset });
}

async function requireSource(ctx: Context, sourceId: string): Promise<void> {
  const source = await findSource(ctx.db, { customerId: ctx.customerId, sourceId });
  if (!source) throw notFound("source");
}

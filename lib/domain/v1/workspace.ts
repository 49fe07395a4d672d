/** What a client reads about its workspace other than signals and reports. */
import { pick } from "@/db/pick";
import { findLastActivityAt } from "@/db/queries/activities";
import { findDefaultIcp } from "@/db/queries/customers";
import { findSourceNames } from "@/db/queries/names";
import type { Paging, Period } from "@/lib/contracts/operation";
import { V1Icp } from "@/lib/contracts/v1/icp";
import { countSampleUsage, findSamplePosts, findSampleSources } from "@/lib/domain/sample/find";
import { presentSource } from "@/lib/domain/sources/present";
import { listSources as listLiveSources } from "@/lib/domain/sources/read";
import { readUsage as readLiveUsage } from "@/lib/domain/usage/read";
import { listWatchlist as listLiveWatchlist, presentWatchedPost } from "@/lib/domain/watchlist/list";
import { notFound } from "@/lib/errors";
import { metaOf, sampleOf, type V1Context } from "./context";

/** All sources, with what each found in the period. */
export async function listSourcesV1(ctx: V1Context, query: { period: Period }) {
  const data =
    ctx.mode === "live"
      ? (await listLiveSources(ctx, query)).data
      : findSampleSources(sampleOf(ctx), query).map((row) => presentSource(row, ctx.ports.network.networks));
  return { data, total: data.length, _meta: metaOf(ctx) };
}

/** A page of the open watched posts, newest first. */
export async function listWatchlistV1(ctx: V1Context, { limit, offset }: Paging) {
  const { data: posts, total } = await watchlistPage(ctx, { limit, offset });
  const names = await sourceNamesOf(ctx, [...new Set(posts.map(({ sourceId }) => sourceId))]);
  const data = posts.map((post) => ({ ...post, sourceName: names.get(post.sourceId) ?? "" }));
  return { data, total, limit, offset, _meta: metaOf(ctx) };
}

async function sourceNamesOf(ctx: V1Context, ids: string[]): Promise<Map<string, string>> {
  if (ctx.mode === "live") return findSourceNames(ctx.db, { customerId: ctx.customerId, ids });
  return new Map(sampleOf(ctx).sources.map(({ id, displayName }) => [id, displayName]));
}

async function watchlistPage(ctx: V1Context, page: Paging) {
  if (ctx.mode === "live") return listLiveWatchlist(ctx, { ...page, sortBy: "createdAt", sortDir: "desc" });
  const { rows, total } = findSamplePosts(sampleOf(ctx), page);
  return { data: rows.map(presentWatchedPost), total };
}

/** The default ICP. Throws 404 if there is none. */
export async function readIcpV1(ctx: V1Context) {
  const icp =
    ctx.mode === "live" ? await findDefaultIcp(ctx.db, { customerId: ctx.customerId }) : sampleOf(ctx).icp;
  if (!icp) throw notFound("ideal customer profile");
  return { data: V1Icp.parse(icp), _meta: metaOf(ctx) };
}

const sampleUsage = (ctx: V1Context) => ({
  ...countSampleUsage(sampleOf(ctx)),
  systemStatus: "operational" as const,
});

/** The workspace's usage in this UTC month and the last. */
export async function readUsageV1(ctx: V1Context) {
  const [usage, lastActivityAt] =
    ctx.mode === "live"
      ? await Promise.all([readLiveUsage(ctx), findLastActivityAt(ctx.db, { customerId: ctx.customerId })])
      : [sampleUsage(ctx), sampleOf(ctx).signals[0]?.createdAt ?? null];
  const data = {
    ...usage,
    activity: {
      ...pick(usage, "signalsThisMonth", "signalsLastMonth", "postsMonitored"),
      activeSources: usage.sourcesActive,
    },
    lastActivityAt: lastActivityAt?.toISOString() ?? null,
    operational: usage.systemStatus === "operational",
  };
  return { data, _meta: metaOf(ctx) };
}

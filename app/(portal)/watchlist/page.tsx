import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { loadWatchlistParams, watchlistInput } from "@/components/watchlist/watchlist-params";
import { WatchlistView } from "@/components/watchlist/watchlist-view";
import { listSources } from "@/lib/contracts/sources";
import { listWatchlist } from "@/lib/contracts/watchlist";
import { listSources as findSources } from "@/lib/domain/sources/read";
import { listWatchlist as findWatchlist } from "@/lib/domain/watchlist/list";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Watched posts" };

export default async function WatchlistPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/watchlist", search }, listWatchlist.auth, async (page) => {
    const input = watchlistInput(loadWatchlistParams(search));
    await Promise.all([
      page.load(listSources, { query: { period: "all" } }, (ctx, { query }) => findSources(ctx, query)),
      page.load(listWatchlist, input, (ctx, { query }) => findWatchlist(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <WatchlistView />
      </HydrationBoundary>
    );
  });
}

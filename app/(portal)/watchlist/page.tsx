import type { Metadata } from "next";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { loadWatchlistParams, watchlistInput } from "@/components/watchlist/watchlist-params";
import { WatchlistView } from "@/components/watchlist/watchlist-view";
import { sources as sourcesApi } from "@/lib/api/sources";
import { watchlist as watchlistApi } from "@/lib/api/watchlist";
import { listSources } from "@/lib/contracts/sources";
import { listWatchlist } from "@/lib/contracts/watchlist";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Watched posts" };

export default async function WatchlistPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/watchlist", search }, listWatchlist.auth, async (page) => {
    const input = watchlistInput(loadWatchlistParams(search));
    await Promise.all([
      page.load(listSources, { query: { period: "all" } }, sourcesApi.listSources),
      page.load(listWatchlist, input, watchlistApi.listWatchlist),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <WatchlistView />
      </HydrationBoundary>
    );
  });
}

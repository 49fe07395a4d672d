import type { Metadata } from "next";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { periodParser } from "@/components/sources/source-query";
import { SourcesView } from "@/components/sources/sources-view";
import { plan as planApi } from "@/lib/api/plan";
import { sources as sourcesApi } from "@/lib/api/sources";
import { getPlan } from "@/lib/contracts/plan";
import { createSources, listSources } from "@/lib/contracts/sources";
import { guardedPage, type SearchParams } from "../guarded-page";
import { isAllowed } from "../is-allowed";

export const metadata: Metadata = { title: "Sources" };

export default async function SourcesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/sources", search }, listSources.auth, async (page) => {
    const period = periodParser.parseServerSide(search.period);
    await Promise.all([
      page.load(listSources, { query: { period } }, sourcesApi.listSources),
      page.load(getPlan, {}, planApi.getPlan),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <SourcesView mayAddMany={isAllowed(page, createSources)} />
      </HydrationBoundary>
    );
  });
}

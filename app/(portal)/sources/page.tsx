import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { periodParser } from "@/components/sources/source-query";
import { SourcesView } from "@/components/sources/sources-view";
import { getPlan } from "@/lib/contracts/plan";
import { createSources, listSources } from "@/lib/contracts/sources";
import { readPlan } from "@/lib/domain/plans/read";
import { listSources as readSources } from "@/lib/domain/sources/read";
import { guardedPage, type SearchParams } from "../guarded-page";
import { isAllowed } from "../is-allowed";

export const metadata: Metadata = { title: "Sources" };

export default async function SourcesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/sources", search }, listSources.auth, async (page) => {
    const period = periodParser.parseServerSide(search.period);
    await Promise.all([
      page.load(listSources, { query: { period } }, (ctx, { query }) => readSources(ctx, query)),
      page.load(getPlan, {}, readPlan),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <SourcesView mayAddMany={isAllowed(page, createSources)} />
      </HydrationBoundary>
    );
  });
}

import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { loadRejectionParams, rejectionsInput } from "@/components/rejections/rejection-params";
import { RejectionsView } from "@/components/rejections/rejections-view";
import { listRejections } from "@/lib/contracts/rejections";
import { listSources } from "@/lib/contracts/sources";
import { listRejections as findRejections } from "@/lib/domain/rejections/list";
import { listSources as findSources } from "@/lib/domain/sources/read";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Not signals" };

export default async function RejectionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/rejections", search }, listRejections.auth, async (page) => {
    const input = rejectionsInput(loadRejectionParams(search));
    await Promise.all([
      page.load(listSources, { query: { period: "all" } }, (ctx, { query }) => findSources(ctx, query)),
      page.load(listRejections, input, (ctx, { query }) => findRejections(ctx, query)),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <RejectionsView />
      </HydrationBoundary>
    );
  });
}

import type { Metadata } from "next";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { loadRejectionParams, rejectionsInput } from "@/components/rejections/rejection-params";
import { RejectionsView } from "@/components/rejections/rejections-view";
import { rejections as rejectionsApi } from "@/lib/api/rejections";
import { sources as sourcesApi } from "@/lib/api/sources";
import { listRejections } from "@/lib/contracts/rejections";
import { listSources } from "@/lib/contracts/sources";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Not signals" };

export default async function RejectionsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/rejections", search }, listRejections.auth, async (page) => {
    const input = rejectionsInput(loadRejectionParams(search));
    await Promise.all([
      page.load(listSources, { query: { period: "all" } }, sourcesApi.listSources),
      page.load(listRejections, input, rejectionsApi.listRejections),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <RejectionsView />
      </HydrationBoundary>
    );
  });
}

import type { Metadata } from "next";
import { activityInput, loadActivityParams } from "@/components/activity/activity-params";
import { ActivityView } from "@/components/activity/activity-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { activity as activityApi } from "@/lib/api/activity";
import { sources as sourcesApi } from "@/lib/api/sources";
import { listActivity } from "@/lib/contracts/activity";
import { listSources } from "@/lib/contracts/sources";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Activity" };

export default async function ActivityPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/activity", search }, listActivity.auth, async (page) => {
    const input = activityInput(loadActivityParams(search));
    await Promise.all([
      page.load(listSources, { query: { period: "all" } }, sourcesApi.listSources),
      page.load(listActivity, input, activityApi.listActivity),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <ActivityView />
      </HydrationBoundary>
    );
  });
}

import type { Metadata } from "next";
import { FirstSignalView } from "@/components/first-signal/first-signal-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { setup as setupApi } from "@/lib/api/setup";
import { sources as sourcesApi } from "@/lib/api/sources";
import { listDestinations } from "@/lib/contracts/destinations";
import { getFirstResults } from "@/lib/contracts/setup";
import { listSources } from "@/lib/contracts/sources";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Your first signal" };

/** Opened by activation; shows what happens until the first signal is delivered. */
export default function FirstSignalPage() {
  return guardedPage({ path: "/setup/first-signal" }, getFirstResults.auth, async (page) => {
    await Promise.all([
      page.load(getFirstResults, {}, setupApi.getFirstResults),
      page.load(listSources, {}, sourcesApi.listSources),
      page.load(listDestinations, {}, destinationsApi.listDestinations),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <FirstSignalView />
      </HydrationBoundary>
    );
  });
}

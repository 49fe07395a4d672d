import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { FirstSignalView } from "@/components/first-signal/first-signal-view";
import { setup as setupApi } from "@/lib/api/setup";
import { getFirstResults } from "@/lib/contracts/setup";
import { guardedPage } from "../../guarded-page";

export const metadata: Metadata = { title: "Your first signal" };

/** Opened by activation; shows what happens until the first signal is delivered. */
export default function FirstSignalPage() {
  return guardedPage({ path: "/setup/first-signal" }, getFirstResults.auth, async (page) => {
    await page.load(getFirstResults, {}, setupApi.getFirstResults);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <FirstSignalView />
      </HydrationBoundary>
    );
  });
}

import type { Metadata } from "next";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { PrivacyView } from "@/components/privacy/privacy-view";
import { loadSuppressionParams, suppressionsInput } from "@/components/privacy/suppression-params";
import { suppressions as suppressionsApi } from "@/lib/api/suppressions";
import { erasePerson } from "@/lib/contracts/privacy";
import { createSuppression, listSuppressions } from "@/lib/contracts/suppressions";
import { guardedPage, type SearchParams } from "../../guarded-page";
import { isAllowed } from "../../is-allowed";

export const metadata: Metadata = { title: "Privacy" };

export default async function PrivacyPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/settings/privacy", search }, listSuppressions.auth, async (page) => {
    await page.load(
      listSuppressions,
      suppressionsInput(loadSuppressionParams(search)),
      suppressionsApi.listSuppressions,
    );
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <PrivacyView
          maySuppress={isAllowed(page, createSuppression)}
          mayErase={isAllowed(page, erasePerson)}
        />
      </HydrationBoundary>
    );
  });
}

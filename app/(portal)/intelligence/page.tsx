import type { Metadata } from "next";
import { loadReportParams, reportsInput } from "@/components/intelligence/report-params";
import { ReportsView } from "@/components/intelligence/reports-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { intelligence as intelligenceApi } from "@/lib/api/intelligence";
import { plan as planApi } from "@/lib/api/plan";
import { listReports } from "@/lib/contracts/intelligence";
import { getCreditSummary } from "@/lib/contracts/plan";
import { settings } from "@/lib/domain/settings";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Intelligence" };

export default async function IntelligencePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/intelligence", search }, listReports.auth, async (page) => {
    await Promise.all([
      page.load(listReports, reportsInput(loadReportParams(search)), intelligenceApi.listReports),
      page.load(getCreditSummary, {}, planApi.getCreditSummary),
    ]);
    const { accountReport, personReport } = settings.price;
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <ReportsView prices={{ account: accountReport, person: personReport }} />
      </HydrationBoundary>
    );
  });
}

import type { Metadata } from "next";
import { profileOf } from "@/app/page-data";
import { daysParser } from "@/components/dashboard/dashboard-days";
import { DashboardView } from "@/components/dashboard/dashboard-view";
import { workNowInput } from "@/components/dashboard/work-now-query";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { dashboard as dashboardApi } from "@/lib/api/dashboard";
import { destinations as destinationsApi } from "@/lib/api/destinations";
import { signals as signalsApi } from "@/lib/api/signals";
import { getDashboard, getDashboardFunnel, getDashboardPending } from "@/lib/contracts/dashboard";
import { listDestinations } from "@/lib/contracts/destinations";
import { listSignals } from "@/lib/contracts/signals";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/dashboard", search }, getDashboard.auth, async (page) => {
    const days = daysParser.parseServerSide(search.days);
    const { timeZone } = await profileOf(page.ctx.identity);
    await Promise.all([
      // Without a zone of the user's own, the browser asks again with its own; see `useTimeFormat`.
      page.load(getDashboard, { query: { days, timeZone: timeZone ?? "UTC" } }, dashboardApi.getDashboard),
      page.load(getDashboardFunnel, { query: { days } }, dashboardApi.getDashboardFunnel),
      page.load(getDashboardPending, {}, dashboardApi.getDashboardPending),
      page.load(listSignals, workNowInput, signalsApi.listSignals),
      page.load(listDestinations, {}, destinationsApi.listDestinations),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DashboardView />
      </HydrationBoundary>
    );
  });
}

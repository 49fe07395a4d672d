import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { daysParser } from "@/components/dashboard/dashboard-days";
import { DashboardView } from "@/components/dashboard/dashboard-view";
import { getDashboard } from "@/lib/contracts/dashboard";
import { listDestinations } from "@/lib/contracts/destinations";
import { readDashboard } from "@/lib/domain/dashboard/overview";
import { listDestinations as findDestinations } from "@/lib/domain/destinations/read";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/dashboard", search }, getDashboard.auth, async (page) => {
    const days = daysParser.parseServerSide(search.days);
    await Promise.all([
      page.load(getDashboard, { query: { days } }, (ctx, { query }) => readDashboard(ctx, query)),
      page.load(listDestinations, {}, findDestinations),
    ]);
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DashboardView />
      </HydrationBoundary>
    );
  });
}

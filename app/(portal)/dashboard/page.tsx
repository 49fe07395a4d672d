import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { daysParser } from "@/components/dashboard/dashboard-days";
import { DashboardView } from "@/components/dashboard/dashboard-view";
import { getDashboard } from "@/lib/contracts/dashboard";
import { readDashboard } from "@/lib/domain/dashboard/overview";
import { guardedPage, type SearchParams } from "../guarded-page";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const search = await searchParams;
  return guardedPage({ path: "/dashboard", search }, getDashboard.auth, async (page) => {
    const days = daysParser.parseServerSide(search.days);
    await page.load(getDashboard, { query: { days } }, (ctx, { query }) => readDashboard(ctx, query));
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <DashboardView />
      </HydrationBoundary>
    );
  });
}

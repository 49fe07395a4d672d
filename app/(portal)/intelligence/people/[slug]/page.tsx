import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PersonReportView } from "@/components/intelligence/person-report-view";
import { HydrationBoundary } from "@/components/page/hydration-boundary";
import { BackLink } from "@/components/ui/page-header";
import { intelligence as intelligenceApi } from "@/lib/api/intelligence";
import { getPersonReport } from "@/lib/contracts/intelligence";
import { createReportLink } from "@/lib/contracts/report-links";
import { guardedPage, type SearchParams } from "../../../guarded-page";
import { isAllowed } from "../../../is-allowed";
import { reportIdOf } from "../../report-page";

export const metadata: Metadata = { title: "Person report" };

export default async function PersonReportPage({
  params,
  searchParams,
}: {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ slug }, search] = await Promise.all([params, searchParams]);
  const path = `/intelligence/people/${slug}`;
  return guardedPage({ path, search }, getPersonReport.auth, async (page) => {
    const id = await reportIdOf(page, { slug, search, type: "person" });
    const report = await page.load(getPersonReport, { params: { id } }, intelligenceApi.getPersonReport);
    if (report.error?.code === "not_found") notFound();
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/intelligence">Intelligence</BackLink>
        <PersonReportView id={id} mayShare={isAllowed(page, createReportLink)} />
      </HydrationBoundary>
    );
  });
}

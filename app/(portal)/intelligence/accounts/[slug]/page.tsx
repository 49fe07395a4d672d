import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AccountReportView } from "@/components/intelligence/account-report-view";
import { BackLink } from "@/components/ui/page-header";
import { getAccountReport } from "@/lib/contracts/intelligence";
import { readAccountReport } from "@/lib/domain/intelligence/read";
import { guardedPage, type SearchParams } from "../../../guarded-page";
import { reportIdOf } from "../../report-page";

export const metadata: Metadata = { title: "Account report" };

export default async function AccountReportPage({
  params,
  searchParams,
}: {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParams>;
}) {
  const [{ slug }, search] = await Promise.all([params, searchParams]);
  const path = `/intelligence/accounts/${slug}`;
  return guardedPage({ path, search }, getAccountReport.auth, async (page) => {
    const id = await reportIdOf(page, { slug, search, type: "account" });
    const report = await page.load(getAccountReport, { params: { id } }, (ctx, { params }) =>
      readAccountReport(ctx, params),
    );
    if (report.error?.code === "not_found") notFound();
    return (
      <HydrationBoundary state={page.dehydrate()}>
        <BackLink href="/intelligence">Intelligence</BackLink>
        <AccountReportView id={id} />
      </HydrationBoundary>
    );
  });
}
